import { runAlphaBeta } from '../alphabeta.ts';
import { runMinimax } from '../minimax.ts';
import { withAspiration } from './aspiration.ts';
import { runDeepening, withOpenWindow } from './deepening.ts';
import type { FamilyAlgorithm, MakeWindowSearch } from './family.ts';
import { alphaBetaWithMemory } from './memory.ts';
import { runMtdf } from './mtdf.ts';
import { runNegamax } from './negamax.ts';
import { runPvs } from './pvs.ts';
import { runQuiescence } from './quiescence.ts';
import { runSss } from './sss.ts';
import { runTransposition } from './transposition.ts';

/** MTD(f) alone has no value to start from, so it asks about this one first. */
const FIRST_GUESS = 0;

const plainAlphaBeta: MakeWindowSearch = (search) => (alpha, beta) =>
	runAlphaBeta(search, alpha, beta);

/** The searches that can be compared; the first two are also those that can be stepped through. */
export const FAMILY = {
	minimax: {
		name: 'Minimax',
		about: 'Visits every node: MAX keeps the largest value, MIN the smallest.',
		needs: [],
		run: runMinimax
	},
	alphabeta: {
		name: 'Alpha-beta',
		about: 'The same answer as minimax, but a node is left as soon as its value cannot matter.',
		needs: ['rules'],
		run: (search) => runAlphaBeta(search)
	},
	negamax: {
		name: 'Negamax',
		about: 'Alpha-beta written once for both sides: a value changes its sign from ply to ply.',
		needs: ['rules'],
		run: runNegamax
	},
	tt: {
		name: 'Alpha-beta with a table',
		about: 'Positions that come about again are looked up in a transposition table.',
		needs: ['rules', 'keys'],
		run: runTransposition
	},
	deepening: {
		name: 'Iterative deepening',
		about: 'Alpha-beta to one ply, two, three, each time with the last best line first.',
		needs: ['rules'],
		run: (search) => runDeepening(search, withOpenWindow(plainAlphaBeta))
	},
	pvs: {
		name: 'Principal-variation search',
		about: 'The first move in full, the others only asked whether they are better (NegaScout).',
		needs: [],
		run: runPvs
	},
	mtdf: {
		name: 'MTD(f)',
		about: 'Null windows alone, with a memory, from a first guess of 0 until the bounds meet.',
		needs: ['keys'],
		run: (search) => runMtdf(search, alphaBetaWithMemory, FIRST_GUESS)
	},
	sss: {
		name: 'SSS*',
		about: 'Best-first search, as null windows that come down from plus infinity.',
		needs: ['keys'],
		run: (search) => runSss(search, alphaBetaWithMemory)
	},
	aspiration: {
		name: 'Aspiration windows',
		about: 'Iterative deepening, each depth in a narrow window around the last value.',
		needs: ['rules'],
		run: (search) => runDeepening(search, withAspiration(plainAlphaBeta))
	},
	quiescence: {
		name: 'Quiescence search',
		about: 'Alpha-beta that goes on beyond the depth limit through captures and promotions.',
		needs: ['rules'],
		goesBeyond: true,
		run: runQuiescence
	}
} satisfies Record<string, FamilyAlgorithm>;

export type FamilyId = keyof typeof FAMILY;
export const FAMILY_IDS = Object.keys(FAMILY) as readonly FamilyId[];

export function familyOf(id: FamilyId): FamilyAlgorithm {
	return FAMILY[id];
}
