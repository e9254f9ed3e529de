/**
 * The pars of the exchanged rules, by trying every tree. A search only compares values, so their order with its ties is
 * all that counts: n leaves have at most n different values. Where a rule negates a value or begins with 0, all values
 * from −n to n are tried. A chain of nodes with one child each does what one
 * with two fewer does, so that chains of up to three are enough: a node tests no cutoff before its first child, and what
 * it does to a window, setting both ends from one value or opening it, two plies do a second time in vain.
 */
import { describe, expect, test } from 'vitest';
import { attempt } from '../../../src/lib/core/practice/break-it/attempt.ts';
import { FAULTY_SEARCHES } from '../../../src/lib/core/practice/break-it/faulty-searches.ts';
import {
	EXCHANGED_RULES,
	ruleOf,
	type RuleId
} from '../../../src/lib/core/practice/exchanged-rules.ts';
import { PARS } from '../../../src/lib/core/practice/pars.ts';
import type { PlainTree } from '../../../src/lib/core/practice/plain-tree.ts';
import { OPEN_WINDOW } from '../../../src/lib/core/practice/sheet.ts';
import { walk, type Twist } from '../../../src/lib/core/practice/walk.ts';
import type { CutRule } from '../../../src/lib/core/search/search.ts';
import { EXHAUSTIVE } from '../../sweep.ts';

type Nested = number | readonly Nested[];

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

function differs(
	{ tree, leaves }: Filled,
	id: RuleId,
	cut: CutRule
): { readonly leaves: boolean; readonly value: boolean } {
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
	const [right, faulty] = [run({}), run(ruleOf(id).twists({ form: 'best', cut })[0] ?? {})];
	return {
		leaves: leaves.some((leaf) => right.entered[leaf] !== faulty.entered[leaf]),
		value: right.values[0]?.value !== faulty.values[0]?.value
	};
}

/** A tree from its text, with MAX at the root. */
function filledOf(text: string): Filled {
	const values: number[] = [];
	const shapeAt = (node: Nested): Shape => {
		if (typeof node !== 'number') return node.map(shapeAt);
		values.push(node);
		return null;
	};
	const filled = plain(shapeAt(JSON.parse(text) as Nested), 'max');
	filled.leaves.forEach((leaf, index) => (filled.value[leaf] = values[index] ?? NaN));
	return filled;
}

/** Rules with a sign or a zero of their own. */
const SIGNED: readonly RuleId[] = ['best-starts-at-zero', 'minus-missing', 'negamax-not-swapped'];

/** The values to try: every order with its ties, and for some rules every order around 0 and its mirror image. */
function ranksFor(id: RuleId, count: number): number[][] {
	if (!SIGNED.includes(id)) return ranksOf(count);
	const all = (left: number): number[][] =>
		left === 0
			? [[]]
			: all(left - 1).flatMap((row) =>
					Array.from({ length: 2 * count + 1 }, (_, index) => [...row, index - count])
				);
	return all(count);
}

