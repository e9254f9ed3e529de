/** Recordings of quiescence: stand pats are leaves of the picture, but not counted as nodes. */
import { expect, test } from 'vitest';
import { STAND_PAT } from '../../../src/lib/core/games/game.ts';
import { countPrepared } from '../../../src/lib/core/search/count.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import { countIndexOf } from '../../../src/lib/core/trace/counts.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { MoveNames } from '../../../src/lib/core/trace/move-names.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { Replay } from '../../../src/lib/core/trace/replay.ts';
import { setupOf } from '../search/record.ts';

const FIELDS = {
	game: 'chess',
	position: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
	depth: '1',
	algorithm: 'quiescence'
};
const setup = setupOf(FIELDS);
const recording = recordSearch(setup);
const { trace } = recording;
const stands = Array.from({ length: trace.rows }, (_, row) => row).filter((row) =>
	trace.isStandPat(row)
);

test('the recording has the counts of the counted search', () => {
	const tally = countPrepared('quiescence', prepareSearch(setup), {
		keys: 'exact',
		distinct: 'not-counted',
		onProgress: () => undefined
	});
	const { visited, leaves, cutoffs, prunedMoves } = countIndexOf(recording).total;
	expect({ visited, leaves, cutoffs, prunedMoves }).toEqual({
		visited: tally.visited,
		leaves: tally.leaves,
		cutoffs: tally.cutoffs,
		prunedMoves: tally.prunedMoves
	});
	expect(trace.valueOf(0)).toBe(tally.value);
	expect(stands.length).toBe(tally.evaluations - tally.leaves);
	expect(stands.length).toBeGreaterThan(10);
});

test('a stand pat is the first child beyond the limit, with its parent’s own position', () => {
	const replay = new Replay(trace);
	const names = new MoveNames(replay);
	for (const row of stands) {
		const parent = trace.parentOf(row);
		expect(row).toBe(parent + 1);
		expect(trace.moveOf(row)).toBe(STAND_PAT);
		expect(trace.isMax(row)).toBe(trace.isMax(parent));
		expect(trace.depthOf(parent)).toBeGreaterThanOrEqual(setup.depth ?? Infinity);
		expect(replay.game.format(replay.at(row))).toBe(replay.game.format(replay.at(parent)));
		expect(names.of(row)).toBe('stand pat');
		expect([names.idOf(row), names.inWords(row)]).toEqual(['stand-pat', null]);
	}
});

test('every step has a moment, and the stand pat’s value bounds its node', () => {
	for (let step = 0; step < trace.steps; step++) momentAt(trace, step);
	for (const row of stands) {
		const parent = trace.parentOf(row);
		const [stood, found] = [trace.valueOf(row), trace.valueOf(parent)];
		expect(trace.isMax(parent) ? found >= stood : found <= stood).toBe(true);
	}
});
