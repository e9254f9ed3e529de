/**
 * The pars of Break it, by trying every tree. A faulty search of this page only compares values, so their order with its
 * ties is all that counts: n leaves have at most n different values. A chain of nodes with one child each does what one
 * with two fewer does, so that chains of up to three are enough: a node tests no cutoff before its first child, and what
 * it does to a window, setting both ends from one value or opening it, two plies do a second time in vain.
 */
import { describe, expect, test } from 'vitest';
import { attempt, type Shown } from '../../../../src/lib/core/practice/break-it/attempt.ts';
import { FAULTY_SEARCHES } from '../../../../src/lib/core/practice/break-it/faulty-searches.ts';
import { ruleOf, type RuleId } from '../../../../src/lib/core/practice/exchanged-rules.ts';
import type { PlainTree } from '../../../../src/lib/core/practice/plain-tree.ts';
import { OPEN_WINDOW } from '../../../../src/lib/core/practice/sheet.ts';
import { walk, type Twist } from '../../../../src/lib/core/practice/walk.ts';
import type { CutRule } from '../../../../src/lib/core/search/search.ts';
import { EXHAUSTIVE } from '../../../sweep.ts';

/** Null for a leaf. */
type Shape = null | readonly Shape[];

/** The longest chains of a tree with so many leaves that are tried. */
const chainOf = (leaves: number): number => (leaves > 3 ? 1 : leaves === 3 && !EXHAUSTIVE ? 2 : 3);
const CUTS: readonly CutRule[] = ['equal', 'strict'];

/** Every tree of so many leaves in which no more than `most` nodes in a row have one child, and `chain` at its root. */
function shapesOf(leaves: number, most: number, chain = most): Shape[] {
	const forked = leaves === 1 ? [null] : splitsOf(leaves).flatMap((sizes) => rowsOf(sizes, most));
	const chained =
		chain === 0 ? [] : shapesOf(leaves, most, chain - 1).map((below): Shape => [below]);
	return [...forked, ...chained];
}

/** The ways to share leaves among two children or more. */
function splitsOf(leaves: number): number[][] {
	return Array.from({ length: leaves - 1 }, (_, index) => index + 1).flatMap((first) => [
		[first, leaves - first],
		...splitsOf(leaves - first).map((rest) => [first, ...rest])
	]);
}

function rowsOf(sizes: readonly number[], most: number): Shape[][] {
	const [first, ...rest] = sizes;
	if (first === undefined) return [[]];
	const below = rowsOf(rest, most);
	return shapesOf(first, most).flatMap((shape) => below.map((row) => [shape, ...row]));
}

/** Every order of so many values, with all ties: ranks from 1 without gaps. */
function ranksOf(count: number): number[][] {
	const all = (left: number): number[][] =>
		left === 0
			? [[]]
			: all(left - 1).flatMap((row) =>
					Array.from({ length: count }, (_, rank) => [...row, rank + 1])
				);
	return all(count).filter((row) => row.every((rank) => rank === 1 || row.includes(rank - 1)));
}

interface Filled {
	readonly tree: PlainTree;
	readonly value: number[];
	readonly leaves: readonly number[];
}

function plain(shape: Shape, root: 'max' | 'min'): Filled {
	const parent: number[] = [];
	const children: number[][] = [];
	const isMax: boolean[] = [];
	const value: number[] = [];
	const leaves: number[] = [];
	add(shape, -1, root === 'max');
	return { tree: { nodes: parent.length, parent, children, isMax, value }, value, leaves };

	function add(node: Shape, above: number, max: boolean): void {
		const id = parent.push(above) - 1;
		children.push([]);
		isMax.push(max);
		value.push(NaN);
		children[above]?.push(id);
		if (node === null) leaves.push(id);
		else for (const child of node) add(child, id, !max);
	}
}

function shownOn({ tree, leaves }: Filled, fault: RuleId, cut: CutRule): Shown {
	const run = (twist: Twist) =>
		walk(
			{
				tree,
				rules: { cut, fail: 'soft', ties: 'bounds' },
				algorithm: 'alphabeta',
				window: OPEN_WINDOW,
				isWhole: true
			},
			twist
		);
	const [right, faulty] = [run({}), run(ruleOf(fault).twists({ form: 'best', cut })[0] ?? {})];
	if (right.values[0]?.value !== faulty.values[0]?.value) return 'value';
	return leaves.some((leaf) => right.entered[leaf] !== faulty.entered[leaf]) ? 'leaves' : 'nothing';
}

