/** Several recordings kept at the same place: against the list of their events, walked one by one. */
import { describe, expect, test } from 'vitest';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import { eventAt } from '../../../src/lib/core/trace/cursor.ts';
import {
	lastTickOf,
	PACES,
	rootMovesOf,
	stepAtTick,
	tickOfStep
} from '../../../src/lib/core/trace/paces.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { partOf } from '../explain/record-case.ts';
import { setupOf } from '../search/record.ts';

const POSITIONS = [
	{ game: 'tictactoe', position: '.O..X.O.X' },
	{ game: 'tree', position: '[[3,12,8],[2,[4,6],[14,5,2]],[1,7]]' },
	{ game: 'chess', position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', depth: '2' }
];
const CASES = ALGORITHM_IDS.flatMap((algorithm) =>
	POSITIONS.map((fields) => ({ algorithm, ...fields }))
);
const VISITS = ['enter', 'evaluate', 'hit'];

function recordingOf(fields: (typeof CASES)[number]): Recording {
	return recordSearch(setupOf(fields));
}

describe.each(CASES)('$algorithm on $position', (fields) => {
	const recording = recordingOf(fields);
	const { trace } = recording;
	const rootMoves = rootMovesOf(recordingOf({ ...fields, algorithm: 'minimax' }).trace);
	const events = Array.from({ length: trace.steps }, (_, step) => eventAt(trace, step));

	test('by node: a tick has that many visited nodes', () => {
		let visited = 0;
		events.forEach(({ kind }, step) => {
			if (!VISITS.includes(kind)) return;
			visited++;
			expect(stepAtTick(recording, 'node', visited, rootMoves)).toBe(step);
		});
		expect(lastTickOf(recording, 'node', rootMoves)).toBe(visited + 1);
		expect(stepAtTick(recording, 'node', visited + 1, rootMoves)).toBe(trace.steps - 1);
		expect(stepAtTick(recording, 'node', visited + 99, rootMoves)).toBe(trace.steps - 1);
	});

	test('by step: a tick is its step; tick 0 is the first step at any pace', () => {
		const last = trace.steps - 1;
		const ticks = [0, 1, last - 1, last, last + 1, last + 99];
		expect(ticks.map((tick) => stepAtTick(recording, 'step', tick, rootMoves))).toEqual([
			...[0, 1, last - 1, last],
			...[last, last]
		]);
		expect(PACES.map((pace) => stepAtTick(recording, pace, 0, rootMoves))).toEqual([0, 0, 0]);
	});

	test('by root move: the last pass has just finished or pruned the move at its tick', () => {
		rootMoves.forEach((move, index) => {
			const steps = events.flatMap(({ kind, node, subject }, step) => {
				if (node !== trace.lastRoot) return [];
				const isReturn = kind === 'return' && trace.moveOf(subject) === move;
				const cutOff = [...trace.childrenOf(node)].filter((row) => trace.isPruned(row));
				const isCut = kind === 'cut' && cutOff.some((row) => trace.moveOf(row) === move);
				return isReturn || isCut ? [step] : [];
			});
			const step = stepAtTick(recording, 'root-move', index + 1, rootMoves);
			expect(step).toBe(steps.at(-1) ?? trace.steps - 1);
		});
		expect(stepAtTick(recording, 'root-move', 0, rootMoves)).toBe(0);
		expect(stepAtTick(recording, 'root-move', rootMoves.length + 1, rootMoves)).toBe(
			trace.steps - 1
		);
	});

	test.each(PACES)('by %s: a step leads back to its own tick, and the end to the last', (pace) => {
		const last = lastTickOf(recording, pace, rootMoves);
		const at = (tick: number): number => stepAtTick(recording, pace, tick, rootMoves);
		for (let tick = 0; tick <= last; tick++) {
			expect(at(tickOfStep(recording, pace, at(tick), rootMoves))).toBe(at(tick));
		}
		// The last tick is the first at the end.
		expect(at(last)).toBe(trace.steps - 1);
		expect(at(last - 1)).toBeLessThan(trace.steps - 1);
	});
});

test('by root move: a search that was stopped is at its end at the moves that it has not finished', () => {
	// It has returned a at step 8, and is stopped in b.
	const { trace } = partOf({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', budget: '7' });
	const recording = { trace, shadow: null, shadowRow: null };
	const last = trace.steps - 1;
	const steps = [1, 2, 3].map((tick) => stepAtTick(recording, 'root-move', tick, [0, 1, 2]));
	expect(steps).toEqual([8, last, last]);
	expect([7, 8].map((step) => tickOfStep(recording, 'root-move', step, [0, 1, 2]))).toEqual([0, 1]);
});
