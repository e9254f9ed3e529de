/** Judges what a program printed on a tree: it is held against exact runs, and only what prints exactly this is named. */
import { assertExists } from '../base/assert.ts';
import { EXCHANGED_RULES, type RuleId } from '../practice/exchanged-rules.ts';
import { subtreeOf, type PlainTree } from '../practice/plain-tree.ts';
import type { NamedTree } from './named-tree.ts';
import type { Printed } from './read-printed.ts';
import {
	CUTS,
	programsWith,
	programsWithBoth,
	rightProgram,
	rightRun,
	runOf,
	type Cut,
	type Program,
	type Run
} from './runs.ts';

export type FaultId = RuleId | 'cut-on-other-rule';

export interface Verdict {
	readonly verdict: 'right' | 'differs';
	/** The rule of a right program; null if both print this, or it differs. */
	readonly rule: Cut | null;
	/** Each is one fault, or a pair where no single one prints this. */
	readonly faults: readonly (readonly FaultId[])[];
	/** The first leaf that differs from the nearest right run, from 1; null marks the end of a line. */
	readonly first: {
		readonly leaf: number;
		readonly expected: number | null;
		readonly got: number | null;
	} | null;
	/** Where nothing prints this: the faults that print the longest beginning of it, if longer than the right search does. */
	readonly nearest: { readonly faults: Verdict['faults']; readonly leaves: number } | null;
}

/** What is known or demanded beside the leaves; null where it is not. */
interface Demands {
	readonly cut: Cut | null;
	/** The root's value as printed. */
	readonly value: number | null;
}

/** A fault, or a pair, with each of its programs that print exactly this. */
export interface Suspect {
	readonly ids: readonly FaultId[];
	readonly programs: readonly Program[];
}

export function judge(tree: NamedTree, printed: Printed, demands: Demands): Verdict {
	const asked = askedOf(demands);
	const fits = fitsIn(tree, printed, demands);
	const right = asked.filter((cut) => fits(rightProgram(cut)));
	if (right.length > 0) {
		const rule = right.length === 1 ? (right[0] ?? null) : null;
		return { verdict: 'right', rule, faults: [], first: null, nearest: null };
	}
	const faults = findSuspects(tree, printed, demands).map(({ ids }) => ids);
	const expected = nearestRight(tree, printed, demands).leaves;
	const nearest = faults.length > 0 ? null : findNearest(tree, printed, demands);
	return {
		verdict: 'differs',
		rule: null,
		faults,
		first: firstDifference(tree, expected, printed),
		nearest: nearest && {
			faults: nearest.suspects.map(({ ids }) => ids),
			leaves: nearest.leaves
		}
	};
}

/** The single faults that print the longest beginning of this; null where the right search prints as much of it. */
export function findNearest(
	tree: NamedTree,
	printed: Printed,
	demands: Demands
): { readonly suspects: readonly Suspect[]; readonly leaves: number } | null {
	const right = nearestRight(tree, printed, demands).leaves;
	const all = singlesFor(demands).flatMap(({ ids, programs }) =>
		programs.map((program) => {
			const { leaves } = runOf(orderOf(tree, printed, program), program);
			return { ids, program, leaves: commonLength(tree, leaves, printed) };
		})
	);
	const leaves = Math.max(...all.map((one) => one.leaves));
	if (leaves <= commonLength(tree, right, printed)) return null;
	const suspects = all
		.filter((one) => one.leaves === leaves)
		.map(({ ids, program }) => ({ ids, programs: [program] }))
		.filter(({ ids }, at, found) => found.findIndex((one) => one.ids === ids) === at);
	return { suspects, leaves };
}

/** Each fault alone, as every program that has it is written. */
function singlesFor(demands: Demands): Suspect[] {
	const asked = askedOf(demands);
	return [
		{
			ids: ['cut-on-other-rule'],
			programs: CUTS.filter((cut) => !asked.includes(cut)).map(rightProgram)
		},
		...EXCHANGED_RULES.map(({ id }) => ({
			ids: [id],
			programs: asked.flatMap((cut) => programsWith(id, cut))
		}))
	];
}

/** A right run: its rule, its leaves, and the tree with children in the order in which it searches them. */
interface RightRun {
	readonly cut: Cut;
	readonly order: PlainTree;
	readonly leaves: readonly number[];
}

/** The right run with the longest common beginning: the yardstick of what was printed. */
export function nearestRight(tree: NamedTree, printed: Printed, demands: Demands): RightRun {
	const runs = ordersOf(tree, printed).flatMap((order) =>
		askedOf(demands).map((cut) => ({ cut, order, leaves: rightRun(order, cut).leaves }))
	);
	const same = runs.find(({ leaves }) => hasPrinted(tree, leaves, printed));
	const lengths = runs.map(({ leaves }) => commonLength(tree, leaves, printed));
	return assertExists(
		same ?? runs[lengths.indexOf(Math.max(...lengths))],
		'there is an order and a rule'
	);
}

