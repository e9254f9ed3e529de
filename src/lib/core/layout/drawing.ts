/**
 * The tree pane at a step, as plain marks: nodes with their current values, edges with their moves, windows on the
 * path, scissors and ghosts at cutoffs. It only contains events up to the step, unless the future is shown; moves of
 * an entered node are faint outlines.
 */
import { formatBound, formatCount, formatLimit, formatValue } from '../explain/format.ts';
import { bestAt } from '../explain/knowledge.ts';
import { cutLabel, moveLabel, recallLabel, resultLabel } from '../explain/labels.ts';
import type { Future } from '../trace/future.ts';
import type { Story } from '../explain/story.ts';
import { cutReason, NO_ROW, type Frame, type Moment } from '../trace/cursor.ts';
import { boundOf, FLAG } from '../trace/schema.ts';
import { labelWidth } from './mark-widths.ts';
import { noteSize, placeNote } from './note-place.ts';
import { NODE_GAP } from './separation.ts';
import type { TidyLayout } from './tidy.ts';
import type { Point, Rect } from './viewport.ts';
import { ITEM, type VisibleItems } from './visible-items.ts';

/** The distances between plies: a shallow tree gets more space, a small pane is `tight`. */
export const PLY_GAP = { tight: 92, least: 116, most: 190 } as const;

/** `waiting`: known as a legal move, not reached yet; `open`: being searched; `ghost`: pruned. */
export type NodeState = 'waiting' | 'open' | 'closed' | 'ghost';

/** `hit`: a table hit; `probe`: a null-window probe; `again`: a re-search; `superseded`: re-searched since. */
export type NodeMark = 'hit' | 'probe' | 'again' | 'superseded';

/** One end of a node's window, drawn next to the node. */
export interface WindowMark {
	readonly text: string;
	/** The move that set it here; empty if it was passed down. */
	readonly by: string;
	readonly origin: 'start' | 'inherited' | 'here';
}

export interface DrawnNode {
	/** Stable while the node is drawn, for keyed updates. */
	readonly key: string;
	readonly row: number;
	readonly x: number;
	readonly y: number;
	readonly shape: 'max' | 'min' | 'leaf' | 'group';
	readonly state: NodeState;
	/** The current value: a result, a bound, the best so far; empty if there is none. */
	readonly value: string;
	readonly current: boolean;
	/** The ancestor whose bound has just caused a cutoff. */
	readonly owner: boolean;
	readonly principal: boolean;
	/** In the future, and drawn only because the future is shown. */
	readonly ahead: boolean;
	/** How the search reached it, if not in the ordinary way. */
	readonly mark: NodeMark | null;
	/** Summary of the nodes folded under this one; empty if there are none. */
	readonly badge: string;
	/** A caption under a ghost or a group. */
	readonly caption: string;
	readonly alpha: WindowMark | null;
	readonly beta: WindowMark | null;
}

export interface DrawnEdge {
	readonly key: string;
	readonly from: { readonly x: number; readonly y: number };
	readonly to: { readonly x: number; readonly y: number };
	readonly move: string;
	/** `bound`: on the path from the owner of a bound down to the node of the cutoff. */
	readonly kind: 'waiting' | 'searched' | 'path' | 'bound' | 'pruned';
	readonly principal: boolean;
	/** As for the node it leads to. */
	readonly ahead: boolean;
	/** True if it leads to the current node, which has a ring around it. */
	readonly current: boolean;
	/** Scissors are on the first pruned edge of a node. */
	readonly scissors: boolean;
	/** The effect of the child's return on its parent, in a few words; empty except at that moment. */
	readonly result: string;
}

/** A few words on the drawing itself, one line each. */
export interface DrawnNote {
	readonly key: string;
	/** The middle of the note's left edge. */
	readonly x: number;
	readonly y: number;
	readonly lines: readonly string[];
}

export interface Drawing {
	readonly nodes: readonly DrawnNode[];
	readonly edges: readonly DrawnEdge[];
	/** At a cutoff: both bounds, next to the scissors. At a return: its effect. */
	readonly notes: readonly DrawnNote[];
	/** At a table hit: from the node that stored the answer, if drawn, to the one that receives it. */
	readonly recall: { readonly from: Point; readonly to: Point } | null;
	readonly width: number;
	readonly height: number;
}

