/**
 * The strip of a spine node: its other moves in search order, searched ones at the left of the spine, those that are
 * not searched yet, or pruned, at the right.
 */
import type { Rect } from '../../../viewport.ts';
import { busPath } from '../../../drawing/curves.ts';
import { heightAboveBus } from './callout-space.ts';
import { placeKey } from '../place-key.ts';
import type { EdgePart, FoldPart, NodePart, TextPart } from '../../parts.ts';
import { placesUnder } from '../places-under.ts';
import { takenByHead } from '../../marks/heads-in-rows.ts';
import { drawNode } from '../../marks/spine-nodes.ts';
import { busAbove, OF_U, rowMiddle } from './spine-rows.ts';
import { FOLD_STACK } from './strip-widths.ts';
import type { SpineView } from './spine-view.ts';
import { captionOf } from '../../marks/strip-caption.ts';
import {
	FOLD_HALF,
	foldText,
	placeSide,
	type PlacedItem,
	type SidePlan,
	type StripSpot
} from './place-side.ts';
import type { StripItem } from './choose-side.ts';
import { textPart } from '../../../drawing/texts.ts';

export interface Strip {
	readonly spot: StripSpot;
	readonly nodes: readonly NodePart[];
	readonly edges: readonly EdgePart[];
	readonly folds: readonly FoldPart[];
	readonly texts: readonly TextPart[];
	/** The ends of what is drawn. */
	readonly left: number;
	readonly right: number;
	/** The first pruned move, drawn or folded; null if none is pruned. */
	readonly firstPruned: string | null;
}

interface Drawn {
	readonly nodes: NodePart[];
	readonly edges: EdgePart[];
	readonly folds: FoldPart[];
	readonly texts: TextPart[];
}

/** @param beside what is written in its node on the spine, and below it */
export function drawStrip(view: SpineView, spot: StripSpot, beside: readonly Rect[]): Strip {
	const { story, known, scene } = view;
	const { rows, unrecorded } = placesUnder(story, spot.parent, known);
	const [before, after] = sidesOf(view, spot, rows);
	const drawn: Drawn = { nodes: [], edges: [], folds: [], texts: [] };
	const left = drawSide(view, spot, { rows: before, unrecorded: 0, sign: -1 }, drawn);
	const right = drawSide(view, spot, { rows: after, unrecorded, sign: 1 }, drawn);
	const pruned = after.filter((row) => known.stateOf(row) === 'ghost');
	// With the future shown nothing is saved before its cutoff.
	const first = pruned[0];
	const isCut = first !== undefined && story.trace.enterStepOf(first) <= view.moment.step;
	const caption = isCut ? captionOf(view, spot, pruned, right, aboveOf(drawn), beside) : null;
	if (caption !== null) drawn.texts.push(caption);
	const least = 0.62 * scene.u;
	const ends = [
		...drawn.texts.filter(({ key }) => key.startsWith('caption:')),
		...drawn.nodes.flatMap(({ fan }) => fan?.cut?.count ?? [])
	].map(({ rect }) => rect);
	return {
		...drawn,
		spot,
		left: Math.min(left, scene.x - least),
		right: Math.max(right, scene.x + least, ...ends.map((rect) => rect.right)),
		firstPruned: first === undefined ? null : placeKey(story, first)
	};
}

/** The moves before the child on the spine, and after it; without one, those that have returned and the others. */
function sidesOf(
	{ story, moment }: SpineView,
	{ child }: StripSpot,
	rows: readonly number[]
): [before: readonly number[], after: readonly number[]] {
	const { trace } = story;
	if (child === null) {
		const split = rows.findIndex(
			(row) => trace.exitStepOf(row) > moment.step || trace.isPruned(row)
		);
		return split < 0 ? [rows, []] : [rows.slice(0, split), rows.slice(split)];
	}
	// The place may show another attempt of the move than the one on the spine.
	const at = rows.findIndex((row) => trace.moveOf(row) === trace.moveOf(child));
	return [rows.slice(0, at), rows.slice(at + 1)];
}

/** Draws one side and returns where it ends. */
function drawSide(view: SpineView, spot: StripSpot, plan: SidePlan, drawn: Drawn): number {
	const { items, scale, fold, end } = placeSide(view, spot, plan);
	const hasFolds = items.some(({ item }) => item.kind === 'fold');
	const folds = hasFolds ? FOLD_HALF * view.scene.type.fold : -Infinity;
	for (const place of items) {
		if (place.item.kind === 'fold') drawFold(view, spot, plan, place, place.item, fold, drawn);
		else drawSibling(view, spot, plan, place, place.item.index, scale, folds, drawn);
	}
	return end;
}

