/** Whether this browser holds drafts of lessons, which is known without reading them. */
import type { Draft } from '$lib/core/lessons/draft.ts';
import { KeptText } from './kept-text.ts';

export interface KeptDraft {
	/** Names it in links, and stays when the lesson gets another id. */
	readonly key: string;
	readonly draft: Draft;
}

export const DRAFTS_KEY = 'plyscope-lesson-drafts';
export const draftsText = new KeptText(DRAFTS_KEY);

/** The drafts of a tab whose browser keeps nothing; null in another. */
export const inTab: { drafts: readonly KeptDraft[] | null } = { drafts: null };

export function holdsDrafts(): boolean {
	return inTab.drafts !== null || draftsText.read() !== '';
}
