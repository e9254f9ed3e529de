/** Files of quiescence: stand pats round-trip, and impossible ones are rejected. */
import { describe, expect, test } from 'vitest';
import { NO_MOVE, STAND_PAT, type Move } from '../../../src/lib/core/games/game.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import { headerOf } from '../../../src/lib/core/trace/record.ts';
import type { Recorder } from '../../../src/lib/core/trace/recorder.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { FLAG, OPEN } from '../../../src/lib/core/trace/schema.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { decodeRecording } from '../../../src/lib/core/trace/codec-read.ts';
import { record, rowsWhere, setupOf } from '../search/record.ts';
import { bitsOf, copyOf, faultOf, fileOf, stoppedAfter, withHeader } from './codec-samples.ts';
import { runRecorder } from './run-recorder.ts';

const EXCHANGE = {
	game: 'chess',
	position: '7k/8/4p3/3p4/8/8/8/3R3K w - - 0 1',
	depth: '0',
	algorithm: 'quiescence'
};
/** Promotions, and a capture at the last ply. */
const PROMOTION = { ...EXCHANGE, position: '3r3k/2P5/8/8/8/8/p7/1N5K w - - 0 1', depth: '1' };
/** White is mated at the limit in some lines; in the second position the game ends by the move count. */
const ENDS = [
	{ ...EXCHANGE, position: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', depth: '1' },
	{ ...EXCHANGE, position: '7k/R6p/KP6/8/8/8/8/8 w - - 97 60', depth: '3' }
];

const standsOf = (trace: Trace): number[] => rowsWhere(trace, (row) => trace.isStandPat(row));

describe('codec: quiescence', () => {
	test.each([EXCHANGE, PROMOTION, ...ENDS])('a recording of $position round-trips', (fields) => {
		for (const order of ['listed', 'mvv-lva', 'killer']) {
			for (const fail of ['soft', 'hard']) expectBack(record({ ...fields, order, fail }));
		}
		expect(standsOf(record(PROMOTION).trace).length).toBeGreaterThan(3);
	});

	test.each([EXCHANGE, PROMOTION])(
		'a recording of $position round-trips wherever it stopped',
		(fields) => {
			const { steps } = record(fields).trace;
			for (let events = 1; events < steps; events++) expectBack(stoppedAfter(fields, events));
		}
	);

	function expectBack(recording: Recording): void {
		const result = decodeRecording(fileOf(recording));
		if (!result.ok) throw new Error(result.fault.message);
		expect(bitsOf(result.value)).toEqual(bitsOf(recording));
	}
});

describe('codec: rejected stand pats', () => {
	const { trace } = record(PROMOTION);
	const stands = standsOf(trace);
	const flagsWith = (row: number, bits: number): number => trace.flagsOf(row) ^ bits;
	const messageOf = (edit: (columns: Trace['columns']) => void, of = trace): string => {
		const copy = copyOf(of);
		edit(copy.columns);
		return faultOf(fileOf({ trace: copy, shadow: null })).message;
	};

	test('a stand pat with the other side to move is rejected', () => {
		for (const row of stands) {
			const message = messageOf(({ flags }) => (flags[row] = flagsWith(row, FLAG.MAX)));
			expect(message).toMatch(`row ${row}, column “flags” does not have the right side to move`);
		}
	});

	test('a stand pat at a root, before the limit, as a later move or as a pruned one is rejected', () => {
		for (const row of rowsWhere(trace, (row) => !stands.includes(row))) {
			const message = messageOf(({ flags }) => (flags[row] = flagsWith(row, FLAG.STAND)));
			expect(message).toMatch(/stands pat|is not a trace/);
			const both = messageOf(({ flags, move }) => {
				flags[row] = flagsWith(row, FLAG.STAND);
				move[row] = STAND_PAT;
			});
			expect(both).toMatch(row === 0 ? /no move, for the root/ : /quiescence stands pat/);
			if (row > 0) messageOf(({ move }) => (move[row] = STAND_PAT));
		}
	});

	test('a stand pat without its flag, with another move, or not as a leaf at the limit is rejected', () => {
		for (const row of stands) {
			const unmarked = messageOf(({ flags }) => (flags[row] = flagsWith(row, FLAG.STAND)));
			expect(unmarked).toMatch(/does not fit where quiescence stands pat/);
			const moved = messageOf(({ move }) => (move[row] = 77));
			expect(moved).toMatch(`row ${row}, column “move” should be that of standing pat`);
			for (const bits of [FLAG.HORIZON, FLAG.HORIZON | FLAG.TERMINAL]) {
				const message = messageOf(({ flags }) => (flags[row] = flagsWith(row, bits)));
				expect(message).toMatch(/does not fit where quiescence stands pat/);
			}
		}
	});

	test('an open stand pat at the end of a partial trace is rejected', () => {
		// Root, the parent of the stand pat, the stand pat.
		const { trace: part } = stoppedAfter(EXCHANGE, 2);
		expect([part.rows, part.isStandPat(1)]).toEqual([2, true]);
		const message = messageOf(({ flags, value }) => {
			flags[1] = part.flagsOf(1) & ~FLAG.HORIZON;
			value[1] = NaN;
		}, part);
		expect(part.exitStepOf(1)).toBe(OPEN);
		expect(message).toMatch(/does not fit where quiescence stands pat/);
	});

	test('a stand pat in the trace of another algorithm is rejected', () => {
		for (const algorithm of ['alphabeta', 'negamax', 'minimax', 'pvs', 'deepening']) {
			const file = withHeader(fileOf({ trace, shadow: null }), (json) => {
				if (algorithm === 'minimax') for (const pass of json.passes) pass.window = null;
				return JSON.stringify({ ...json, setup: { ...json.setup, algorithm } });
			});
			expect(faultOf(file).message, algorithm).toMatch(/row \d+, column “flags”/);
		}
		const { trace: plain } = record({ ...EXCHANGE, algorithm: 'alphabeta', depth: '1' });
		for (let row = 0; row < plain.rows; row++) {
			const message = messageOf(({ flags, move }) => {
				flags[row] = plain.flagsOf(row) ^ FLAG.STAND;
				if (row > 0) move[row] = STAND_PAT;
			}, plain);
			expect(message).toMatch(/stands pat/);
		}
	});
});

describe('codec: rejected moves beyond the limit', () => {
	const ROOK = 3;
	const from = (fields: SetupFields, run: (recorder: Recorder) => void): string => {
		const setup = setupOf({ ...fields, shadow: 'off' });
		const trace = runRecorder(headerOf(setup, 'quiescence'), run);
		return faultOf(fileOf({ trace, shadow: null })).message;
	};
	const legal = (fields: SetupFields, ...moves: readonly Move[]): readonly Move[] => {
		const tree = prepareSearch(setupOf(fields)).newTree();
		for (const move of moves) tree.play(move);
		return tree.moves();
	};
	const { trace } = record(EXCHANGE);
	const capture = trace.moveOf([...trace.childrenOf(0)][1] as number);
	const quiet = legal(EXCHANGE).find((move) => move !== capture) as Move;
	/** The mover has a stand pat, then some moves that are leaves; the root has the stand pat's value. */
	const oneNode = (moves: readonly Move[], stands: boolean) => (recorder: Recorder) => {
		recorder.enter(NO_MOVE, true, stands ? [STAND_PAT, ...moves] : moves);
		if (stands) {
			recorder.evaluate(STAND_PAT, true, ROOK, false);
			recorder.return(ROOK);
		}
		for (const move of moves) {
			recorder.evaluate(move, false, ROOK, false);
			recorder.return(ROOK);
		}
		recorder.finish(ROOK);
	};

	test('a quiet move beyond the limit is rejected', () => {
		expect(from(EXCHANGE, oneNode([capture, quiet], true))).toMatch(/is not a legal move there/);
		expect(from(EXCHANGE, oneNode([quiet], true))).toMatch(/is not a legal move there/);
	});

	test('a missing capture or a missing stand pat is rejected', () => {
		expect(from(EXCHANGE, oneNode([], true))).toMatch(/leaves out legal moves/);
		expect(from(EXCHANGE, oneNode([capture], false))).toMatch(/where quiescence stands pat/);
	});

	test('an inner node in a quiet position is rejected', () => {
		const still = { ...EXCHANGE, position: '7k/8/8/8/8/8/8/3R3K w - - 0 1' };
		expect(from(still, oneNode([], true))).toMatch(/is no leaf where all is quiet/);
	});

	test('a cutoff without a stand pat before it is rejected', () => {
		// MAX has infinity at once, which causes a cutoff: the remaining moves are pruned.
		const message = from(EXCHANGE, (recorder) => {
			recorder.enter(NO_MOVE, true, [capture, STAND_PAT]);
			recorder.evaluate(capture, false, Infinity, false);
			recorder.return(Infinity);
			recorder.cut(1);
			recorder.finish(Infinity);
		});
		expect(message).toMatch(/where quiescence stands pat/);
	});
});
