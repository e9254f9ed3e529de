/**
 * Several traces kept in step: at the same step, at the same number of visited nodes, or at the same finished root
 * move. A place is a tick, counted from 0.
 */
import type { Move } from '../games/game.ts';
import { countIndexOf } from './counts.ts';
import type { Recording } from './recording.ts';
import { OPEN } from './schema.ts';
import type { Trace } from './trace.ts';

/** Unit of a tick: one event, one visited node, or one root move. */
export const PACES = ['step', 'node', 'root-move'] as const;
export type Pace = (typeof PACES)[number];

/** The first tick at which a recording is at its end. */
export function lastTickOf(recording: Recording, pace: Pace, rootMoves: readonly Move[]): number {
	switch (pace) {
		case 'step':
			return recording.trace.steps - 1;
		case 'node':
			return countIndexOf(recording).total.visited + 1;
		case 'root-move':
			return rootMoves.length + 1;
	}
}

/**
 * The step of a recording at a tick; its last one if the recording has ended before.
 *
 * By nodes, tick n is where the nth node has just been visited, tick 0 the first step, and the tick after the last
 * node the end. By root moves, tick 0 is the first step, tick k where the last pass has finished the kth root move,
 * by searching or by pruning it, and the tick after the last of them the end.
 *
 * @param rootMoves the root's moves in one order for all recordings
 */
export function stepAtTick(
	recording: Recording,
	pace: Pace,
	tick: number,
	rootMoves: readonly Move[]
): number {
	const { trace } = recording;
	const last = trace.steps - 1;
	switch (pace) {
		case 'step':
			return Math.min(tick, last);
		case 'node':
			return stepOfVisit(recording, tick);
		case 'root-move': {
			if (tick === 0) return 0;
			const move = rootMoves[tick - 1];
			return move === undefined ? last : (finishOf(trace, move) ?? last);
		}
	}
}

/** The tick nearest to a step of a recording. */
export function tickOfStep(
	recording: Recording,
	pace: Pace,
	step: number,
	rootMoves: readonly Move[]
): number {
	if (pace === 'step') return step;
	const { trace } = recording;
	if (step >= trace.steps - 1) return lastTickOf(recording, pace, rootMoves);
	if (pace === 'node') return countIndexOf(recording).at(step).visited;
	const done = rootMoves.map((move) => finishOf(trace, move) ?? Infinity);
	return done.reduce((tick, at, index) => (at <= step ? index + 1 : tick), 0);
}

/** The step at which the nth node, from 1, was visited. */
function stepOfVisit(recording: Recording, visits: number): number {
	const { trace } = recording;
	if (visits <= 0) return 0;
	const counts = countIndexOf(recording);
	if (visits > counts.total.visited) return trace.steps - 1;
	let low = 0;
	let high = trace.rows;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (counts.ofRows(middle + 1).visited < visits) low = middle + 1;
		else high = middle;
	}
	return visitStep(trace, low);
}

function visitStep(trace: Trace, row: number): number {
	return trace.enterStepOf(row) + (trace.isAnnounced(row) ? 1 : 0);
}

/** The step at which the last pass finishes a root move; null if it did not reach the move. */
function finishOf(trace: Trace, move: Move): number | null {
	for (const row of trace.childrenOf(trace.lastRoot)) {
		if (trace.moveOf(row) !== move || trace.isSuperseded(row)) continue;
		const step = trace.exitStepOf(row);
		return step === OPEN ? null : step;
	}
	return null;
}

/** The root's moves, in the order of a trace's first pass. */
export function rootMovesOf(trace: Trace): Move[] {
	const moves = trace.childrenOf(0).map((row) => trace.moveOf(row));
	return [...new Set(moves)];
}
