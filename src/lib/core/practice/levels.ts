/** The levels: which trees are drawn, which of them are accepted, and what is asked about them. */
import type { CutRule } from '../search/search.ts';
import type { Ask } from './exercise.ts';
import { IDEAS } from './ideas/registry.ts';
import { countLeaves, isLeaf, type PlainTree } from './plain-tree.ts';
import { hasSameValuesAndCuts, OPEN_WINDOW, type Sheet } from './sheet.ts';
import { walk, type At, type Problem } from './walk.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** The shape of a drawn tree. */
export interface Shape {
	readonly plies: number;
	/** Fewest and most children of an inner node. */
	readonly children: readonly [fewest: number, most: number];
	/** The smallest and the largest leaf. */
	readonly leaves: readonly [low: number, high: number];
	/** True if all leaves are different. */
	readonly isDistinct: boolean;
}

interface LevelInfo {
	readonly name: string;
	readonly algorithm: Problem['algorithm'];
	readonly shape: Shape;
	readonly ask: readonly Ask[];
	/** True for a tree that is drawn at this level. */
	readonly accepts: (drawn: Drawn) => boolean;
}

/** A drawn tree under a cutoff rule, MAX at the root, fail-soft: what its level asks of it. */
export class Drawn {
	readonly leaves: number;
	#result: Result | null = null;

	constructor(
		readonly tree: PlainTree,
		private readonly cut: CutRule
	) {
		this.leaves = countLeaves(tree, 0);
	}

	/** What alpha-beta does with it. */
	get search(): Result {
		this.#result ??= measure(this.problem);
		return this.#result;
	}

	/** The root's value with plain minimax, and if MIN moved there. */
	get values(): { readonly right: number; readonly swapped: number; readonly first: number } {
		const problem: Problem = { ...this.problem, algorithm: 'minimax' };
		const [right, other] = [walk(problem), walk(problem, { side: (isMax) => !isMax })];
		return {
			right: right.values[0]?.value ?? NaN,
			swapped: other.values[0]?.value ?? NaN,
			first: right.values[this.tree.children[0]?.[0] ?? 0]?.value ?? NaN
		};
	}

	/** True if the answer of an idea differs from the right one. */
	tells(id: string): boolean {
		const { sheet } = this.search;
		return this.answers.some((one) => one.id === id && !hasSameValuesAndCuts(one.sheet, sheet));
	}

	/** The number of different wrong answers. */
	get wrongAnswers(): number {
		const different: Sheet[] = [this.search.sheet];
		for (const { sheet } of this.answers) {
			if (!different.some((one) => hasSameValuesAndCuts(one, sheet))) different.push(sheet);
		}
		return different.length - 1;
	}

	private get answers(): { readonly id: string; readonly sheet: Sheet }[] {
		return IDEAS.filter(({ isDrawn }) => isDrawn).flatMap(({ id, answers }) =>
			answers(this.problem, this.search.sheet).map((sheet) => ({ id, sheet }))
		);
	}

	private get problem(): Problem {
		return {
			tree: this.tree,
			algorithm: 'alphabeta',
			rules: { cut: this.cut, fail: 'soft', ties: 'bounds' },
			window: OPEN_WINDOW,
			isWhole: true
		};
	}
}

interface Result {
	readonly sheet: Sheet;
	readonly cutoffs: number;
	readonly deep: number;
	readonly atMax: number;
	readonly prunedLeaves: number;
	/** Pruned inner nodes. */
	readonly subtrees: number;
}

function measure(problem: Problem): Result {
	const cutoffs: At[] = [];
	const sheet = walk(problem, {
		stops: (at) => {
			if (at.holds) cutoffs.push(at);
			return at.holds;
		}
	});
	const { tree } = problem;
	const pruned = sheet.pruned.flatMap((isPruned, node) => (isPruned ? [node] : []));
	return {
		sheet,
		cutoffs: cutoffs.length,
		deep: cutoffs.filter(({ max, owners, depth }) => depth - (max ? owners.beta : owners.alpha) > 1)
			.length,
		atMax: cutoffs.filter(({ max }) => max).length,
		prunedLeaves: pruned.reduce((sum, node) => sum + countLeaves(tree, node), 0),
		subtrees: pruned.filter((node) => !isLeaf(tree, node)).length
	};
}

/** The largest part of the leaves that may be pruned. */
const MOST_PRUNED = 0.6;

const keepsEnough = ({ leaves, search }: Drawn): boolean =>
	search.prunedLeaves <= MOST_PRUNED * leaves;

export const LEVEL_INFO: Readonly<Record<Level, LevelInfo>> = {
	1: {
		name: 'Values',
		algorithm: 'minimax',
		shape: { plies: 2, children: [2, 3], leaves: [1, 20], isDistinct: true },
		ask: ['values', 'move'],
		accepts: (drawn) => {
			if (drawn.leaves < 6) return false;
			const { right, swapped, first } = drawn.values;
			return first !== right && swapped !== right;
		}
	},
	2: {
		name: 'First cuts',
		algorithm: 'alphabeta',
		shape: { plies: 2, children: [3, 3], leaves: [1, 20], isDistinct: true },
		ask: ['values', 'cuts', 'move'],
		accepts: (drawn) =>
			drawn.search.cutoffs === 1 && drawn.search.prunedLeaves >= 2 && drawn.wrongAnswers >= 4
	},
	3: {
		name: 'The window',
		algorithm: 'alphabeta',
		shape: { plies: 3, children: [2, 3], leaves: [1, 30], isDistinct: true },
		ask: ['values', 'windows', 'cuts'],
		accepts: (drawn) =>
			drawn.leaves >= 9 &&
			drawn.leaves <= 18 &&
			drawn.search.atMax >= 1 &&
			drawn.search.cutoffs > drawn.search.atMax &&
			drawn.search.subtrees >= 1 &&
			keepsEnough(drawn)
	},
	4: {
		name: 'Deep cuts',
		algorithm: 'alphabeta',
		shape: { plies: 4, children: [2, 3], leaves: [1, 40], isDistinct: true },
		ask: ['values', 'cuts', 'count', 'move'],
		accepts: (drawn) =>
			isDeep(drawn) &&
			drawn.search.deep < drawn.search.cutoffs &&
			drawn.tells('shallow') &&
			drawn.wrongAnswers >= 6
	},
	5: {
		name: 'Rule and order',
		algorithm: 'alphabeta',
		shape: { plies: 4, children: [2, 3], leaves: [0, 9], isDistinct: false },
		ask: ['values', 'windows', 'cuts', 'count', 'move'],
		accepts: (drawn) =>
			isDeep(drawn) &&
			drawn.tells('other-rule') &&
			drawn.tells('shallow') &&
			drawn.wrongAnswers >= 7
	}
};

function isDeep(drawn: Drawn): boolean {
	return (
		drawn.leaves >= 16 &&
		drawn.leaves <= 28 &&
		drawn.search.cutoffs >= 3 &&
		drawn.search.deep >= 1 &&
		keepsEnough(drawn)
	);
}
