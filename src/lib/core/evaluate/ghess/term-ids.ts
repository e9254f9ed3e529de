/** The ids of ghess's terms, and the notation of a selection. */
import { listWords } from '../../base/list-words.ts';
import { quote } from '../../base/clip.ts';
import { readPieces } from '../../base/pieces.ts';
import { fail, ok, type Result } from '../../base/result.ts';

/** The names of the terms by their ids, in display order. */
export const GHESS_TERM_NAMES: Readonly<Record<string, string>> = {
	material: 'Material',
	tension: 'Tension',
	'passed-pawns': 'Passed pawns',
	outposts: 'Outpost knights',
	'rooks-on-seventh': 'Rooks on the seventh rank',
	'open-files': 'Rooks on open files',
	'pawn-chains': 'Pawn chains',
	tempo: 'Tempo'
};

export const GHESS_TERM_IDS: readonly string[] = Object.keys(GHESS_TERM_NAMES);

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

/** A selection of terms in words: "material and tension". */
export function nameGhessTerms(chosen: readonly string[]): string {
	const names = Object.entries(GHESS_TERM_NAMES).filter(([id]) => chosen.includes(id));
	return listWords(names.map(([, name]) => name.toLowerCase()));
}
