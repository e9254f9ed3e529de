/**
 * The state of a search at one step, derived from its trace: the event, the path of open nodes, and for each of them
 * the window passed down to it, the current window, the best value so far, and where the bounds in force were set.
 * Nothing is replayed: a path is folded, so any step costs the same.
 */
import { assert, assertExists } from '../base/assert.ts';
import { countAtMost } from '../base/bisect.ts';
import { justAbove, justBelow } from '../search/null-window.ts';
import { rootLimit, type StepKind } from '../search/search.ts';
import { FLAG } from './schema.ts';
import type { Told } from './told.ts';
import type { Trace } from './trace.ts';

export type { StepKind } from '../search/search.ts';

/** No row: no best child yet, or a bound from the search's own starting window. */
export const NO_ROW = -1;

/** One node on the path from the root to the current node, at a step. */
export interface Frame {
	readonly row: number;
	readonly max: boolean;
	/** The window passed down to this node when it was entered. */
	readonly alphaGiven: number;
	readonly betaGiven: number;
	/** The current window: a MAX node raises alpha, a MIN node lowers beta. */
	readonly alpha: number;
	readonly beta: number;
	/** The node (this one or an ancestor) that first set the bound in force; NO_ROW if none did. */
	readonly alphaOwner: number;
	readonly betaOwner: number;
	/** The best value returned to this node so far, from MAX's side; null before the first. */
	readonly best: number | null;
	/** The first child that returned `best`; NO_ROW before the first return. */
	readonly bestChild: number;
	/** Number of children that have returned. */
	readonly returned: number;
	/** The nearest node on the path that is only probed, this one included; NO_ROW if there is none. */
	readonly asked: number;
}

export interface Moment {
	readonly step: number;
	readonly kind: StepKind;
	/**
	 * The current node: entered, evaluated, answered by a table, returned to, with a cutoff, or finished; the parent of
	 * a child about to be probed or searched again; the root of the pass that begins.
	 */
	readonly node: number;
	/** The row the event is about: the child that returned, or is about to be searched; the first pruned move; otherwise the node. */
	readonly subject: number;
	/** From the root to the current node, both included. */
	readonly path: readonly Frame[];
	/** True where the cutoff condition is true at the current node after this event. */
	readonly testHolds: boolean;
	/** For a `return`: whether the child changed the parent's best (the first child always does). */
	readonly improved: boolean;
	/** For a `return`: whether it moved the parent's alpha (MAX) or beta (MIN). */
	readonly tightened: boolean;
}

/** The rows, pruned ones included, that exist at step `step`: a prefix of the trace. */
export function rowsAt(trace: Trace, step: number): number {
	return countAtMost(trace.columns.enterStep, step, trace.rows);
}

/** The state of the search just after event `step`, 0 <= step < trace.steps. */
export function momentAt(trace: Trace, step: number): Moment {
	assert(step >= 0 && step < trace.steps, `step ${step} is not in 0..${trace.steps - 1}`);
	const { kind, node, subject } = eventAt(trace, step);
	const path = pathFrames(trace, node, step);
	const here = path[path.length - 1] as Frame;
	const strict = trace.rules.cut === 'strict';
	const testHolds =
		trace.told === null
			? trace.hasWindow && trace.narrows(node) && here.best !== null && reachesBound(here, strict)
			: isLeft(trace, node, step);
	if (kind !== 'return') {
		return { step, kind, node, subject, path, testHolds, improved: false, tightened: false };
	}
	const { alphaGiven: alpha, betaGiven: beta, alphaOwner, betaOwner, asked } = here;
	const before = foldFrame(trace, node, step - 1, { alpha, beta, alphaOwner, betaOwner }, asked);
	return {
		step,
		kind,
		node,
		subject,
		path,
		testHolds,
		improved: here.bestChild !== before.bestChild,
		tightened: here.max ? here.alpha !== before.alpha : here.beta !== before.beta
	};
}

