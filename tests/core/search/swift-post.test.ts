/**
 * The counts of the Swift post's example: its position, five plies, its piece values and nothing else. The leaf
 * values have a second implementation here, so that the counts depend on the searches alone.
 */
import { expect, test } from 'vitest';
import type { ChessState } from '../../../src/lib/core/games/chess/chess-state.ts';
import {
	BISHOP,
	BLACK,
	KNIGHT,
	PAWN,
	QUEEN,
	ROOK
} from '../../../src/lib/core/games/chess/pieces.ts';
import { nullObserver, type SearchObserver } from '../../../src/lib/core/search/observer.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import { codeOf } from '../../../src/lib/core/search/registry.ts';
import type { LeafValue } from '../../../src/lib/core/search/search.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { EXHAUSTIVE } from '../../sweep.ts';
import { setupOf } from './record.ts';

const PIECES = [
	[PAWN, 1],
	[KNIGHT, 3],
	[BISHOP, 3.25],
	[ROOK, 5],
	[QUEEN, 9]
] as const;

const material: LeafValue<ChessState> = (state) =>
	PIECES.reduce(
		(sum, [piece, worth]) => sum + worth * (state.count(piece) - state.count(BLACK | piece)),
		0
	);

const SEARCHES = [
	['alphabeta', '5', 'open', 383_043, 25_808, 5.25],
	['alphabeta', '5', 'bounds', 113_012, 6_678, 5.25],
	['minimax', '4', 'bounds', 157_097, 0, 4.25],
	['swift', '4', 'bounds', 157_097, 0, 4.25],
	['minimax', '5', 'bounds', 3_474_357, 0, 5.25],
	['swift', '5', 'bounds', 3_474_357, 0, 5.25]
] as const;

test.each(SEARCHES.filter(([, , , below]) => EXHAUSTIVE || below < 1_000_000))(
	'%s, %s plies, ties %s: %i nodes below the root, %i cutoffs',
	(algorithm, depth, ties, below, cuts, worth) => {
		const fields: SetupFields = {
			game: 'chess',
			position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
			depth,
			algorithm,
			ties
		};
		const prepared = prepareSearch(setupOf(fields));
		let visited = 0;
		let cutoffs = 0;
		const observer: SearchObserver = {
			...nullObserver,
			enter: () => ++visited,
			evaluate: () => ++visited,
			cut: () => ++cutoffs
		};
		const tree = prepared.newTree(material as LeafValue<never> as LeafValue);
		const value = codeOf(algorithm).run(prepared.newSearch(algorithm, observer, 'exact', tree));
		expect([value, visited - 1, cutoffs]).toEqual([worth, below, cuts]);
	},
	120_000
);
