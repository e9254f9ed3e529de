/**
 * Finds a moment of one search in another search of the same tree: the same event at the same node. Rules, move orders
 * and leaves change the steps, so a moment is what happens, where, in which pass and at which attempt, not its number.
 */
import { eventAt } from './cursor.ts';
import { FLAG, OPEN } from './schema.ts';
import type { Trace } from './trace.ts';

/**
 * Why the other search has no such moment. `pruned`: the node is pruned, `unvisited`: it is not visited for another
 * reason, so the moment is at its nearest visited ancestor. `no-cutoff`: the node has no cutoff, so the moment is the
 * return before it. `absent`: the node is visited, but the event, the attempt or the pass does not occur.
 */
export type Departure = 'pruned' | 'unvisited' | 'no-cutoff' | 'absent';

export interface SameMoment {
	readonly step: number;
	/** Null for the same moment. */
	readonly departure: Departure | null;
}

/** An `enter`, `evaluate` or `hit` is one happening: the node is entered. */
type Happening = 'entry' | 'return' | 'cut' | 'probe' | 'research' | 'pass' | 'finish';

interface Where {
	readonly what: Happening;
	/** The row that it happens to: the node, or the child that returns, is probed or is searched again. */
	readonly row: number;
}

/**
 * The step of `after` that shows the moment of `step` in `before`, 0 <= step < before.steps. The first step stays the
 * first one, and the end of the search stays the end. In a search by another algorithm the last pass counts.
 */
export function sameMoment(before: Trace, step: number, after: Trace): SameMoment {
	if (step === 0) return { step: 0, departure: null };
	const { what, row } = momentOf(before, step);
	if (what === 'finish' && step === before.steps - 1) {
		return { step: after.steps - 1, departure: null };
	}
	const pass = before.passIndexOf(row);
	const last = after.passes.length - 1;
	const isOther = before.header.setup.algorithm !== after.header.setup.algorithm;
	const root = rootOf(after, isOther ? last : Math.min(pass, last));
	const moves = before.movesTo(row);
	const attempt = visitsOf(before, rootOf(before, pass), moves).indexOf(row);
	const rows = visitsOf(after, root, moves);
	const found = rows[Math.min(attempt, rows.length - 1)];
	if (found === undefined) return atAncestor(after, root, moves);
	const at = stepOf(after, { what, row: found });
	if (at === null && what === 'cut') {
		// The event before a cutoff is the return that caused it.
		const cause = sameMoment(before, step - 1, after);
		return { step: cause.step, departure: cause.departure ?? 'no-cutoff' };
	}
	const isSame = at !== null && attempt < rows.length && (isOther || pass <= last);
	return { step: at ?? entryStepOf(after, found), departure: isSame ? null : 'absent' };
}

/** The row that a step is about, whose node `sameMoment` looks for. */
export function rowOfMoment(trace: Trace, step: number): number {
	return momentOf(trace, step).row;
}

function momentOf(trace: Trace, step: number): Where {
	const { kind, node, subject } = eventAt(trace, step);
	switch (kind) {
		case 'enter':
		case 'evaluate':
		case 'hit':
			return { what: 'entry', row: node };
		case 'cut':
			return { what: 'cut', row: node };
		default:
			return { what: kind, row: subject };
	}
}

/** The step at which something happens to a visited row; null if it does not. */
function stepOf(trace: Trace, { what, row }: Where): number | null {
	const flags = trace.flagsOf(row);
	const began = trace.enterStepOf(row);
	switch (what) {
		case 'entry':
			return entryStepOf(trace, row);
		case 'return':
		case 'finish':
			return trace.exitStepOf(row) === OPEN ? null : trace.exitStepOf(row);
		case 'cut':
			return cutStepOf(trace, row);
		case 'pass':
			return flags & FLAG.PASS ? began : null;
		case 'research':
			return flags & FLAG.AGAIN ? began : null;
		case 'probe':
			return flags & FLAG.PROBE && !(flags & FLAG.AGAIN) ? began : null;
	}
}

function entryStepOf(trace: Trace, row: number): number {
	return trace.enterStepOf(row) + (trace.isAnnounced(row) ? 1 : 0);
}

function cutStepOf(trace: Trace, row: number): number | null {
	if ((trace.flagsOf(row) & FLAG.CUT) === 0) return null;
	for (const child of trace.childrenOf(row)) {
		if (trace.isPruned(child)) return trace.enterStepOf(child);
	}
	return null;
}

function rootOf(trace: Trace, pass: number): number {
	return trace.passes[pass]?.rootRow ?? 0;
}

/** The rows of a pass that a path of moves leads to, pruned ones included, in the order of the search. */
function rowsBelow(trace: Trace, rows: readonly number[], move: number): number[] {
	return rows.flatMap((row) =>
		trace.childrenOf(row).filter((child) => trace.moveOf(child) === move)
	);
}

/** The visits of a node in a pass, in order: one, unless the search visits it again. */
function visitsOf(trace: Trace, root: number, moves: readonly number[]): number[] {
	let rows = [root];
	for (const move of moves) rows = rowsBelow(trace, rows, move);
	return rows.filter((row) => !trace.isPruned(row));
}

/** The nearest visited ancestor of a node that is not visited: at the cutoff that prunes the way to it, if one does. */
function atAncestor(trace: Trace, root: number, moves: readonly number[]): SameMoment {
	let visited = [root];
	for (const move of moves) {
		const below = rowsBelow(trace, visited, move);
		const next = below.filter((row) => !trace.isPruned(row));
		if (next.length === 0) {
			const pruned = below.at(-1);
			if (pruned !== undefined) return { step: trace.enterStepOf(pruned), departure: 'pruned' };
			break;
		}
		visited = next;
	}
	return { step: entryStepOf(trace, visited.at(-1) ?? root), departure: 'unvisited' };
}
