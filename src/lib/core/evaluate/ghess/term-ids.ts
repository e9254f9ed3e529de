/** The ids of ghess's terms, and the notation of a selection. */
import { clip } from '../../base/clip.ts';
import { fail, ok, type Result } from '../../base/result.ts';

/** In display order. */
export const GHESS_TERM_IDS: readonly string[] = [
	'material',
	'tension',
	'passed-pawns',
	'outposts',
	'rooks-on-seventh',
	'open-files',
	'pawn-chains',
	'tempo'
];

/** The default selection. */
export const DEFAULT_GHESS_TERMS: readonly string[] = ['material', 'tension'];

/** A selection of terms in the standard order: "material,passed-pawns". */
export function formatGhessTerms(chosen: readonly string[]): string {
	return GHESS_TERM_IDS.filter((id) => chosen.includes(id)).join(',');
}

/** Reads such a list in any order; an unknown term, a repeated term, or an empty list is a fault. */
export function parseGhessTerms(text: string): Result<readonly string[]> {
	const known = GHESS_TERM_IDS.join(', ');
	const words = text.split(',');
	let at = 0;
	for (const [index, word] of words.entries()) {
		if (!GHESS_TERM_IDS.includes(word)) {
			return word === ''
				? fail('evaluator-terms', `A term of ghess is missing; choose among ${known}.`, at)
				: fail('evaluator-terms', `ghess has no term “${clip(word)}”; choose among ${known}.`, at);
		}
		if (words.indexOf(word) < index) {
			return fail('evaluator-terms', `The term “${word}” is named twice.`, at);
		}
		at += word.length + 1;
	}
	return ok(GHESS_TERM_IDS.filter((id) => words.includes(id)));
}
