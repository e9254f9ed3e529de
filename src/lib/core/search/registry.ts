import { Loaded, type Coded } from '../base/loaded.ts';
import { alphaBeta } from './alphabeta.ts';
import { minimax } from './minimax.ts';
import type { Algorithm, AlgorithmCode } from './search.ts';

/** All algorithms, in the order of menus. To add one, add its file and its row here. */
const ALGORITHMS = {
	minimax: {
		name: 'Minimax',
		about: 'Visits every node; MAX takes the largest value, MIN the smallest.',
		usesWindow: false,
		needs: [],
		visits: 'once',
		valuesFor: 'max',
		code: minimax
	},
	alphabeta: {
		name: 'Alpha-beta',
		about: 'The same value as minimax, but stops searching a node as soon as it cannot matter.',
		usesWindow: true,
		needs: ['rules', 'ties'],
		visits: 'once',
		valuesFor: 'max',
		code: alphaBeta
	},
	negamax: {
		name: 'Negamax',
		group: 'More searches',
		about: 'Alpha-beta written once for both sides; values change sign at every ply.',
		usesWindow: true,
		needs: ['rules'],
		visits: 'once',
		valuesFor: 'mover',
		load: async () => (await import('./family/negamax.ts')).negamax
	},
	tt: {
		name: 'Alpha-beta with transposition table',
		group: 'More searches',
		about: 'Looks up repeated positions in a transposition table.',
		usesWindow: true,
		needs: ['rules', 'keys'],
		visits: 'once',
		valuesFor: 'max',
		load: async () => (await import('./family/transposition.ts')).transposition
	},
	deepening: {
		name: 'Iterative deepening',
		group: 'More searches',
		about: 'Alpha-beta to depth 1, 2, 3, …, each time searching the previous best line first.',
		usesWindow: true,
		needs: ['rules'],
		visits: 'again',
		valuesFor: 'max',
		load: async () => (await import('./family/deepening.ts')).deepening
	},
	pvs: {
		name: 'Principal variation search (PVS)',
		group: 'More searches',
		about:
			'Searches the first move with the full window and tests the others with a null window (NegaScout).',
		usesWindow: true,
		needs: [],
		visits: 'again',
		valuesFor: 'mover',
		load: async () => (await import('./family/pvs.ts')).pvs
	},
	mtdf: {
		name: 'MTD(f)',
		group: 'More searches',
		about: 'Null-window searches with memory, from a first guess of 0 until the bounds meet.',
		usesWindow: true,
		needs: ['keys'],
		visits: 'again',
		valuesFor: 'max',
		load: async () => (await import('./family/mtdf.ts')).mtdf
	},
	sss: {
		name: 'SSS*',
		group: 'More searches',
		about: 'Best-first search, run as null-window searches down from +∞.',
		usesWindow: true,
		needs: ['keys'],
		visits: 'again',
		valuesFor: 'max',
		load: async () => (await import('./family/sss.ts')).sss
	},
	aspiration: {
		name: 'Aspiration windows',
		group: 'More searches',
		about: 'Iterative deepening with a narrow window around the previous value.',
		usesWindow: true,
		needs: ['rules'],
		visits: 'again',
		valuesFor: 'max',
		load: async () => (await import('./family/aspiration.ts')).aspiration
	},
	quiescence: {
		name: 'Quiescence search',
		group: 'More searches',
		about: 'Alpha-beta that continues past the depth limit with captures and promotions.',
		usesWindow: true,
		needs: ['rules', 'ties'],
		visits: 'beyond',
		valuesFor: 'max',
		load: async () => (await import('./family/quiescence.ts')).quiescence
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
		valuesFor: 'max',
		load: async () => (await import('./swift.ts')).swift
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
		valuesFor: 'max',
		load: async () => (await import('./ghess.ts')).ghess
	}
} satisfies Record<string, Algorithm & Coded<AlgorithmCode>>;

export type AlgorithmId = keyof typeof ALGORITHMS;
export const ALGORITHM_IDS = Object.keys(ALGORITHMS) as readonly AlgorithmId[];

export function algorithmOf(id: AlgorithmId): Algorithm {
	return ALGORITHMS[id];
}

const codes = new Loaded<AlgorithmId, AlgorithmCode>('algorithm', ALGORITHMS);

/** Loads the code of algorithms. */
export async function loadAlgorithms(ids: readonly AlgorithmId[]): Promise<void> {
	await codes.load(ids);
}

/** True if the code of an algorithm is there; false for a text that names none. */
export function hasCode(text: string): boolean {
	return codes.has(text);
}

/** How an algorithm searches, and its lines; it must have been loaded. */
export function codeOf(id: AlgorithmId): AlgorithmCode {
	return codes.of(id);
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
