import { createContext } from 'svelte';
import type { Explorer } from './explorer.svelte.ts';

/** The explorer's model, for each pane of its page. */
export const [getExplorer, setExplorer] = createContext<Explorer>();
