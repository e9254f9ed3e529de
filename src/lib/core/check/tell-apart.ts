/** A small tree on which the programs that printed the same print different leaves. */
import { seededRandom, shuffled } from '../base/random.ts';
import { isLeaf, type PlainTree } from '../practice/plain-tree.ts';
import type { FaultId, Suspect } from './judge.ts';
import { runOf } from './runs.ts';

/** Trees with so few leaves are all tried, with these values, each once; larger ones are drawn. */
const MOST_LISTED = 3;
const LISTED_VALUES = [-2, -1, 1, 2];

/** The most leaves of the tree. */
export const MOST_TELLING = 8;
const DRAWN_VALUES = [-4, -3, -2, -1, 1, 2, 3, 4, 5, 6];

/** Runs of programs in all. A tenth of a second; a tree is mostly found in much less. */
const MOST_RUNS = 6_000;

export interface Telling {
	/** As a typed tree. */
	readonly tree: string;
	/** Whose move it is at the root. */
	readonly max: boolean;
	/** What is printed there, and by which of the faults; a fault may be written in ways that print different leaves. */
	readonly lines: readonly { readonly printed: readonly string[]; readonly faults: Faults }[];
}

type Faults = readonly (readonly FaultId[])[];
type Shape = readonly Shape[];

/**
 * Finds the tree with the fewest leaves that shows all faults apart, or else one that shows the most of them. The
 * search is the same at every call.
 * @param max whose move it is at the root
 * @returns null if all print the same on every tree that was tried
 */
export function tellApart(suspects: readonly Suspect[], max: boolean): Telling | null {
	let found: Telling | null = null;
	const programs = suspects.flatMap((suspect) => suspect.programs).length;
	for (const tree of smallTrees(max, MOST_RUNS / programs)) {
		const lines = linesOn(tree, suspects);
		if (lines.length <= (found?.lines.length ?? 1)) continue;
		found = { tree: textOf(tree, 0), max, lines };
		if (lines.length === suspects.length) break;
	}
	return found;
}

/** Faults that share a line are not told apart there. */
function linesOn(tree: PlainTree, suspects: readonly Suspect[]): Telling['lines'] {
	let lines: { printed: readonly string[]; faults: Faults }[] = [];
	for (const { ids, programs } of suspects) {
		let group = {
			printed: [...new Set(programs.map((program) => lineOf(tree, runOf(tree, program).leaves)))],
			faults: [ids] as Faults
		};
		const apart: typeof lines = [];
		for (const line of lines) {
			if (!line.printed.some((text) => group.printed.includes(text))) apart.push(line);
			else {
				group = {
					printed: [...new Set([...line.printed, ...group.printed])],
					faults: [...line.faults, ...group.faults]
				};
			}
		}
		lines = [...apart, group];
	}
	return lines;
}

function lineOf(tree: PlainTree, leaves: readonly number[]): string {
	return leaves.map((leaf) => tree.value[leaf]).join(' ');
}

/**
 * Yields about so many trees, those with fewer leaves first. Values that differ come first, since they show which leaf
 * was printed; ties are needed where the rule of the cut is a fault.
 */
function* smallTrees(max: boolean, count: number): Generator<PlainTree> {
	for (let leaves = 2; leaves <= MOST_LISTED; leaves++) {
		for (const shape of shapesOf(leaves)) {
			for (const values of choicesOf(leaves, LISTED_VALUES)) yield treeOf(shape, max, values);
		}
	}
	const random = seededRandom(1);
	const below = (limit: number): number => Math.floor(random() * limit);
	const drawn = Math.ceil(count / (2 * (MOST_TELLING - MOST_LISTED)));
	for (let leaves = MOST_LISTED + 1; leaves <= MOST_TELLING; leaves++) {
		for (let run = 0; run < drawn; run++) {
			const values = shuffled(DRAWN_VALUES, random).slice(0, leaves);
			yield treeOf(drawShape(leaves, below), max, values);
		}
		for (let run = 0; run < drawn; run++) {
			const values = Array.from({ length: leaves }, () => below(4) - 1);
			yield treeOf(drawShape(leaves, below), max, values);
		}
	}
}

/** All ordered choices of so many of the values. */
function choicesOf(count: number, values: readonly number[]): number[][] {
	if (count === 0) return [[]];
	return values.flatMap((value) =>
		choicesOf(
			count - 1,
			values.filter((other) => other !== value)
		).map((rest) => [value, ...rest])
	);
}

/** All trees with so many leaves in which every inner node has two children or more. */
function shapesOf(leaves: number): Shape[] {
	return leaves === 1 ? [[]] : listsOf(leaves, leaves - 1);
}

/** All lists of trees with so many leaves together, the first of them with at most `most`. */
function listsOf(leaves: number, most: number): Shape[] {
	if (leaves === 0) return [[]];
	return Array.from({ length: most }, (_, i) => i + 1).flatMap((first) =>
		listsOf(leaves - first, leaves - first).flatMap((rest) =>
			shapesOf(first).map((shape) => [shape, ...rest])
		)
	);
}

function drawShape(leaves: number, below: (count: number) => number): Shape {
	if (leaves === 1) return [];
	const first = 1 + below(leaves - 1);
	const rest = leaves - first;
	if (rest === 1 || below(2) === 0) return [drawShape(first, below), drawShape(rest, below)];
	const second = 1 + below(rest - 1);
	return [first, second, rest - second].map((part) => drawShape(part, below));
}

/** @param values of the leaves, from left to right */
function treeOf(shape: Shape, max: boolean, values: readonly number[]): PlainTree {
	let leaves = 0;
	const parent: number[] = [];
	const children: number[][] = [];
	const isMax: boolean[] = [];
	const value: number[] = [];
	visit(shape, -1, max);
	return { nodes: parent.length, parent, children, isMax, value };

	function visit(one: Shape, above: number, side: boolean): void {
		const node = parent.push(above) - 1;
		children[above]?.push(node);
		children.push([]);
		isMax.push(side);
		value.push(one.length === 0 ? (values[leaves++] as number) : NaN);
		for (const child of one) visit(child, node, !side);
	}
}

function textOf(tree: PlainTree, node: number): string {
	if (isLeaf(tree, node)) return String(tree.value[node]);
	return `[${(tree.children[node] ?? []).map((child) => textOf(tree, child)).join(',')}]`;
}
