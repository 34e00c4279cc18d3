import './look/base.css';

import { mount } from 'svelte';
import App from './app.svelte';
import { kept } from './lib/kept.svelte';
import { speak } from './lib/words.svelte';

document.documentElement.dataset.theme = kept.theme;
await speak(kept.lang);
const target = document.getElementById('app');
if (target) mount(App, { target });