/**
 * Draws the visible items of a trace at a moment.
 *
 * @param lines number of lines written under each node that is no longer waiting, see `lineBelow`
 */
export function drawTree(
	story: Story,
	moment: Moment,
	items: VisibleItems,
	layout: TidyLayout,
	plyGap: number,
	future: Future,
	lines = 0
): Drawing {
	const { trace, names } = story;
	const infinities = story.mates?.short ?? null;
	const { step } = moment;
	const frames = new Map(moment.path.map((frame) => [frame.row, frame]));
	const finished = future !== 'problem' && (moment.kind === 'finish' || future === 'show');
	const reason = moment.kind === 'cut' ? cutReason(moment.path) : null;
	const bounded = reason === null ? new Set<number>() : rowsBelow(moment.path, reason.owner);
	const recalled = moment.kind === 'hit' ? trace.targetOf(moment.node) : NO_ROW;
	const isRecalledDrawn = items.row.includes(recalled);
	const nodes: DrawnNode[] = [];
	const edges: DrawnEdge[] = [];
	const place = (item: number): { x: number; y: number } => ({
		x: (layout.x[item] as number) * NODE_GAP,
		y: (layout.depth[item] as number) * plyGap
	});

	for (let item = 0; item < items.row.length; item++) {
		const row = items.row[item] as number;
		const parentRow = trace.parentOf(row);
		// A whole trace is laid out in advance; nodes below one that is not entered yet are not drawn.
		if (future === 'hide' && parentRow >= 0 && trace.enterStepOf(parentRow) > step) continue;
		// Until a re-search begins, nothing announces it.
		const isAhead = trace.enterStepOf(row) > step;
		if (future === 'hide' && isAhead && (trace.flagsOf(row) & FLAG.AGAIN) !== 0) continue;
		const group = items.kind[item] === ITEM.GROUP;
		const state = stateAt(row);
		const frame = frames.get(row);
		const flags = trace.flagsOf(row);
		const here = place(item);
		const ahead = trace.enterStepOf(row) > step && state !== 'waiting';
		const principal = finished && !group && (flags & FLAG.PRINCIPAL) !== 0;
		const cutHappened = frame !== undefined && wasCut(row);
		nodes.push({
			key: group ? `g${row}` : String(row),
			row,
			...here,
			shape: group
				? 'group'
				: trace.isLeaf(row) && (future === 'problem' || state !== 'waiting')
					? 'leaf'
					: flags & FLAG.MAX
						? 'max'
						: 'min',
			state,
			value: group ? '' : valueAt(row, state, frame, cutHappened),
			current: future !== 'problem' && row === moment.node,
			owner: reason !== null && row === reason.owner,
			principal,
			ahead,
			mark: group || state === 'waiting' ? null : markOf(row),
			badge: badgeOf(item),
			caption: captionOf(item, row, state, group),
			alpha: frame ? windowMark('α', frame.alpha, frame.alphaOwner, frame) : null,
			beta: frame ? windowMark('β', frame.beta, frame.betaOwner, frame) : null
		});
		const parent = items.parent[item] as number;
		if (parent < 0) continue;
		const onPath = frames.has(row);
		edges.push({
			key: `e${group ? 'g' : ''}${row}`,
			from: place(parent),
			to: here,
			move: group ? '' : moveLabel(names.of(row), (flags & FLAG.AGAIN) !== 0),
			kind:
				state === 'ghost'
					? 'pruned'
					: bounded.has(row)
						? 'bound'
						: onPath
							? 'path'
							: state === 'waiting'
								? 'waiting'
								: 'searched',
			principal,
			ahead,
			current: row === moment.node,
			scissors: state === 'ghost' && (flags & FLAG.FIRST_PRUNED) !== 0,
			result: moment.kind === 'return' && row === moment.subject ? resultLabel(story, moment) : ''
		});
	}
	return {
		nodes,
		edges,
		notes: notesNow(),
		recall: recallNow(),
		width: layout.width * NODE_GAP,
		height: Math.max(0, ...layout.depth) * plyGap
	};

	function notesNow(): DrawnNote[] {
		if (moment.kind === 'cut') return [cutNote()];
		const back = edges.find(({ result }) => result !== '');
		return back === undefined ? [] : [resultNote(back)];
	}

	/** Preferably to the right of the pruned moves, where the tree has nothing yet. */
	function cutNote(): DrawnNote {
		const words = cutLabel(story, moment).split('; ');
		const { width, height } = noteSize(words);
		const at = nodes.find(({ current }) => current) ?? { x: 0, y: 0 };
		const below = nodes.filter(({ row }) => trace.parentOf(row) === moment.node);
		const left = Math.min(at.x, ...below.map(({ x }) => x));
		const right = Math.max(at.x, ...below.map(({ x }) => x));
		const beside = at.y + Math.max(56, plyGap * 0.58);
		const place = placeNote(
			words,
			[
				{ x: right + 30, y: beside },
				{ x: left - 30 - width, y: beside },
				{ x: right + 44, y: at.y + plyGap },
				{ x: left - 44 - width, y: at.y + plyGap },
				{ x: right - 24, y: at.y + plyGap + 50 + height / 2 },
				{ x: left + 24 - width, y: at.y + plyGap + 50 + height / 2 },
				{ x: at.x - width / 2, y: at.y + plyGap + 46 + height / 2 },
				{ x: at.x + 110, y: at.y },
				{ x: at.x - 110 - width, y: at.y }
			],
			takenBy(nodes, edges, lines)
		);
		return { key: `note${moment.node}`, ...place, lines: words };
	}

	/** Preferably on the edge of the returned move. */
	function resultNote({ key, from, to, result }: DrawnEdge): DrawnNote {
		const words = [result];
		const { width } = noteSize(words);
		const x = from.x + (to.x - from.x) * 0.3;
		const y = from.y + Math.max(54, (to.y - from.y) * 0.42);
		const place = placeNote(
			words,
			[
				{ x: x - width / 2, y },
				{ x: x + 12, y },
				{ x: x - 12 - width, y },
				{ x: to.x + 36, y: to.y },
				{ x: to.x - 36 - width, y: to.y },
				{ x: to.x - width / 2, y: to.y + 44 },
				{ x: from.x + 46, y: from.y + 56 },
				{ x: from.x - 46 - width, y: from.y + 56 }
			],
			takenBy(nodes, edges, lines)
		);
		return { key: `result${key}`, ...place, lines: words };
	}

	function recallNow(): Drawing['recall'] {
		if (moment.kind !== 'hit') return null;
		const from = nodes.find(({ row, shape }) => row === recalled && shape !== 'group');
		const to = nodes.find(({ current }) => current);
		return from && to ? { from, to } : null;
	}

	function stateAt(row: number): NodeState {
		if (future === 'problem') return 'waiting';
		if (trace.enterStepOf(row) > step && future === 'hide') return 'waiting';
		if (trace.isPruned(row)) return 'ghost';
		if (future === 'show' && trace.enterStepOf(row) > step) return 'closed';
		return trace.exitStepOf(row) <= step ? 'closed' : 'open';
	}

	function markOf(row: number): NodeMark | null {
		const flags = trace.flagsOf(row);
		if (flags & FLAG.HIT) return 'hit';
		if (flags & FLAG.AGAIN) return 'again';
		if (trace.isSuperseded(row)) {
			const isKnown = future === 'show' || trace.enterStepOf(trace.endOf(row)) <= step;
			if (isKnown) return 'superseded';
		}
		return flags & FLAG.PROBE ? 'probe' : null;
	}

	function wasCut(row: number): boolean {
		if ((trace.flagsOf(row) & FLAG.CUT) === 0) return false;
		for (const child of trace.childrenOf(row)) {
			if (trace.isPruned(child)) return trace.enterStepOf(child) <= step;
		}
		return false;
	}

	function valueAt(row: number, state: NodeState, frame: Frame | undefined, cut: boolean): string {
		if (future === 'problem')
			return trace.isLeaf(row) ? formatValue(trace.valueOf(row), infinities) : '';
		if (state === 'closed')
			return formatBound(trace.valueOf(row), boundOf(trace.flagsOf(row)), infinities);
		if (state !== 'open') return '';
		if (moment.step === trace.enterStepOf(row) && trace.isAnnounced(row)) return '';
		if (trace.isLeaf(row)) return formatValue(trace.valueOf(row), infinities);
		if (trace.isHit(row))
			return formatBound(trace.valueOf(row), boundOf(trace.flagsOf(row)), infinities);
		const best = frame === undefined ? null : bestAt(trace, row, step);
		if (best === null) return '';
		// Once moves are pruned, the node has only a bound, whatever is known of its best move.
		const bound = cut ? (trace.isMax(row) ? 'lower' : 'upper') : best.bound;
		return formatBound(best.value, bound, infinities);
	}

	function badgeOf(item: number): string {
		const hidden = items.hiddenNodes[item] as number;
		if (items.kind[item] === ITEM.GROUP || items.folded[item] === 0 || hidden === 0) return '';
		return `+${formatCount(hidden)}`;
	}

	function captionOf(item: number, row: number, state: NodeState, group: boolean): string {
		if (group) {
			const moves = items.hiddenMoves[item] as number;
			const hidden = items.hiddenNodes[item] as number;
			return hidden > 0 ? `${moves} moves · ${formatCount(hidden)}` : `${moves} moves`;
		}
		if (moment.kind === 'hit' && row === moment.node && !isRecalledDrawn) {
			return recallLabel(story, row);
		}
		if (state !== 'ghost') return '';
		const size = story.ghostSize?.(row);
		return size === undefined || size === 1 ? '' : formatCount(size);
	}

	function windowMark(
		letter: string,
		value: number,
		owner: number,
		frame: Frame
	): WindowMark | null {
		if (!trace.hasWindow || trace.isLeaf(frame.row)) return null;
		const text = `${letter} ${formatLimit(value)}`;
		if (owner === NO_ROW && frame.asked === frame.row) return { text, by: 'probe', origin: 'here' };
		if (owner === NO_ROW) return { text, by: '', origin: 'start' };
		if (owner !== frame.row) return { text, by: '', origin: 'inherited' };
		return { text, by: names.of(frame.bestChild), origin: 'here' };
	}
}

