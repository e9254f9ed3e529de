import { assertExists } from '../base/assert.ts';
import { alphaBeta } from './alphabeta.ts';
import { minimax } from './minimax.ts';
import type { Algorithm, AlgorithmCode } from './search.ts';

/** All algorithms, in the order of menus. To add one, add it here, and its code in `all.ts`. */
const ALGORITHMS = {
	minimax: {
		name: 'Minimax',
		about: 'Visits every node; MAX takes the largest value, MIN the smallest.',
		usesWindow: false,
		needs: [],
		visits: 'once',
		valuesFor: 'max'
	},
	alphabeta: {
		name: 'Alpha-beta',
		about: 'The same value as minimax, but stops searching a node as soon as it cannot matter.',
		usesWindow: true,
		needs: ['rules', 'ties'],
		visits: 'once',
		valuesFor: 'max'
	},
	negamax: {
		name: 'Negamax',
		group: 'More searches',
		about: 'Alpha-beta written once for both sides; values change sign at every ply.',
		usesWindow: true,
		needs: ['rules'],
		visits: 'once',
		valuesFor: 'mover'
	},
	tt: {
		name: 'Alpha-beta with transposition table',
		group: 'More searches',
		about: 'Looks up repeated positions in a transposition table.',
		usesWindow: true,
		needs: ['rules', 'keys'],
		visits: 'once',
		valuesFor: 'max'
	},
	deepening: {
		name: 'Iterative deepening',
		group: 'More searches',
		about: 'Alpha-beta to depth 1, 2, 3, …, each time searching the previous best line first.',
		usesWindow: true,
		needs: ['rules'],
		visits: 'again',
		valuesFor: 'max'
	},
	pvs: {
		name: 'Principal variation search (PVS)',
		group: 'More searches',
		about:
			'Searches the first move with the full window and tests the others with a null window (NegaScout).',
		usesWindow: true,
		needs: [],
		visits: 'again',
		valuesFor: 'mover'
	},
	mtdf: {
		name: 'MTD(f)',
		group: 'More searches',
		about: 'Null-window searches with memory, from a first guess of 0 until the bounds meet.',
		usesWindow: true,
		needs: ['keys'],
		visits: 'again',
		valuesFor: 'max'
	},
	sss: {
		name: 'SSS*',
		group: 'More searches',
		about: 'Best-first search, run as null-window searches down from +∞.',
		usesWindow: true,
		needs: ['keys'],
		visits: 'again',
		valuesFor: 'max'
	},
	aspiration: {
		name: 'Aspiration windows',
		group: 'More searches',
		about: 'Iterative deepening with a narrow window around the previous value.',
		usesWindow: true,
		needs: ['rules'],
		visits: 'again',
		valuesFor: 'max'
	},
	quiescence: {
		name: 'Quiescence search',
		group: 'More searches',
		about: 'Alpha-beta that continues past the depth limit with captures and promotions.',
		usesWindow: true,
		needs: ['rules', 'ties'],
		visits: 'beyond',
		valuesFor: 'max'
	},
	swift: {
		name: 'Swift post’s alpha-beta',
		group: 'From the sources',
		about:
			'As published: MIN never lowers beta, so there are no cutoffs except after an infinite value.',
		usesWindow: true,
		needs: [],
		published: { cut: 'equal', fail: 'soft', ties: 'open' },
		narrows: { max: true, min: false },
		visits: 'once',
		valuesFor: 'max'
	},
	ghess: {
		name: 'ghess’s minimax',
		group: 'From the sources',
		about:
			'As published: the side to move at the root always maximises, although values are from White’s side.',
		usesWindow: false,
		needs: [],
		visits: 'once',
		maxIs: 'root mover',
		valuesFor: 'max'
	}
} satisfies Record<string, Algorithm>;

export type AlgorithmId = keyof typeof ALGORITHMS;
export const ALGORITHM_IDS = Object.keys(ALGORITHMS) as readonly AlgorithmId[];

export function algorithmOf(id: AlgorithmId): Algorithm {
	return ALGORITHMS[id];
}

/** Pages open with one of these two; the others come with `all.ts`, like the rules of most games. */
const codes = new Map<AlgorithmId, AlgorithmCode>([
	['minimax', minimax],
	['alphabeta', alphaBeta]
]);

/** Adds the code of algorithms that is not there from the start. */
export function addAlgorithms(added: Readonly<Partial<Record<AlgorithmId, AlgorithmCode>>>): void {
	for (const [id, code] of Object.entries(added)) codes.set(id as AlgorithmId, code);
}

/** True if the code of an algorithm is there; false for a text that names none. */
export function hasCode(text: string): boolean {
	return codes.has(text as AlgorithmId);
}

/** How an algorithm searches, and its lines; it must be ready (`search/all.ts`). */
export function codeOf(id: AlgorithmId): AlgorithmCode {
	return assertExists(codes.get(id), `the algorithm ${id} is ready`);
}

/** True where a search visits every node of minimax's tree: it has no window, so it prunes nothing. */
export function visitsAll(id: AlgorithmId): boolean {
	return !algorithmOf(id).usesWindow;
}

/** True where the search's value is always minimax's to the same depth, so that the two may be compared. */
export function findsMinimax(id: AlgorithmId): boolean {
	const { visits, maxIs } = algorithmOf(id);
	return visits !== 'beyond' && maxIs === undefined;
}
