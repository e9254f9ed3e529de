/** Geometry of the growth chart: turns figures into coordinates and paths. */
import { scaleLinear, scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import { overBudgetOf, type Figures } from '$lib/core/experiments/compare/figures.ts';
import { formatCount } from '$lib/core/explain/format.ts';
import type { DepthRange } from '$lib/core/search/family/parse-comparison.ts';
import type { AlgorithmId } from '$lib/core/search/registry.ts';

interface GrowthPoint {
	readonly depth: number;
	readonly nodes: number;
	readonly x: number;
	readonly y: number;
}

interface GrowthLine {
	readonly points: readonly GrowthPoint[];
	readonly path: string;
}

interface SearchLine extends GrowthLine {
	readonly id: AlgorithmId;
	/** The end at the budget's line of a search that exceeded the budget; null if it did not. */
	readonly end: { readonly depth: number; readonly x: number; readonly y: number } | null;
	/** The line from the last point to there. */
	readonly endPath: string;
}

interface GrowthTick {
	readonly at: number;
	readonly text: string;
}

interface GrowthPicture {
	readonly lines: readonly SearchLine[];
	/** The minimal trees. */
	readonly minimum: GrowthLine;
	readonly depthTicks: readonly GrowthTick[];
	readonly nodeTicks: readonly GrowthTick[];
	/** Height of the budget's line; null if it is far above everything drawn. */
	readonly budget: number | null;
}

export interface GrowthFrame {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** The budget's line is drawn if it is less than this many times the largest count. */
const NEAR_BUDGET = 30;

export function growthPicture(
	figures: Figures,
	algorithms: readonly AlgorithmId[],
	{ first, last }: DepthRange,
	budget: number,
	{ left, right, top, bottom }: GrowthFrame
): GrowthPicture {
	const counted = figures.counted.filter(({ algorithm }) => algorithms.includes(algorithm));
	const largest = Math.max(10, ...counted.map(({ visited }) => visited));
	const isBudgetDrawn =
		algorithms.some((id) => overBudgetOf(figures, id) !== null) || budget <= NEAR_BUDGET * largest;
	const most = 10 ** Math.ceil(Math.log10(isBudgetDrawn ? Math.max(budget, largest) : largest));
	const x = scaleLinear(
		[first, last],
		first === last ? [(left + right) / 2, right] : [left, right]
	);
	const minima = figures.trees.filter(
		({ depth, minimum }) => minimum !== null && isWithin(depth, first, last)
	);
	const smallest = Math.min(
		largest,
		...counted.map(({ visited }) => visited),
		...minima.map(({ minimum }) => minimum ?? Infinity)
	);
	const least = 10 ** Math.floor(Math.log10(smallest));
	const y = scaleLog([least, most], [bottom, top]);
	const place = (depth: number, nodes: number): GrowthPoint => ({
		depth,
		nodes,
		x: x(depth),
		y: y(nodes)
	});
	const lines = algorithms.map((id): SearchLine => {
		const own = counted
			.filter(({ algorithm, depth }) => algorithm === id && isWithin(depth, first, last))
			.map(({ depth, visited }) => place(depth ?? 0, visited));
		const lineOf = lineThrough(own);
		const over = overBudgetOf(figures, id);
		const end =
			over === null ? null : { depth: over.depth ?? 0, x: x(over.depth ?? 0), y: y(budget) };
		const from = lineOf.points.at(-1);
		const endPath =
			end === null || from === undefined ? '' : `M${from.x},${from.y}L${end.x},${end.y}`;
		return { id, ...lineOf, end, endPath };
	});
	return {
		lines,
		minimum: lineThrough(minima.map(({ depth, minimum }) => place(depth ?? 0, minimum ?? 0))),
		depthTicks: depthTicks(first, last).map((depth) => ({ at: x(depth), text: String(depth) })),
		nodeTicks: powersBetween(least, most).map((nodes) => ({
			at: y(nodes),
			text: formatCount(nodes)
		})),
		budget: isBudgetDrawn ? y(budget) : null
	};
}

function isWithin(depth: number | null, first: number, last: number): boolean {
	return depth !== null && depth >= first && depth <= last;
}

function lineThrough(points: readonly GrowthPoint[]): GrowthLine {
	const sorted = points.toSorted((one, other) => one.depth - other.depth);
	const path = line<GrowthPoint>(
		(one) => one.x,
		(one) => one.y
	)(sorted);
	return { points: sorted, path: path ?? '' };
}

/** At most a dozen, so that they never touch. */
function depthTicks(first: number, last: number): number[] {
	const step = Math.ceil((last - first + 1) / 12);
	const ticks: number[] = [];
	for (let depth = first; depth <= last; depth += step) ticks.push(depth);
	return ticks;
}

function powersBetween(least: number, most: number): number[] {
	const powers: number[] = [];
	for (let nodes = least; nodes <= most; nodes *= 10) powers.push(nodes);
	return powers;
}

/**
 * Moves overlapping labels apart as little as possible, keeping their order.
 * @param wanted heights of the labels, from the top; the result has the same order
 */
export function spread(
	wanted: readonly number[],
	gap: number,
	top: number,
	bottom: number
): number[] {
	const order = wanted
		.map((_, at) => at)
		.sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
	const placed = [...wanted];
	let least = top;
	for (const at of order) {
		placed[at] = Math.max(placed[at] as number, least);
		least = placed[at] + gap;
	}
	let most = bottom;
	for (const at of order.toReversed()) {
		placed[at] = Math.min(placed[at] as number, most);
		most = placed[at] - gap;
	}
	return placed;
}
