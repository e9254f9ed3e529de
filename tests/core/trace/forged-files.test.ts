/** No file that the reader accepts makes an explanation throw, whatever its values, bounds and targets. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeNode } from '../../../src/lib/core/explain/describe-node.ts';
import { recallLabel, scissorsLabel } from '../../../src/lib/core/explain/labels.ts';
import { bestAt, countMoves } from '../../../src/lib/core/explain/knowledge.ts';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { createStory } from '../../../src/lib/core/explain/story.ts';
import { verdictText } from '../../../src/lib/core/explain/verdict.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { answerOf } from '../../../src/lib/core/trace/answer.ts';
import { decodeRecording } from '../../../src/lib/core/trace/codec-read.ts';
import { countIndexOf } from '../../../src/lib/core/trace/counts.ts';
import { cutReason, momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { cutoffIndex } from '../../../src/lib/core/trace/find.ts';
import { ghostSizeOf, type Recording } from '../../../src/lib/core/trace/recording.ts';
import { rootMovesAt } from '../../../src/lib/core/trace/root-moves.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { record } from '../search/record.ts';
import { copyOf, fileOf, stoppedAfter } from './codec-samples.ts';

const POSITIONS: readonly SetupFields[] = [
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' },
	{ game: 'tree', position: '[[[1,2],[3,0]],[[2,2],[5,-1]],[[0,4],[-3,6]]]' },
	{ game: 'tictactoe', position: '..XO..OXO' },
	{ game: 'tictactoe', position: '.O..X.O.X', depth: '3', evaluator: 'outcome-depth' }
];
const ALGORITHMS = ['sss', 'tt', 'mtdf', 'alphabeta', 'pvs', 'aspiration', 'deepening'];
const FAILS = ['soft', 'hard'];

const sources: fc.Arbitrary<Recording> = fc
	.record({
		fields: fc.constantFrom(...POSITIONS),
		algorithm: fc.constantFrom(...ALGORITHMS),
		fail: fc.constantFrom(...FAILS),
		share: fc.constantFrom(1, 1, 0.9, 0.5)
	})
	.map(({ fields, algorithm, fail, share }) => {
		const setup = { ...fields, algorithm, fail, shadow: 'off' };
		const whole = record(setup);
		const events = Math.floor(share * whole.trace.steps);
		return share === 1 ? whole : stoppedAfter(setup, events);
	})
	.filter(({ trace }) => trace.rows > 0);

/** One changed cell of a column that other columns do not determine; windows are those of the header. */
const change = fc.record({
	what: fc.constantFrom('value', 'flags', 'flags', 'target', 'window' as const),
	place: fc.nat(),
	number: fc.oneof(fc.integer({ min: -4, max: 15 }), fc.constantFrom(Infinity, -Infinity))
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function forge({ trace }: Recording, changes: readonly Change[]): Uint8Array {
	const { header, columns } = copyOf(trace);
	const passes = header.passes.map((pass) => ({ ...pass, window: [...(pass.window ?? [])] }));
	for (const { what, place, number } of changes) {
		const row = place % trace.rows;
		if (what === 'value') columns.value[row] = number;
		else if (what === 'flags') {
			const bounds = [0, FLAG.LOWER, FLAG.UPPER][Math.abs(number) % 3] ?? 0;
			columns.flags[row] = (trace.flagsOf(row) & ~(FLAG.LOWER | FLAG.UPPER)) | bounds;
		} else if (what === 'target') {
			const hits = [...columns.flags.keys()].filter((at) => trace.isHit(at));
			const hit = hits[place % hits.length];
			if (hit !== undefined && columns.target) columns.target[hit] = (hit + number) % trace.rows;
		} else {
			const pass = passes[place % passes.length];
			if (pass?.window.length === 2) pass.window[place % 2] = number;
		}
	}
	const windows = passes.map(({ window: [alpha, beta] }) =>
		alpha === undefined || beta === undefined ? null : ([alpha, beta] as const)
	);
	const forgedPasses = header.passes.map((pass, i) => ({ ...pass, window: windows[i] ?? null }));
	const forged = new Trace({ ...header, passes: forgedPasses }, columns);
	return fileOf({ trace: forged, shadow: null });
}

/** Reads everything that the page shows of each step. */
function readAll(recording: Recording): void {
	const { trace } = recording;
	const ghostSize = ghostSizeOf(recording);
	const story = createStory(trace, ghostSize);
	const counts = countIndexOf(recording);
	answerOf(trace);
	const cutoffs = cutoffIndex(trace, ghostSize);
	expect(cutoffs).toBeDefined();
	for (let step = 0; step < trace.steps; step++) {
		const moment = momentAt(trace, step);
		textOf(explainStep(story, step));
		counts.at(step);
		if (moment.kind === 'cut') {
			scissorsLabel(story, moment, 'long');
			cutReason(moment.path);
		}
		for (const { row } of moment.path) {
			for (const child of trace.childrenOf(row)) describeNode(story, child, step);
			bestAt(trace, row, step);
			countMoves(story, row);
		}
		for (const move of rootMovesAt(trace, step)) verdictText(trace, move, step);
	}
	for (let row = 0; row < trace.rows; row++) if (trace.isHit(row)) recallLabel(story, row);
}

test('no reader throws on a forged file that is accepted', () => {
	let accepted = 0;
	const thrown: string[] = [];
	fc.assert(
		fc.property(sources, fc.array(change, { minLength: 1, maxLength: 4 }), (source, changes) => {
			const result = decodeRecording(forge(source, changes));
			if (!result.ok) return;
			accepted++;
			try {
				readAll(result.value);
			} catch (error) {
				thrown.push(`${String(error)}: ${JSON.stringify([source.trace.header, changes])}`);
			}
		}),
		{ numRuns: runs(20000, 50), seed: seedFrom(72) }
	);
	expect(thrown).toEqual([]);
	expect(accepted).toBeGreaterThan(0);
});

test('a bound that contradicts the moves before it is rejected, with its place', () => {
	const { trace: source } = record({ ...POSITIONS[0], algorithm: 'sss' });
	const trace = copyOf(source);
	const flags = trace.columns.flags;
	const rejected = [...flags.keys()].filter((row) => {
		if (trace.isLeaf(row) || trace.isPruned(row)) return false;
		const before = flags[row] as number;
		const result = [FLAG.LOWER, FLAG.UPPER].map((bound) => {
			flags[row] = (before & ~(FLAG.LOWER | FLAG.UPPER)) | bound;
			return decodeRecording(fileOf({ trace, shadow: null }));
		});
		flags[row] = before;
		return result.some((one) => !one.ok && one.fault.message.includes('contradicts the bounds'));
	});
	expect(rejected).not.toEqual([]);
});
