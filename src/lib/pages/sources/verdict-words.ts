import type { Verdict } from '$lib/core/experiments/sources/claims/claim.ts';

/** A verdict's sign and words: colour is never the only cue. */
export const VERDICT_WORDS: Readonly<
	Record<Verdict, { readonly sign: string; readonly words: string }>
> = {
	true: { sign: '✓', words: 'true' },
	partly: { sign: '≈', words: 'partly true' },
	explained: { sign: '½', words: 'explained in part' },
	'not-as-claimed': { sign: '✗', words: 'not as claimed' },
	'cannot-be-checked': { sign: '?', words: 'cannot be checked' },
	noticed: { sign: '!', words: 'noticed' }
};
