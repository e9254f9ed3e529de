/** Geometry of the histogram's bars and marks. */
import { scaleLinear } from 'd3-scale';
import { binSpread, type Bin } from '$lib/core/experiments/compare/orders/histogram.ts';
import type { Spread } from '$lib/core/experiments/compare/orders/spread.ts';

/** A mark to be placed. */
export interface MarkToPlace {
	readonly id: string;
	readonly label: string;
	readonly nodes: number;
}

interface PlacedMark extends MarkToPlace {
	readonly x: number;
	/** Row of its label, 0 next to the bars. */
	readonly row: number;
	/** Anchor of the label, and the end of the label at the anchor. */
	readonly labelX: number;
	readonly anchor: 'start' | 'middle' | 'end';
	/** The space that is kept for the label. */
	readonly labelFrom: number;
	readonly labelTo: number;
	/** Drawn at the edge, since it is far beyond. */
	readonly beyond: 'left' | 'right' | null;
}

interface HistogramGeometry {
	readonly bins: readonly (Bin & { readonly x: number; readonly width: number })[];
	readonly marks: readonly PlacedMark[];
	readonly rows: number;
	readonly ticks: readonly { readonly at: number; readonly value: number }[];
	/** The largest share of a bin: the height of the chart. */
	readonly highest: number;
}

/** A mark that is further from the bars than their width times this would compress them. */
const REACH = 1;
/** Width of a letter of the labels in pixels, in labels of many wide ones. */
const LETTER = 8;
const GAP = 10;

/** @param left and right ends of the axis, in pixels */
export function placeHistogram(
	spread: Spread,
	marks: readonly MarkToPlace[],
	left: number,
	right: number
): HistogramGeometry {
	const bins = binSpread(spread);
	const start = bins[0]?.from ?? 0;
	const end = (bins[bins.length - 1]?.to ?? 0) + 1;
	const reach = Math.max(end - start, 4) * REACH;
	const near = marks
		.map(({ nodes }) => nodes)
		.filter((nodes) => nodes >= start - reach && nodes <= end + reach);
	const low = Math.min(start, ...near);
	const high = Math.max(end, ...near.map((nodes) => nodes + 1));
	const x = scaleLinear([low, high], [left, right]);
	const middle = (nodes: number): number => x(nodes + 0.5);
	const placed = [...marks]
		.sort((a, b) => a.nodes - b.nodes)
		.map((mark) => {
			const beyond = mark.nodes < low ? 'left' : mark.nodes > high ? 'right' : null;
			const at = beyond === 'left' ? left : beyond === 'right' ? right : middle(mark.nodes);
			return { ...mark, x: at, beyond } as const;
		});
	const labelled = stackLabels(placed, left, right);
	return {
		bins: bins.map((bin) => ({ ...bin, x: x(bin.from), width: x(bin.to + 1) - x(bin.from) })),
		marks: labelled,
		rows: labelled.reduce((rows, { row }) => Math.max(rows, row + 1), 0),
		ticks: x
			.ticks(Math.max(2, Math.floor((right - left) / 90)))
			.filter((value) => Number.isInteger(value))
			.map((value) => ({ at: middle(value), value }))
			.filter(({ at }) => at <= right),
		highest: Math.max(...bins.map(({ share }) => share), 0)
	};
}

/** Gives each label the first row without an overlap. */
function stackLabels(
	marks: readonly Omit<PlacedMark, 'row' | 'labelX' | 'anchor' | 'labelFrom' | 'labelTo'>[],
	left: number,
	right: number
): PlacedMark[] {
	const taken: [number, number][][] = [];
	return marks.map((mark) => {
		const width = (mark.label.length + (mark.beyond === null ? 0 : 2)) * LETTER;
		const isLeft = mark.x - width / 2 < left;
		const isRight = mark.x + width / 2 > right;
		const anchor = isLeft ? 'start' : isRight ? 'end' : 'middle';
		const labelX = isLeft
			? Math.max(mark.x - 2, left)
			: isRight
				? Math.min(mark.x + 2, right)
				: mark.x;
		const from =
			anchor === 'start' ? labelX : anchor === 'end' ? labelX - width : labelX - width / 2;
		const to = from + width + GAP;
		let row = 0;
		while (taken[row]?.some(([a, b]) => from < b && to > a)) row++;
		(taken[row] ??= []).push([from, to]);
		return { ...mark, row, labelX, anchor, labelFrom: from, labelTo: from + width };
	});
}
