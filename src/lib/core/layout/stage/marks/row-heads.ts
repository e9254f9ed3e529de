/**
 * The heads of the rows, in a column at the left: whose move it is level with the node, and on the bus below it whose
 * moves these are, with their totals.
 */
import { questionOf } from '../../../explain/terms.ts';
import type { Side } from '../../../games/game.ts';
import { FLAG } from '../../../trace/schema.ts';
import type { TextPart } from '../parts.ts';
import { placesUnder } from '../placement/places-under.ts';
import * as words from './row-heads.en.ts';
import { busAbove, rowMiddle } from '../placement/spine/spine-rows.ts';
import { HEAD_MARGIN } from '../placement/spine/heads-width.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import { fittedText, TALL, type TextStyle } from '../../drawing/texts.ts';

const LINE = 1.33;
/** The middle of a head on a bus is so far above the bus, in parts of its size. */
const BUS_AT = 0.35;
/** A head that is too wide for the column becomes smaller, down to this part of its size. */
const SMALLEST = 0.75;
/** Below this width of a node a head has one line, where it would have two. */
const ONE_LINE = 45;

export function drawHeads(view: SpineView): TextPart[] {
	const { scene, line } = view;
	if (scene.heads === 0) return [];
	const texts: TextPart[] = [];
	// The moves of the root take the place of the other rows.
	const isGrid = line.length === 1;
	const lowered = isGrid ? null : loweredMoves(view);
	// What would be below moves that are lower than their own row has no rows.
	const last = isGrid ? 0 : lowered === null ? scene.rows.last : scene.rows.compact;
	for (let row = 0; row <= last; row++) {
		if (row < scene.rows.compact) {
			if (view.plies.plyAt(row) === null) continue;
			texts.push(...compactHead(view, row));
			// A compact row has its totals at the right.
			if (row + 1 < scene.rows.compact) continue;
		} else {
			texts.push(...nodeHead(view, row, lowered));
		}
		if (lowered !== null && row + 1 >= scene.rows.compact) {
			if (row < last) texts.push(...movesHead(view, row, lowered - 1));
		} else if (row < scene.rows.last) texts.push(...movesHead(view, row, view.plies.plyAt(row)));
	}
	return texts;
}

/** The ply of the current node's moves if they are in the first full row, below their own; null if they are in theirs. */
function loweredMoves({ scene, story, moment, finished, plies }: SpineView): number | null {
	const ply = moment.path.length;
	const row = plies.rowOf(ply);
	const { trace } = story;
	const isLeaf = trace.isLeaf(moment.node) || trace.isHit(moment.node);
	return finished || isLeaf || row === null || row >= scene.rows.compact ? null : ply;
}

/** The side that moves in a row, or at a ply: rows are shifted by an even number of plies. */
export function sideAt({ story }: SpineView, row: number): Side {
	return story.trace.isMax(0) === (row % 2 === 0) ? 'max' : 'min';
}

/**
 * "△ White / to move", or why the row has leaves.
 *
 * @param lowered the ply of the moves that are in this row instead of its own ones
 */
function nodeHead(view: SpineView, row: number, lowered: number | null): TextPart[] {
	const { scene, story } = view;
	const { type } = scene;
	const key = `head:${row}`;
	const middle = rowMiddle(scene.rows, row);
	const style = headStyle(view, 'soft', 500);
	const ends = lowered === null ? endOfRow(view, row) : null;
	if (ends !== null) return stack(view, key, withinRow(view, row, ends), middle, style);
	const side = sideAt(view, lowered ?? row);
	const name = words.sideName(side, story.roleNames[side]);
	const pass = row === 0 ? passOf(view) : [];
	if (scene.u < ONE_LINE || fits(view, `${name} ${words.toMove}`)) {
		// There is space for the number of the pass, but not for its question.
		const [number] = pass;
		const lines = [`${name} ${words.toMove}`, ...(number ? [number.replace(':', '')] : [])];
		return stack(view, key, lines, middle, style);
	}
	const [first, ...others] = stack(
		view,
		key,
		pass.length > 0 ? [name, ...wrap(view, pass)] : [name, words.toMove],
		middle,
		style
	);
	if (first === undefined) return [];
	const strong: TextStyle = { ...style, weight: 600, tone: side };
	return [
		headLine(view, first.key, first.text, first.at.y, { ...strong, size: type.head }),
		...others
	];
}

/** Lines of a head, or where they would reach the head on the bus below the first one alone: in a lecture none is smaller. */
function withinRow({ scene }: SpineView, row: number, lines: readonly string[]): readonly string[] {
	const { rows, type } = scene;
	if (row === rows.last) return lines;
	const half = (((lines.length - 1) * LINE + TALL) / 2) * type.head;
	const below = busAbove(rows, row + 1) - (BUS_AT + TALL / 2) * type.head;
	return rowMiddle(rows, row) + half <= below ? lines : [(lines[0] ?? '').replace(/:$/, '')];
}

/** "△ White to move", in one line. */
function compactHead(view: SpineView, row: number): TextPart[] {
	const { scene, story } = view;
	const side = sideAt(view, row);
	const text = `${words.sideName(side, story.roleNames[side])} ${words.toMove}`;
	const style = headStyle(view, 'soft', 500);
	return [headLine(view, `head:${row}`, text, rowMiddle(scene.rows, row), style)];
}

