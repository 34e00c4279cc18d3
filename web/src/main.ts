import './look/base.css';

import { mount } from 'svelte';
import App from './app.svelte';
import { kept } from './lib/kept.svelte';
import { wear } from './lib/theme.svelte';
import { speak } from './lib/words.svelte';

wear();
await speak(kept.lang);
const target = document.getElementById('app');
if (target) mount(App, { target });
