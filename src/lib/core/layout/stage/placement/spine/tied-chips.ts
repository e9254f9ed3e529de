/** The compact rows at the finish: beside a node of the best line the named moves, and at the root the tied ones. */
import { formatCount } from '../../../../explain/format.ts';
import { bareWidth, besideBounds, chipWidth, drawStar, type DrawnChips } from './chip-box.ts';
import { placeKey } from '../place-key.ts';
import type { FoldPart } from '../../parts.ts';
import { placesUnder } from '../places-under.ts';
import type { SpineScene } from './spine-scene.ts';
import { FOLD_PADDING, FOLD_STACK } from './strip-widths.ts';
import type { SpineView } from './spine-view.ts';
import { around } from '../../../drawing/rects.ts';
import { textPart } from '../../../drawing/texts.ts';

/** Between two boxes. */
const APART = { usual: 6, phone: 3 } as const;

/**
 * At the finish, the moves of the root that are tied with the one of the best line, and those that the sentence names,
 * at the side where they were searched: the named ones in boxes, and the others where all of them fit, otherwise as a
 * count with a hollow star.
 *
 * @param drawn the node and its move
 */
export function drawTied(view: SpineView, here: number, middle: number, drawn: DrawnChips): void {
	const { scene, story, known, named, stars, moment } = view;
	const { trace } = story;
	const parent = trace.parentOf(here);
	const { rows } = placesUnder(story, parent, known);
	const isTied = (row: number): boolean => parent === moment.node && stars.has(row);
	const at = rows.findIndex((row) => trace.moveOf(row) === trace.moveOf(here));
	const apart = apartOf(scene);
	const own = around([
		...drawn.nodes.flatMap(({ rect, value, star }) => [rect, value?.rect ?? rect, star ?? rect]),
		...drawn.texts.map(({ rect }) => rect)
	]);
	for (const sign of [-1, 1] as const) {
		const near = sign === -1 ? rows.slice(0, at).reverse() : rows.slice(at + 1);
		const side = near.filter((row) => named.has(row) || isTied(row));
		// There are no bounds now: where the named ones need their place, too, they begin beside the node.
		const usual = scene.x + sign * besideBounds(scene);
		const close = sign === -1 ? own.left - apart : own.right + apart;
		const isShown = (shown: ReadonlySet<number>): boolean =>
			side.every((row) => shown.has(row) || !named.has(row));
		let from = usual;
		let mostOf = (_: number): number => Infinity;
		let shown = shownTied(view, side, spaceFrom(scene, from, sign), mostOf);
		if (!isShown(shown)) {
			from = close;
			shown = shownTied(view, side, spaceFrom(scene, from, sign), mostOf);
		}
		if (!isShown(shown)) {
			mostOf = (row) => bareWidth(view, row);
			shown = shownTied(view, side, spaceFrom(scene, from, sign), mostOf);
		}
		for (const row of side.filter((one) => shown.has(one))) {
			const width = chipWidth(view, row, mostOf(row));
			drawStar(view, row, middle, sign === -1 ? from : from + width, mostOf(row), drawn);
			from += sign * (width + apart);
		}
		const hidden = side.filter((row) => !shown.has(row)).sort((one, other) => one - other);
		if (hidden.length > 0) drawn.folds.push(tiedFold(view, hidden, from, sign, middle));
	}
}

function apartOf({ room }: SpineScene): number {
	return APART[room.look === 'phone' ? 'phone' : 'usual'];
}

function spaceFrom({ left, right }: SpineScene, from: number, sign: -1 | 1): number {
	return sign === -1 ? from - left : right - from;
}

/**
 * Those of a side that have boxes: each named one that fits, and the others if all of them do.
 *
 * @param space pixels for all
 * @param mostOf pixels for the box of a row
 */
function shownTied(
	view: SpineView,
	side: readonly number[],
	space: number,
	mostOf: (row: number) => number
): Set<number> {
	const { named, scene } = view;
	const apart = apartOf(scene);
	const shown = new Set<number>();
	let free = space;
	const groups = side.filter((row) => named.has(row)).map((row) => [row]);
	for (const group of [...groups, side.filter((row) => !named.has(row))]) {
		const width = group.reduce(
			(sum, row) => sum + chipWidth(view, row, mostOf(row)) + apart,
			-apart
		);
		const others = side.length - shown.size - group.length;
		if (width + (others > 0 ? apart + tiedWidth(scene, others) : 0) > free) continue;
		for (const row of group) shown.add(row);
		free -= width + apart;
	}
	return shown;
}

function tiedText(moves: number): string {
	return `+${formatCount(moves)} ☆`;
}

function tiedWidth({ measure, type, room }: SpineScene, moves: number): number {
	return measure(tiedText(moves), type.fold, 650) + 2 * FOLD_PADDING[room.look] + FOLD_STACK;
}

/** @param from its end that is nearer to the spine */
function tiedFold(
	view: SpineView,
	rows: readonly number[],
	from: number,
	sign: -1 | 1,
	middle: number
): FoldPart {
	const { scene, story } = view;
	const { measure, type } = scene;
	const node = placeKey(story, story.trace.parentOf(rows[0] as number));
	const key = `fold:${node}:tied:${sign === -1 ? 'before' : 'after'}`;
	const width = tiedWidth(scene, rows.length);
	const x = from + (sign * width) / 2;
	const style = { size: type.fold, weight: 650, tone: 'ink' } as const;
	const text = textPart(
		measure,
		`text:${key}`,
		tiedText(rows.length),
		x - FOLD_STACK / 2,
		middle,
		style
	);
	const half = Math.min(0.85 * type.fold, 0.42 * scene.rows.compactHeight);
	const rect = {
		left: x - width / 2,
		top: middle - half - 2,
		right: x + width / 2,
		bottom: middle + half
	};
	return { key, node, kind: 'searched', moves: rows.length, rows, text, rect };
}
