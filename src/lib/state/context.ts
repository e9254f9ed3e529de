import { createContext } from 'svelte';
import type { Explorer } from './explorer.svelte.ts';

/** The explorer's model, for every pane of its page. */
export const [getExplorer, setExplorer] = createContext<Explorer>();