/** Why the node of a row is a leaf; null where it is not, or where it is not known. */
function endOfRow({ scene, story, line, plies }: SpineView, row: number): string[] | null {
	const { trace } = story;
	const here = line[plies.plyAt(row) ?? -1]?.row;
	if (story.game.hasTypedLeaves) {
		return row === scene.rows.last || (here !== undefined && trace.isLeaf(here))
			? words.leaves.typed
			: null;
	}
	if (here !== undefined && trace.isLeaf(here)) {
		return (trace.flagsOf(here) & FLAG.HORIZON) !== 0 ? words.leaves.limit : words.leaves.end;
	}
	if (row < scene.rows.last) return null;
	return trace.passes.at(-1)?.depth === null ? words.leaves.end : words.leaves.limit;
}

function passOf({ story, moment }: SpineView): string[] {
	const { trace } = story;
	if (trace.passes.length < 2) return [];
	const root = moment.path[0]?.row ?? 0;
	return words.passHead(trace.passIndexOf(root) + 1, questionOf(trace, trace.passOf(root).window));
}

/**
 * "White's moves", with their totals once they are known.
 *
 * @param row above the moves
 * @param ply of their node; null where it is folded
 */
function movesHead(view: SpineView, row: number, ply: number | null): TextPart[] {
	const { scene, story } = view;
	const node = view.line[ply ?? -1]?.row ?? null;
	const side = sideAt(view, ply ?? row);
	const key = `moves:${row}`;
	const bus = busAbove(scene.rows, row + 1) - BUS_AT * scene.type.head;
	const title = words.movesOf(story.roleNames[side]);
	const { trace } = story;
	// A table's answer has no moves.
	const isEmpty =
		node === null || trace.isLeaf(node) || trace.isHit(node) || (ply ?? 0) > openPly(view);
	const style = headStyle(view, isEmpty ? 'faint' : 'ink', isEmpty ? 500 : 650);
	if (isEmpty) return [headLine(view, key, title, bus, style)];
	const free = rowMiddle(scene.rows, row + 1) - 1.6 * LINE * scene.type.head - bus;
	const most = Math.max(1, Math.floor(free / (LINE * scene.type.head)) + 1);
	return headOf(view, node, title, most).map((text, at) => {
		const y = bus + at * LINE * scene.type.head;
		const isTitle = text === title;
		const lineKey = isTitle ? key : `${key}:${at}`;
		return headLine(view, lineKey, text, y, isTitle ? style : headStyle(view, 'soft', 500));
	});
}

/**
 * The title and the totals, or the totals alone, or the number of those searched: never a part of a sum. In a narrow
 * column, where totals have many lines, the title stays.
 */
function headOf(view: SpineView, node: number, title: string, most: number): string[] {
	const lines = wrap(view, totals(view, node));
	if (lines.length < most) return [title, ...lines];
	const isNarrow = view.scene.column === 'narrow';
	if (lines.length === most && !isNarrow) return lines;
	const { searched, all } = movesUnder(view, node);
	const short = words.searchedOf(searched, all);
	return isNarrow ? [title, short].slice(0, most) : [short];
}

/** The lowest ply whose node has its moves on the stage. */
function openPly({ line, moment, finished }: SpineView): number {
	return finished ? Math.max(0, line.length - 2) : moment.path.length - 1;
}

/** "23 moves:", "21 done,", "1 now,", "1 to go". */
export function totals(view: SpineView, node: number): string[] {
	const { searched, now, pruned, left } = movesUnder(view, node);
	return words.countsOf(searched, now, pruned, left);
}

/** The moves of a node by what became of them. */
export function movesUnder(
	{ story, known }: SpineView,
	node: number
): Record<'searched' | 'now' | 'pruned' | 'left' | 'all', number> {
	const { rows, unrecorded } = placesUnder(story, node, known);
	const count = { closed: 0, open: 0, ghost: 0, waiting: unrecorded };
	for (const row of rows) count[known.stateOf(row) ?? 'waiting']++;
	const { closed: searched, open: now, ghost: pruned, waiting: left } = count;
	return { searched, now, pruned, left, all: searched + now + pruned + left };
}

function headStyle({ scene }: SpineView, tone: TextPart['tone'], weight: number): TextStyle {
	return { size: scene.type.head, weight, tone, anchor: 'start' };
}

/** A line in the column of heads. */
function headLine(
	view: SpineView,
	key: string,
	text: string,
	y: number,
	style: TextStyle
): TextPart {
	const { measure, heads } = view.scene;
	const x = margin(view);
	return fittedText(measure, key, text, x, y, style, heads - x, SMALLEST);
}

function margin({ scene }: SpineView): number {
	return HEAD_MARGIN[scene.room.look];
}

function fits(view: SpineView, text: string): boolean {
	const { measure, type, heads } = view.scene;
	return measure(text, type.head, 500) <= heads - margin(view);
}

/** Joins pieces to as few lines as fit the column. */
function wrap(view: SpineView, pieces: readonly string[]): string[] {
	const lines: string[] = [];
	for (const piece of pieces) {
		const joined = `${lines.at(-1) ?? ''} ${piece}`;
		if (lines.length > 0 && fits(view, joined)) lines[lines.length - 1] = joined;
		else lines.push(piece);
	}
	return lines;
}

/** Lines of one head, their middle at `middle`. */
function stack(
	view: SpineView,
	key: string,
	lines: readonly string[],
	middle: number,
	style: TextStyle
): TextPart[] {
	const { type } = view.scene;
	return lines.map((text, at) => {
		const y = middle + (at - (lines.length - 1) / 2) * LINE * type.head;
		return headLine(view, `${key}:${at}`, text, y, style);
	});
}
