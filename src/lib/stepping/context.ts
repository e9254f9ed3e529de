import { createContext } from 'svelte';
import type { Explorer } from './explorer.svelte.ts';
import { setStepped } from '$lib/tree/stepped.ts';

const [get, set] = createContext<Explorer>();

/** The explorer's model, for each pane of its page. */
export const getExplorer = get;

/** Sets the model for all panes, the pictures of the tree among them. */
export function setExplorer(explorer: Explorer): Explorer {
	setStepped(explorer);
	return set(explorer);
}
