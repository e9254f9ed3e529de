/** Judges what a program printed on a tree: it is held against exact runs, and only what prints exactly this is named. */
import { EXCHANGED_RULES, type RuleId } from '../practice/exchanged-rules.ts';
import { subtreeOf, type PlainTree } from '../practice/plain-tree.ts';
import type { NamedTree } from './named-tree.ts';
import type { Printed } from './read-printed.ts';
import { CUTS, rightRun, runsWith, runsWithBoth, type Cut, type Run } from './runs.ts';

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
}

/** What is known or demanded beside the leaves; null where it is not. */
interface Demands {
	readonly cut: Cut | null;
	/** The root's value as printed. */
	readonly value: number | null;
}

export function judge(tree: NamedTree, printed: Printed, { cut, value }: Demands): Verdict {
	const orders = [tree, ...(printed.leaves === null ? [] : [inOrderOf(tree, printed.leaves)])];
	const asked = cut === null ? CUTS : [cut];
	const fits = (run: Run): boolean =>
		(value === null || run.value === value) && hasPrinted(tree, run, printed);
	const anyFits = (runs: (order: PlainTree) => readonly Run[]): boolean =>
		orders.some((order) => runs(order).some(fits));

	const right = asked.filter((one) => anyFits((order) => [rightRun(order, one)]));
	if (right.length > 0) {
		const rule = right.length === 1 ? (right[0] ?? null) : null;
		return { verdict: 'right', rule, faults: [], first: null };
	}
	const ids = EXCHANGED_RULES.map(({ id }) => id);
	const singles: FaultId[] = ids.filter((id) =>
		asked.some((one) => anyFits((order) => runsWith(order, id, one)))
	);
	const others = CUTS.filter((one) => !asked.includes(one));
	if (others.some((one) => anyFits((order) => [rightRun(order, one)]))) {
		singles.unshift('cut-on-other-rule');
	}
	const pairs = (): (readonly [RuleId, RuleId])[] =>
		ids
			.flatMap((one, i) => ids.slice(i + 1).map((other): [RuleId, RuleId] => [one, other]))
			.filter((pair) => asked.some((one) => anyFits((order) => runsWithBoth(order, pair, one))));
	const faults = singles.length > 0 ? singles.map((id) => [id]) : pairs();
	const yardsticks = orders.flatMap((order) => asked.map((one) => rightRun(order, one)));
	return {
		verdict: 'differs',
		rule: null,
		faults,
		first: firstDifference(tree, yardsticks, printed)
	};
}

/** The number of exchanged rules that print something else than the right search, however they are written. */
export function countShown(tree: PlainTree, cut: Cut): number {
	const right = rightRun(tree, cut);
	return EXCHANGED_RULES.filter(({ id }) =>
		runsWith(tree, id, cut).every((run) => keyOf(tree, run) !== keyOf(tree, right))
	).length;
}

function keyOf(tree: PlainTree, { leaves, value }: Run): string {
	return [value, ...leaves.map((leaf) => tree.value[leaf])].join(' ');
}

function hasPrinted(tree: PlainTree, { leaves }: Run, printed: Printed): boolean {
	return (
		leaves.length === printed.values.length && commonLength(tree, leaves, printed) === leaves.length
	);
}

function commonLength(tree: PlainTree, leaves: readonly number[], printed: Printed): number {
	const differs = leaves.findIndex((leaf, i) =>
		printed.leaves === null ? tree.value[leaf] !== printed.values[i] : leaf !== printed.leaves[i]
	);
	return differs < 0 ? leaves.length : differs;
}

/** The yardstick is the right run with the longest common beginning. */
function firstDifference(
	tree: PlainTree,
	yardsticks: readonly Run[],
	printed: Printed
): Verdict['first'] {
	if (yardsticks.some((run) => hasPrinted(tree, run, printed))) return null;
	const lengths = yardsticks.map(({ leaves }) => commonLength(tree, leaves, printed));
	const common = Math.max(...lengths);
	const leaf = yardsticks[lengths.indexOf(common)]?.leaves[common];
	const expected = leaf === undefined ? null : (tree.value[leaf] ?? null);
	return { leaf: common + 1, expected, got: printed.values[common] ?? null };
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
