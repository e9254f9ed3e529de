/** The fewest leaves of any order, against every order, random ones, and Knuth and Moore’s proofs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom, shuffled } from '../../../src/lib/core/base/random.ts';
import { fewestLeaves } from '../../../src/lib/core/practice/fewest-leaves.ts';
import type { PlainTree } from '../../../src/lib/core/practice/plain-tree.ts';
import {
	CUT_RULES,
	FAIL_RULES,
	TIE_RULES,
	type SearchRules
} from '../../../src/lib/core/search/search.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { exercise, range } from './exercises.ts';

type Nested = number | readonly Nested[];

const ALL_RULES: readonly SearchRules[] = CUT_RULES.flatMap((cut) =>
	FAIL_RULES.flatMap((fail) => TIE_RULES.map((ties) => ({ cut, fail, ties })))
);
const KNUTH_MOORE = { cut: 'equal', fail: 'soft', ties: 'bounds' } as const;

/** The leaves that alpha-beta evaluates, children from left to right. */
function leavesOf(tree: Nested, isMax: boolean, { cut, fail, ties }: SearchRules): number {
	let leaves = 0;
	search(tree, -Infinity, Infinity, isMax, true);
	return leaves;

	function search(at: Nested, low: number, high: number, max: boolean, isRoot: boolean): number {
		if (typeof at === 'number') {
			leaves++;
			return at;
		}
		let [alpha, beta] = [low, high];
		let best = max ? -Infinity : Infinity;
		for (const child of at) {
			const value = search(child, alpha, beta, !max, false);
			best = max ? Math.max(best, value) : Math.min(best, value);
			const [one, other] = max ? [best, high] : [low, best];
			if (!(isRoot && ties === 'open') && (cut === 'equal' ? one >= other : one > other)) break;
			if (isRoot && ties === 'open') continue;
			const wider = isRoot && ties === 'exact' ? 1 : 0;
			if (max) alpha = Math.max(alpha, best - wider);
			else beta = Math.min(beta, best + wider);
		}
		return fail === 'hard' ? Math.min(Math.max(best, low), high) : best;
	}
}

function plainOf(tree: Nested, isMax: boolean): PlainTree {
	const plain = {
		nodes: 0,
		parent: [] as number[],
		children: [] as number[][],
		isMax: [] as boolean[],
		value: [] as number[]
	};
	add(tree, -1, isMax);
	return plain;

	function add(at: Nested, parent: number, max: boolean): void {
		const node = plain.nodes++;
		plain.parent.push(parent);
		plain.children.push([]);
		plain.isMax.push(max);
		plain.value.push(typeof at === 'number' ? at : NaN);
		plain.children[parent]?.push(node);
		if (typeof at === 'number') return;
		for (const child of at) add(child, node, !max);
	}
}

function nestedOf(tree: PlainTree, node = 0): Nested {
	const children = tree.children[node] ?? [];
	if (children.length === 0) return tree.value[node] ?? NaN;
	return children.map((child) => nestedOf(tree, child));
}

/** A tree with its children in every order, at every node. */
function ordersOf(tree: Nested): readonly Nested[] {
	if (typeof tree === 'number') return [tree];
	const each = tree.map(ordersOf);
	const chosen = each.reduce<readonly (readonly Nested[])[]>(
		(all, one) => all.flatMap((before) => one.map((next) => [...before, next])),
		[[]]
	);
	return chosen.flatMap(permuted);
}

function permuted<T>(items: readonly T[]): readonly (readonly T[])[] {
	if (items.length === 0) return [[]];
	return items.flatMap((one, i) => permuted(items.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}

function shuffledTree(tree: Nested, random: () => number): Nested {
	if (typeof tree === 'number') return tree;
	return shuffled(
		tree.map((child) => shuffledTree(child, random)),
		random
	);
}

/** Leaves of the smallest proofs that a tree is worth at least, at most, and exactly `value`. */
function proofsOf(tree: Nested, max: boolean, value: number): readonly [number, number, number] {
	if (typeof tree === 'number') {
		const [isUp, isDown] = [tree >= value, tree <= value];
		return [isUp ? 1 : Infinity, isDown ? 1 : Infinity, isUp && isDown ? 1 : Infinity];
	}
	const proofs = tree.map((child) => proofsOf(child, !max, value));
	const [any, all] = max ? ([0, 1] as const) : ([1, 0] as const);
	const one = Math.min(...proofs.map((proof) => proof[any]));
	const every = proofs.reduce((sum, proof) => sum + proof[all], 0);
	const both = Math.min(
		...proofs.map((proof, i) =>
			proofs.reduce((sum, other, j) => sum + (i === j ? proof[2] : other[all]), 0)
		)
	);
	return max ? [one, every, both] : [every, one, both];
}

function minimax(tree: Nested, max: boolean): number {
	if (typeof tree === 'number') return tree;
	const values = tree.map((child) => minimax(child, !max));
	return max ? Math.max(...values) : Math.min(...values);
}

function countLeaves(tree: Nested): number {
	return typeof tree === 'number'
		? 1
		: tree.reduce((sum: number, one) => sum + countLeaves(one), 0);
}

/** Trees of up to eight leaves, and of up to three plies. */
const small = fc
	.letrec<{ tree: Nested; node: Nested }>((tie) => ({
		node: fc.oneof(
			{ maxDepth: 2, withCrossShrink: true },
			fc.integer({ min: 0, max: 8 }),
			tie('tree')
		),
		tree: fc.array(tie('node'), { minLength: 1, maxLength: 4 })
	}))
	.tree.filter((tree) => countLeaves(tree) <= 8);

describe('the fewest leaves', () => {
	test('of a small tree are the fewest of every order, under all rules', () => {
		fc.assert(
			fc.property(small, fc.boolean(), (tree, isMax) => {
				const orders = ordersOf(tree);
				for (const rules of ALL_RULES) {
					const fewest = Math.min(...orders.map((order) => leavesOf(order, isMax, rules)));
					expect(fewestLeaves(plainOf(tree, isMax), rules), JSON.stringify(rules)).toBe(fewest);
				}
			}),
			{ numRuns: runs(400) }
		);
	});

	test('under ≥ are those of Knuth and Moore’s proof', () => {
		fc.assert(
			fc.property(small, fc.boolean(), (tree, isMax) => {
				const [, , both] = proofsOf(tree, isMax, minimax(tree, isMax));
				expect(fewestLeaves(plainOf(tree, isMax), KNUTH_MOORE)).toBe(both);
			}),
			{ numRuns: runs(4000) }
		);
	});

	test.each(CUT_RULES)('of a tree of level 5 are never beaten by random orders: %s', (cut) => {
		const rules = { ...KNUTH_MOORE, cut };
		for (const seed of range(1, runs(60))) {
			const { tree } = exercise(5, seed, { cut });
			const fewest = fewestLeaves(tree, rules);
			const random = seededRandom(seedFrom(seed));
			const given = nestedOf(tree);
			for (let tried = 0; tried < runs(20_000); tried++) {
				const order = shuffledTree(given, random);
				expect(leavesOf(order, tree.isMax[0] === true, rules)).toBeGreaterThanOrEqual(fewest);
			}
		}
	});
});
