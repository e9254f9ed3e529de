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

/** The terms of ghess in display order, as `GHESS_TERM_IDS` lists them. */
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

/** A selection of terms in words: "material and tension". */
export function nameGhessTerms(chosen: readonly string[]): string {
	const names = ghessTerms('counted')
		.filter(({ id }) => chosen.includes(id))
		.map(({ name }) => name.toLowerCase());
	const last = names.pop() ?? '';
	return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
