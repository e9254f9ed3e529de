import type { Caption } from './caption.svelte.ts';

/** What a page of this site may ask of the explorer that it holds in a frame: `plyscope` of the frame's window. */
interface EmbeddedExplorer {
	/** The query of what is shown, without `?`; null while it is being searched. */
	readonly query: string | null;
	/** True at the last step. */
	readonly isLast: boolean;
	/** Shows what a query says. */
	open(query: string): Promise<void>;
	/** The place in a lesson that its line says; null where no lesson is given. */
	caption: Caption | null;
	/** To the next or the previous event; from a problem to the first step. */
	travel(direction: 'next' | 'previous'): void;
}

/** Sent to the frame's element whenever what is shown has changed. */
export const SHOWN = 'plyscope-shown';

declare global {
	interface Window {
		plyscope?: EmbeddedExplorer;
	}
}
