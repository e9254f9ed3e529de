/** The terms of ghess in display order, and the notation of a selection. */
import { fail, ok, type Result } from '../../base/result.ts';
import type { GhessTerm } from './ghess-term.ts';
import { material } from './terms/material.ts';
import { openFiles } from './terms/open-files.ts';
import { outposts } from './terms/outposts.ts';
import { passedPawns } from './terms/passed-pawns.ts';
import { pawnChains } from './terms/pawn-chains.ts';
import { rooksOnSeventh } from './terms/rooks-on-seventh.ts';
import { tempo } from './terms/tempo.ts';
import { tension } from './terms/tension-term.ts';
import type { OwnSquare } from './tension.ts';
import { clip } from '../../base/clip.ts';

export function ghessTerms(ownSquare: OwnSquare): readonly GhessTerm[] {
	return [
		material,
		tension(ownSquare),
		passedPawns,
		outposts,
		rooksOnSeventh,
		openFiles,
		pawnChains,
		tempo
	];
}

export const GHESS_TERM_IDS: readonly string[] = ghessTerms('counted').map(({ id }) => id);

/** The default selection. */
export const DEFAULT_GHESS_TERMS: readonly string[] = ['material', 'tension'];

/** A selection of terms in the standard order: "material,passed-pawns". */
export function formatGhessTerms(chosen: readonly string[]): string {
	return GHESS_TERM_IDS.filter((id) => chosen.includes(id)).join(',');
}

/** The same in words: "material and tension". */
export function nameGhessTerms(chosen: readonly string[]): string {
	const names = ghessTerms('counted')
		.filter(({ id }) => chosen.includes(id))
		.map(({ name }) => name.toLowerCase());
	const last = names.pop() ?? '';
	return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
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
