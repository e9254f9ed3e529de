/** The ids of ghess's terms, and the notation of a selection. */
import { quote } from '../../base/clip.ts';
import { readPieces } from '../../base/pieces.ts';
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
	const { values, result } = readPieces<string>(text.split(','), (word, before) => {
		if (!GHESS_TERM_IDS.includes(word)) {
			const what = word === '' ? 'A term of ghess is missing' : `ghess has no term ${quote(word)}`;
			return fail('evaluator-terms', `${what}; choose among ${known}.`);
		}
		return before.includes(word)
			? fail('evaluator-terms', `The term “${word}” is named twice.`)
			: ok(word);
	});
	return result.ok ? ok(GHESS_TERM_IDS.filter((id) => values.includes(id))) : result;
}