/** The rows of a path below `owner`: the path of a bound. */
function rowsBelow(path: readonly Frame[], owner: number): Set<number> {
	const from = path.findIndex((frame) => frame.row === owner);
	return new Set(from < 0 ? [] : path.slice(from + 1).map((frame) => frame.row));
}

/** Place of a line under a node: its middle, below the node's. */
export function lineBelow(isCurrent: boolean, line: number): number {
	return (isCurrent ? 50 : 36) + LINE * line;
}

const LINE = 14;

/** The areas that a note should not cover: nodes with their windows and the lines under them, moves and scissors. */
function takenBy(nodes: readonly DrawnNode[], edges: readonly DrawnEdge[], lines: number): Rect[] {
	const around = ({ x, y }: Point, across: number, up: number, down = up): Rect => ({
		left: x - across,
		right: x + across,
		top: y - up,
		bottom: y + down
	});
	const marks = nodes.flatMap((node) => {
		const size = node.current ? 41 : node.shape === 'leaf' ? 22 : 29;
		const isLabelled = lines > 0 && node.shape !== 'group' && node.state !== 'waiting';
		const label = isLabelled ? lineBelow(node.current, lines - 1) + LINE / 2 : 0;
		const down = Math.max(size, node.caption || node.badge ? 46 : 0, label);
		const rects = [around(node, size, size, down)];
		const y = node.y + (node.shape === 'max' ? -12 : 12);
		const inner = node.current ? 43 : 26;
		for (const [mark, side] of [[node.alpha, -1] as const, [node.beta, 1] as const]) {
			if (mark === null) continue;
			const width = Math.max(labelWidth(mark.text), labelWidth(`by ${mark.by}`)) + 14;
			const x = node.x + side * (inner + width / 2);
			rects.push(around({ x, y }, width / 2, 9, mark.by ? 20 : 9));
		}
		return rects;
	});
	const words = edges.map((edge) => around(moveAt(edge), labelWidth(edge.move) / 2, 9));
	const cuts = edges.filter(({ scissors }) => scissors).map((edge) => scissorsAt(edge));
	return [...marks, ...words, ...cuts.map((at) => around(at, 13, 13))];
}

/** Place of an edge's move. */
export function moveAt({ from, to, current, kind }: DrawnEdge): Point {
	const above = current ? 50 : kind === 'pruned' ? 29 : 36;
	return { x: to.x + (from.x - to.x) * 0.1, y: to.y - above };
}

/** Next to the upper third of the edge, where siblings are already apart. */
export function scissorsAt({ from, to }: Pick<DrawnEdge, 'from' | 'to'>): Point {
	return {
		x: from.x + (to.x - from.x) * 0.3,
		y: from.y + Math.max(46, 20 + (to.y - from.y - 42) * 0.36)
	};
}
