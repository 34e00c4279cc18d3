// Any clause on a page can be read; the page says how.

import { createContext } from 'svelte';

export const [clauseOpener, setClauseOpener] = createContext<(clause: string) => void>();