/** The order of the tree in which a program prints this, or the most of it: the listed one if it does. */
export function orderOf(tree: NamedTree, printed: Printed, program: Program): PlainTree {
	const orders = ordersOf(tree, printed);
	const leavesOf = (order: PlainTree): readonly number[] => runOf(order, program).leaves;
	const same = orders.find((one) => hasPrinted(tree, leavesOf(one), printed));
	const lengths = orders.map((one) => commonLength(tree, leavesOf(one), printed));
	return same ?? orders[lengths.indexOf(Math.max(...lengths))] ?? tree;
}

/** All single faults that print exactly this; where there is none, all pairs. For a program that is not right. */
export function findSuspects(tree: NamedTree, printed: Printed, demands: Demands): Suspect[] {
	const asked = askedOf(demands);
	const fits = fitsIn(tree, printed, demands);
	const rules = EXCHANGED_RULES.map(({ id }) => id);
	const found = thatFit(singlesFor(demands));
	if (found.length > 0) return found;
	const pairs = rules.flatMap((one, i) =>
		rules.slice(i + 1).map((other) => ({
			ids: [one, other],
			programs: asked.flatMap((cut) => programsWithBoth([one, other], cut))
		}))
	);
	return thatFit(pairs);

	function thatFit(all: readonly Suspect[]): Suspect[] {
		return all
			.map(({ ids, programs }) => ({ ids, programs: programs.filter(fits) }))
			.filter(({ programs }) => programs.length > 0);
	}
}

/** True where faults print the same values from different leaves, so that the names of the leaves show which it is. */
export function differByName(
	tree: NamedTree,
	printed: Printed,
	suspects: readonly Suspect[]
): boolean {
	if (printed.leaves !== null) return false;
	const lines = suspects.map(({ programs }) =>
		programs.map((program) => runOf(tree, program).leaves.join(' '))
	);
	return lines.some((one, i) =>
		lines.slice(i + 1).some((other) => !other.some((line) => one.includes(line)))
	);
}

function fitsIn(
	tree: NamedTree,
	printed: Printed,
	{ value }: Demands
): (program: Program) => boolean {
	const orders = ordersOf(tree, printed);
	return (program) =>
		orders.some((order) => {
			const run = runOf(order, program);
			return (value === null || run.value === value) && hasPrinted(tree, run.leaves, printed);
		});
}

/** The listed order, and that in which the named leaves were printed. */
function ordersOf(tree: NamedTree, { leaves }: Printed): PlainTree[] {
	return [tree, ...(leaves === null ? [] : [inOrderOf(tree, leaves)])];
}

function askedOf({ cut }: Demands): readonly Cut[] {
	return cut === null ? CUTS : [cut];
}

/** The number of exchanged rules that print something else than the right search, however they are written. */
export function countShown(tree: PlainTree, cut: Cut): number {
	const right = rightRun(tree, cut);
	return EXCHANGED_RULES.filter(({ id }) =>
		programsWith(id, cut).every(
			(program) => keyOf(tree, runOf(tree, program)) !== keyOf(tree, right)
		)
	).length;
}

function keyOf(tree: PlainTree, { leaves, value }: Run): string {
	return [value, ...leaves.map((leaf) => tree.value[leaf])].join(' ');
}

function hasPrinted(tree: PlainTree, leaves: readonly number[], printed: Printed): boolean {
	return (
		leaves.length === printed.values.length && commonLength(tree, leaves, printed) === leaves.length
	);
}

/** Of the longest beginning that two lines share. */
function commonLength(tree: PlainTree, leaves: readonly number[], printed: Printed): number {
	const differs = leaves.findIndex((leaf, i) =>
		printed.leaves === null ? tree.value[leaf] !== printed.values[i] : leaf !== printed.leaves[i]
	);
	return differs < 0 ? leaves.length : differs;
}

function firstDifference(
	tree: PlainTree,
	expected: readonly number[],
	printed: Printed
): Verdict['first'] {
	if (hasPrinted(tree, expected, printed)) return null;
	const common = commonLength(tree, expected, printed);
	const leaf = expected[common];
	return {
		leaf: common + 1,
		expected: leaf === undefined ? null : (tree.value[leaf] ?? null),
		got: printed.values[common] ?? null
	};
}

/** The tree with its children in the order in which their leaves were printed; those never printed come last. */
function inOrderOf(tree: PlainTree, leaves: readonly number[]): PlainTree {
	const printedAt = new Map(leaves.map((leaf, at) => [leaf, at]));
	const place = Array.from({ length: tree.nodes }, (_, node) => {
		const places = subtreeOf(tree, node).map((one) => printedAt.get(one) ?? leaves.length);
		return places.reduce((least, at) => Math.min(least, at));
	});
	const children = tree.children.map((all) =>
		all.toSorted((one, other) => (place[one] as number) - (place[other] as number))
	);
	return { ...tree, children };
}