function* treesOf(leaves: number, ranks = ranksOf(leaves)): Generator<Filled> {
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

/** A tree with as many leaves as the par: one with other leaves, and one with another value. */
const WITNESSES: Readonly<
	Record<RuleId, Record<CutRule, readonly [leaves: string, value: string | null]>>
> = {
	'min-never-lowers-beta': { equal: ['[[1,[1,1]]]', null], strict: ['[[1,[2,1]]]', null] },
	'max-never-raises-alpha': { equal: ['[1,[1,1]]', null], strict: ['[2,[1,1]]', null] },
	'window-not-handed-down': { equal: ['[1,[1,1]]', null], strict: ['[2,[1,1]]', null] },
	'window-shared': { equal: ['[[1],1]', '[[1],2]'], strict: ['[[1],2,1]', '[[1],2,3]'] },
	'negamax-not-swapped': {
		equal: ['[[-2,-2]]', '[[-1,-2]]'],
		strict: ['[[-2,-2]]', '[[-1,-2]]']
	},
	'minus-missing': { equal: ['[-3,[-2,-3]]', '[-1]'], strict: ['[-3,[-2,-3]]', '[-1]'] },
	'no-cut-max': { equal: ['[[1,[1,1]]]', null], strict: ['[[1,[2,1]]]', null] },
	'no-cut-min': { equal: ['[1,[1,1]]', null], strict: ['[2,[1,1]]', null] },
	'never-cuts': { equal: ['[1,[1,1]]', null], strict: ['[2,[1,1]]', null] },
	'wrong-bound-tested': {
		equal: ['[1,[1,1]]', '[1,[[1,2]]]'],
		strict: ['[2,[1,1]]', '[2,[[1,3]]]']
	},
	'own-bound-tested': { equal: ['[1,1]', '[1,2]'], strict: ['[1,1]', '[1,2]'] },
	'only-parent-bound': { equal: ['[1,[[[1,1]]]]', null], strict: ['[2,[[[1,1]]]]', null] },
	'bound-assigned': { equal: ['[2,1,[2,1]]', null], strict: ['[2,1,[1,1]]', null] },
	'best-starts-at-zero': { equal: ['[-3,[-2,-3]]', '[-1]'], strict: ['[-3,[-3,-3]]', '[-1]'] },
	'returns-last': {
		equal: ['[1,[[2,1],1]]', '[2,1]'],
		strict: ['[2,[[2,1],1]]', '[2,1]']
	},
	// MIN has one move below the root of the first.
	'wrong-bound-returned': { equal: ['[[[[1]],1]]', '[[1]]'], strict: ['[2,[[1],1]]', '[[1]]'] },
	'last-move-left-out': { equal: ['[1]', '[1]'], strict: ['[1]', '[1]'] },
	'flag-not-toggled': {
		equal: ['[1,[[1,1]]]', '[[[1,2]]]'],
		strict: ['[2,[[1,1]]]', '[[[1,2]]]']
	},
	'sides-exchanged': { equal: ['[1,[2,1]]', '[1,2]'], strict: ['[1,[2,1]]', '[1,2]'] }
};

describe('pars of the exchanged rules', () => {
	for (const { id } of EXCHANGED_RULES) {
		test.each(CUTS)(`${id}, cut %s: a tree with the par shows it`, (cut) => {
			const [leaves, value] = WITNESSES[id][cut];
			const par = PARS[id][cut];
			const visited = filledOf(leaves);
			expect([visited.leaves.length, differs(visited, id, cut).leaves]).toEqual([par.leaves, true]);
			if (value === null) {
				expect(par.value).toBeNull();
				return;
			}
			const wrong = filledOf(value);
			expect([wrong.leaves.length, differs(wrong, id, cut).value]).toEqual([par.value, true]);
		});

		test.each(CUTS)(`${id}, cut %s: no tree with fewer leaves shows it`, (cut) => {
			const par = PARS[id][cut];
			const value = par.value ?? Infinity;
			const most = Math.max(par.leaves, par.value ?? (EXHAUSTIVE ? 5 : par.leaves)) - 1;
			for (let leaves = 1; leaves <= most; leaves++) {
				for (const filled of treesOf(leaves, ranksFor(id, leaves))) {
					const found = differs(filled, id, cut);
					if ((found.leaves && leaves < par.leaves) || (found.value && leaves < value)) {
						expect.fail(`${JSON.stringify(filled.tree)} shows ${id}`);
					}
				}
			}
		});
	}

	test('the trees of the page are tried by the page in the same way', () => {
		for (const [index, fault] of FAULTY_SEARCHES.entries()) {
			for (const cut of CUTS) {
				const [leaves, value] = WITNESSES[fault][cut];
				const shown = (position: string) => {
					const tried = attempt({ search: index + 1, position, root: 'max', cut });
					return tried.ok && tried.value.shown;
				};
				expect(shown(leaves), fault).not.toBe('nothing');
				if (value !== null) expect(shown(value), fault).toBe('value');
			}
		}
	});

	test('a par that is one too high is found out', () => {
		const found = new Set<boolean>();
		for (const filled of treesOf(3)) {
			found.add(differs(filled, 'only-parent-bound', 'equal').leaves);
		}
		expect(found.size).toBe(2);
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
