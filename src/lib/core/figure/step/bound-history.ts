/** All that alpha and beta of a node have been, the old ones struck through, as on the board of a lecture. */
import { formatLimit } from '../../explain/format.ts';
import type { Known } from '../../explain/known.ts';
import { around } from '../../layout/drawing/rects.ts';
import { LINE_HEIGHT, textPart } from '../../layout/drawing/texts.ts';
import type { BoundPart, NodePart, StageRoom, TextPart } from '../../layout/stage/parts.ts';
import type { Extent, Place } from '../../layout/stage/placement/whole/extent.ts';
import type { WholeScene } from '../../layout/stage/placement/whole/whole-scene.ts';
import type { WholeStyle } from '../../layout/stage/placement/whole/whole-sizes.ts';
import { wholeType } from '../../layout/stage/type-sizes.ts';
import { pathFrames, resultsAt, type Frame } from '../../trace/cursor.ts';
import type { Trace } from '../../trace/trace.ts';
import { boundPlaces } from '../paper-stage.ts';
import { measureFigure } from './text-widths.ts';

type Which = BoundPart['which'];

/** The end of the key of a value that is struck through. */
const OLD = ':old';
/** The start of the key of a bound with all that it has been. */
const HISTORY = 'history:';
/** Between two values, in parts of the type. */
const GAP = 0.35;

export function isStruck({ key }: Pick<TextPart, 'key'>): boolean {
	return key.endsWith(OLD);
}

export function isHistory(key: string): boolean {
	return key.startsWith(HISTORY);
}

/** The values of a bound, from that on entry to that at a step. */
function valuesOf(trace: Trace, row: number, which: Which, until: number): readonly string[] {
	const at = (step: number): Frame => pathFrames(trace, row, step).at(-1) as Frame;
	const entry = at(trace.enterStepOf(row));
	const values = [which === 'alpha' ? entry.alphaGiven : entry.betaGiven];
	for (const child of resultsAt(trace, row, until)) {
		const value = at(trace.exitStepOf(child))[which];
		if (value !== values.at(-1)) values.push(value);
	}
	return values.map(formatLimit);
}

/**
 * The styles with space for all of it at each node.
 *
 * @param trace of the whole search: the places are the same at each of its steps
 */
export function historyStyles(
	styles: readonly WholeStyle[],
	{ places }: Extent,
	trace: Trace,
	room: StageRoom
): WholeStyle[] {
	const rows = places.flatMap((place) => (place.children.length === 0 ? [] : place.rows.slice(-1)));
	const lists = rows.flatMap((row) =>
		trace.isPruned(row)
			? []
			: (['alpha', 'beta'] as const).map((which) => [
					'α',
					...valuesOf(trace, row, which, trace.steps - 1)
				])
	);
	return styles.map((style) => {
		const { bound } = wholeType(room, style);
		const widths = lists.map((texts) => widthOf(texts, bound));
		return { ...style, bounds: 'lane', lane: { lines: 2, width: Math.max(0, ...widths) + 6 } };
	});
}

function widthOf(texts: readonly string[], size: number): number {
	const words = texts.reduce((sum, text) => sum + measureFigure(text, size, 700), 0);
	return words + (texts.length - 1) * GAP * size;
}

/** Alpha and beta of every node that the search has entered. */
export function historyBounds(
	scene: WholeScene,
	trace: Trace,
	known: Known,
	nodes: readonly NodePart[]
): BoundPart[] {
	const places = new Map(scene.extent.places.map((place) => [place.key, place]));
	return nodes.flatMap(({ key, row, state }) => {
		const place = places.get(key);
		const isEntered = row >= 0 && (state === 'open' || state === 'closed');
		if (place === undefined || place.children.length === 0 || !isEntered) return [];
		return boundPlaces(scene, place).map(([which, at]) =>
			boundAt(scene, place, which, at, valuesOf(trace, row, which, known.until))
		);
	});
}

function boundAt(
	scene: WholeScene,
	place: Place,
	which: Which,
	at: BoundPart['rect'],
	values: readonly string[]
): BoundPart {
	const size = scene.sizes.type.bound;
	const texts = [which === 'alpha' ? 'α' : 'β', ...values];
	const key = `${which}:${place.key}`;
	// Next to its node it ends there; above a name it is in the middle.
	const free = at.right - at.left - widthOf(texts, size);
	let x = at.left + (scene.sizes.isBeside(place) ? free : free / 2);
	const y = (at.top + at.bottom) / 2;
	const lines = texts.map((text, index) => {
		const isOld = index > 0 && index < texts.length - 1;
		const isLast = index > 0 && !isOld;
		const style = { size, weight: isLast ? 700 : 400, tone: isOld ? 'soft' : 'ink' } as const;
		const part = textPart(measureFigure, `${key}:${index}${isOld ? OLD : ''}`, text, x, y, {
			...style,
			anchor: 'start',
			tall: LINE_HEIGHT
		});
		x += measureFigure(text, size, 700) + GAP * size;
		return part;
	});
	const rect = around(lines.map((line) => line.rect));
	return {
		key: HISTORY + key,
		which,
		node: place.key,
		lines,
		origin: 'here',
		gold: false,
		rect
	};
}