function* treesOf(leaves: number): Generator<Filled> {
	const ranks = ranksOf(leaves);
	for (const shape of shapesOf(leaves, chainOf(leaves))) {
		for (const root of ['max', 'min'] as const) {
			const filled = plain(shape, root);
			for (const row of ranks) {
				filled.leaves.forEach((leaf, index) => (filled.value[leaf] = row[index] ?? NaN));
				yield filled;
			}
		}
	}
}

/** A tree with as many leaves as the par, for each faulty search and rule. */
const WITNESSES: Readonly<
	Partial<Record<RuleId, Record<CutRule, readonly [any: string, value: string | null]>>>
> = {
	'min-never-lowers-beta': { equal: ['[[1,[1,1]]]', null], strict: ['[[1,[2,1]]]', null] },
	'wrong-bound-tested': {
		equal: ['[1,[1,1]]', '[1,[[1,2]]]'],
		strict: ['[2,[1,1]]', '[2,[[1,3]]]']
	},
	'window-shared': { equal: ['[[1],1]', '[[1],2]'], strict: ['[[1],2,1]', '[[1],2,3]'] },
	'bound-assigned': { equal: ['[2,1,[2,1]]', null], strict: ['[2,1,[1,1]]', null] },
	'only-parent-bound': { equal: ['[1,[[[1,1]]]]', null], strict: ['[2,[[[1,1]]]]', null] }
};

describe('pars of Break it', () => {
	for (const [index, { fault, par }] of FAULTY_SEARCHES.entries()) {
		test.each(CUTS)(`${fault}, cut %s: a tree with the par shows it`, (cut) => {
			const [any, value] = WITNESSES[fault]?.[cut] ?? ['', null];
			const tried = attempt({ search: index + 1, position: any, root: 'max', cut });
			expect(tried.ok && [tried.value.leaves, tried.value.shown !== 'nothing']).toEqual([
				par[cut].any,
				true
			]);
			if (value === null) {
				expect(par[cut].value).toBeNull();
				return;
			}
			const wrong = attempt({ search: index + 1, position: value, root: 'max', cut });
			expect(wrong.ok && [wrong.value.leaves, wrong.value.shown]).toEqual([
				par[cut].value,
				'value'
			]);
		});

		test.each(CUTS)(`${fault}, cut %s: no tree with fewer leaves shows it`, (cut) => {
			const { any, value } = par[cut];
			const most = Math.max(any, value ?? (EXHAUSTIVE ? 5 : any)) - 1;
			for (let leaves = 1; leaves <= most; leaves++) {
				for (const filled of treesOf(leaves)) {
					const shown = shownOn(filled, fault, cut);
					const isSooner =
						(shown !== 'nothing' && leaves < any) ||
						(shown === 'value' && leaves < (value ?? Infinity));
					if (isSooner) {
						expect.fail(`${JSON.stringify(filled.tree)} shows ${fault} by its ${shown}`);
					}
				}
			}
		});
	}

	test('a par that is one too high is found out', () => {
		const found = new Set<Shown>();
		for (const filled of treesOf(3)) found.add(shownOn(filled, 'only-parent-bound', 'equal'));
		expect([...found].sort()).toEqual(['leaves', 'nothing']);
	});

	test('it counts 1, 3 and 11 trees of 2, 3 and 4 leaves without chains, and 3, 13 and 75 orders', () => {
		const forked = (leaves: number, keep: (shape: Shape) => boolean) =>
			shapesOf(leaves, 1).filter(keep).length;
		const hasNoChain = (shape: Shape): boolean =>
			shape === null || (shape.length > 1 && shape.every(hasNoChain));
		expect([2, 3, 4].map((leaves) => forked(leaves, hasNoChain))).toEqual([1, 3, 11]);
		expect([2, 3, 4].map((leaves) => ranksOf(leaves).length)).toEqual([3, 13, 75]);
	});
});