/** True where a faulty run stops at a node whose children that it searches at all have returned. */
function isLeft(trace: Trace, node: number, step: number): boolean {
	const next = trace.childrenOf(node)[resultsAt(trace, node, step).length];
	return next !== undefined && trace.isPruned(next);
}

/** The event of a step, and the rows it concerns. */
export function eventAt(
	trace: Trace,
	step: number
): { readonly kind: StepKind; readonly node: number; readonly subject: number } {
	const last = rowsAt(trace, step) - 1;
	const began = trace.enterStepOf(last);
	if (trace.isAnnounced(last) && began === step) return announcement(trace, last);
	if (began + (trace.isAnnounced(last) ? 1 : 0) === step) {
		if (!trace.isPruned(last)) return { kind: entryKind(trace, last), node: last, subject: last };
		const node = trace.parentOf(last);
		let first = last;
		while (trace.isPruned(first - 1) && trace.parentOf(first - 1) === node) first--;
		return { kind: 'cut', node, subject: first };
	}
	let closed = trace.isPruned(last) ? trace.parentOf(last) : last;
	while (trace.exitStepOf(closed) !== step) closed = trace.parentOf(closed);
	const parent = trace.parentOf(closed);
	return parent < 0
		? { kind: 'finish', node: closed, subject: closed }
		: { kind: 'return', node: parent, subject: closed };
}

function entryKind(trace: Trace, row: number): StepKind {
	if (trace.isHit(row)) return 'hit';
	return trace.isLeaf(row) ? 'evaluate' : 'enter';
}

/** The event of a row's announcement, before the row is entered. */
function announcement(
	trace: Trace,
	row: number
): { kind: StepKind; node: number; subject: number } {
	const flags = trace.flagsOf(row);
	if (flags & FLAG.PASS) return { kind: 'pass', node: row, subject: row };
	const kind = flags & FLAG.AGAIN ? 'research' : 'probe';
	return { kind, node: trace.parentOf(row), subject: row };
}

/**
 * The children of a row in search order, each move once: for one that is searched twice, the first row until the
 * second has returned.
 */
export function childrenAt(trace: Trace, row: number, step: number): number[] {
	return trace.childrenOf(row).filter((child) => {
		if ((trace.flagsOf(child) & FLAG.AGAIN) !== 0) return trace.exitStepOf(child) <= step;
		return !trace.isSuperseded(child) || trace.exitStepOf(trace.endOf(child)) > step;
	});
}

/** The returned children, whose results count at `step`. */
export function resultsAt(trace: Trace, row: number, step: number): number[] {
	const rows = childrenAt(trace, row, step);
	const end = rows.findIndex((child) => trace.exitStepOf(child) > step || trace.isPruned(child));
	return end < 0 ? rows : rows.slice(0, end);
}

interface Window {
	readonly alpha: number;
	readonly beta: number;
	readonly alphaOwner: number;
	readonly betaOwner: number;
}

/** The frames from the root of its pass to `node`, which must be open (or just finished) at `step`. */
export function pathFrames(trace: Trace, node: number, step: number): Frame[] {
	const path = trace.pathTo(node);
	const [alpha, beta] = trace.passOf(node).window ?? [-Infinity, Infinity];
	const frames: Frame[] = [];
	let given: Window = { alpha, beta, alphaOwner: NO_ROW, betaOwner: NO_ROW };
	let asked = NO_ROW;
	if (trace.told !== null) return toldFrames(trace, trace.told, path, step);
	for (const row of path) {
		const above = frames.at(-1);
		if (above !== undefined && (trace.flagsOf(row) & FLAG.PROBE) !== 0) {
			given = nullWindow(above, trace.granularity);
			asked = row;
		}
		const frame = foldFrame(trace, row, step, given, asked);
		frames.push(frame);
		given = frame;
	}
	return frames;
}

/** The null window of a node's probes: no value lies inside. */
function nullWindow(
	{ max, alpha, beta, alphaOwner, betaOwner }: Frame,
	granularity: number
): Window {
	return max
		? { alpha, beta: justAbove(alpha, granularity), alphaOwner, betaOwner: NO_ROW }
		: { alpha: justBelow(beta, granularity), beta, alphaOwner: NO_ROW, betaOwner };
}