/** @param folds from the middle of the row down to the end of the folds */
function drawSibling(
	view: SpineView,
	spot: StripSpot,
	{ rows, sign }: SidePlan,
	{ x, width, label: labelWidth, from, to, low }: PlacedItem,
	index: number,
	scale: number,
	folds: number,
	drawn: Drawn
): void {
	const { scene, story, stars, moment } = view;
	const { u, measure, type, room } = scene;
	const row = rows[index] as number;
	const isLast = spot.row === scene.rows.last;
	const middle = rowMiddle(scene.rows, spot.row);
	const free = isLast
		? room.size.height - middle - 0.3 * u - 2
		: (OF_U.bus + 0.13) * u - 5 - takenByHead(view, x - width / 2);
	const isUnderCallout =
		view.cut !== null &&
		sign === 1 &&
		spot.parent !== moment.node &&
		heightAboveBus(scene) !== null;
	const { node, label } = drawNode(view, {
		row,
		x,
		middle,
		width: scale * scene.sibling,
		role: 'sibling',
		parent: placeKey(story, spot.parent),
		below: isUnderCallout ? 0 : free,
		labelWidth,
		under: { from, to, low, folds: middle + folds, width }
	});
	drawn.nodes.push(node);
	if (label !== null) drawn.texts.push(label);
	let top = label?.rect.top ?? node.rect.top;
	// A badge has the place above the move, and says as much.
	if (row === view.next && node.badge === null) {
		const style = { size: type.small, weight: 500, tone: 'soft' as const };
		const next = textPart(measure, `next:${node.key}`, 'next', x, top - 0.55 * type.small, style);
		drawn.texts.push(next);
		top = next.rect.top;
	}
	const kind =
		node.state === 'pruned'
			? 'pruned'
			: node.state === 'outline' || node.state === 'given'
				? 'coming'
				: stars.has(row)
					? 'best'
					: 'searched';
	const bus = busAbove(scene.rows, spot.row);
	drawn.edges.push({
		key: node.key,
		d: busPath(scene.x, spot.from, bus, x, Math.max(top, bus + 1)),
		kind
	});
}

function drawFold(
	view: SpineView,
	spot: StripSpot,
	{ rows, sign }: SidePlan,
	{ x, width }: PlacedItem,
	item: Extract<StripItem, { kind: 'fold' }>,
	size: number,
	drawn: Drawn
): void {
	const { scene, known, story } = view;
	const { type, measure } = scene;
	const hidden = rows.slice(item.from, item.to);
	const moves = item.to - item.from;
	const states = hidden.map((row) => known.stateOf(row));
	const kind =
		states.length > 0 && states.every((state) => state === 'ghost')
			? 'pruned'
			: states.every((state) => state === 'waiting' || state === null)
				? 'coming'
				: 'searched';
	const middle = rowMiddle(scene.rows, spot.row);
	const half = FOLD_HALF * type.fold;
	const rect: Rect = {
		left: x - width / 2,
		top: middle - half - FOLD_STACK,
		right: x + width / 2,
		bottom: middle + half
	};
	const parent = placeKey(story, spot.parent);
	const key = `fold:${parent}:${sign === -1 ? 'before' : 'after'}:${item.from}`;
	const style = { size, weight: 650, tone: 'ink' as const };
	const text = textPart(measure, `text:${key}`, foldText(moves), x - FOLD_STACK / 2, middle, style);
	drawn.folds.push({ key, node: parent, kind, moves, rows: hidden, text, rect });
	const edge = kind === 'pruned' ? 'pruned' : kind === 'coming' ? 'coming' : 'searched';
	const bus = busAbove(scene.rows, spot.row);
	drawn.edges.push({ key, d: busPath(scene.x, spot.from, bus, x, rect.top), kind: edge });
}

/** What a caption is below: values, folds, and the lines around the shapes. */
function aboveOf({ nodes, folds }: Drawn): Rect[] {
	const values = nodes.flatMap(({ value }) => (value === null ? [] : [value.rect]));
	const shapes = nodes.map(({ rect }) => ({ ...rect, bottom: rect.bottom + EDGE }));
	return [...values, ...shapes, ...folds.map(({ rect }) => rect)];
}

/** Half the line around a shape. */
const EDGE = 1;
