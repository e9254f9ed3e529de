import type { GhessTerm, GhessTermCode } from './ghess-term.ts';
import { GHESS_TERM_NAMES } from './term-ids.ts';
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
	const terms: readonly GhessTermCode[] = [
		material,
		tension(ownSquare),
		passedPawns,
		outposts,
		rooksOnSeventh,
		openFiles,
		pawnChains,
		tempo
	];
	return terms.map((term) => ({ ...term, name: GHESS_TERM_NAMES[term.id] ?? term.id }));
}