/** The frames of a faulty run: with one window for all, each node has that of the last. */
function toldFrames(trace: Trace, told: Told, path: readonly number[], step: number): Frame[] {
	const frames = path.map((row) => toldFrame(trace, told, row, step));
	const last = frames.at(-1);
	if (told.windows === 'own' || last === undefined) return frames;
	return frames.map((frame) => ({ ...frame, alpha: last.alpha, beta: last.beta }));
}

/** No node owns a bound: a faulty run may set it anywhere. */
function toldFrame(trace: Trace, { max, given, after }: Told, row: number, step: number): Frame {
	const results = resultsAt(trace, row, step);
	const entered = assertExists(given.get(row), `row ${row} was entered`);
	const node = after.get(results.at(-1) ?? NO_ROW);
	const { alpha, beta } = node ?? entered;
	return {
		row,
		max: max.get(row) === true,
		alphaGiven: entered.alpha,
		betaGiven: entered.beta,
		alpha,
		beta,
		alphaOwner: NO_ROW,
		betaOwner: NO_ROW,
		best: node?.best ?? null,
		bestChild: node?.bestChild ?? NO_ROW,
		returned: results.length,
		asked: NO_ROW
	};
}

function foldFrame(trace: Trace, row: number, step: number, given: Window, asked: number): Frame {
	if (trace.told !== null) return toldFrame(trace, trace.told, row, step);
	const max = trace.isMax(row);
	let best: number | null = null;
	let bestChild = NO_ROW;
	let returned = 0;
	for (const child of resultsAt(trace, row, step)) {
		const value = trace.valueOf(child);
		returned++;
		if (best === null || (max ? value > best : value < best)) {
			best = value;
			bestChild = child;
		}
	}
	let { alpha, beta, alphaOwner, betaOwner } = given;
	if (best !== null && trace.narrows(row)) {
		const isRoot = trace.parentOf(row) < 0;
		const limit = isRoot ? rootLimit(trace.rules.ties, max, best) : best;
		if (max && limit > alpha) {
			alpha = limit;
			alphaOwner = row;
		}
		if (!max && limit < beta) {
			beta = limit;
			betaOwner = row;
		}
	}
	return {
		row,
		max,
		alphaGiven: given.alpha,
		betaGiven: given.beta,
		alpha,
		beta,
		alphaOwner,
		betaOwner,
		best,
		bestChild,
		returned,
		asked
	};
}

function reachesBound(frame: Frame, strict: boolean): boolean {
	const best = frame.best as number;
	if (frame.max) return strict ? best > frame.betaGiven : best >= frame.betaGiven;
	return strict ? best < frame.alphaGiven : best <= frame.alphaGiven;
}

/** The source of a cutoff's bound, relative to the node of the cutoff. */
export interface CutReason {
	/** The bound of the cutoff: beta at a MAX node, alpha at a MIN node. */
	readonly bound: number;
	/** The ancestor that first set it; NO_ROW if it came with the starting window. */
	readonly owner: number;
	/** The owner's child that gave the bound; NO_ROW with no owner. */
	readonly ownerChild: number;
	/** Distance in plies from the cutoff's node up to the owner; 0 with no owner. More than 1 is a deep cutoff. */
	readonly pliesAbove: number;
}

/** The bound in the cutoff condition of a path's last frame, and its owner. */
export function cutReason(path: readonly Frame[]): CutReason {
	const here = path[path.length - 1] as Frame;
	const bound = here.max ? here.betaGiven : here.alphaGiven;
	const owner = here.max ? here.betaOwner : here.alphaOwner;
	const ownerFrame = path.findIndex((frame) => frame.row === owner);
	if (ownerFrame < 0) return { bound, owner: NO_ROW, ownerChild: NO_ROW, pliesAbove: 0 };
	return {
		bound,
		owner,
		ownerChild: (path[ownerFrame] as Frame).bestChild,
		pliesAbove: path.length - 1 - ownerFrame
	};
}
