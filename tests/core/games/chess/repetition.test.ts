/** The third repetition in random games, compared with chess.js. */
import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import type { ChessState } from '../../../../src/lib/core/games/chess/chess-state.ts';
import { START_FEN } from '../../../../src/lib/core/fen/start-fen.ts';
import { moveUci } from '../../../../src/lib/core/games/chess/moves.ts';
import { slice } from '../../../sweep.ts';
import { NARROW, SHARP, STANDARD, playUci, snapshot, stateOf } from './positions.ts';

const STARTS = Object.values({
	...NARROW,
	initial: STANDARD.initial,
	clock: SHARP['rook ending, clock 88'],
	mixed: STANDARD.position3
});

/** Picks of moves: those below BACK take the mover's last move back where they can, so that positions recur. */
const PICKS = fc.array(fc.nat({ max: 11 }), { minLength: 8, maxLength: 40 });
const BACK = 9;

function pickMove(state: ChessState, pick: number): number | undefined {
	const moves = state.legalMoves();
	const last = state.movesSoFar().at(-2);
	if (last !== undefined && pick < BACK) {
		const [from, to] = [moveUci(last).slice(0, 2), moveUci(last).slice(2, 4)];
		const back = moves.find((move) => moveUci(move) === to + from);
		if (back !== undefined) return back;
	}
	return moves[pick % moves.length];
}

function play(state: ChessState, other: Chess, move: number): void {
	other.move(moveUci(move));
	state.play(move);
}

/** All facts of a state, for comparing it with a later one. */
function tell(state: ChessState) {
	const { position } = state;
	return {
		...snapshot(position),
		ending: state.ending(),
		times: state.timesStood(),
		key: state.key(9)
	};
}

/**
 * Number of occurrences in chess.js of the current position: boards, turns, rights and squares of its history's FENs.
 */
function timesIn(other: Chess): number {
	const boards = other.history({ verbose: true }).map((move) => move.before);
	const here = other.fen().split(' ', 4).join(' ');
	return 1 + boards.filter((fen) => fen.split(' ', 4).join(' ') === here).length;
}

describe('repetition: random games with a record', () => {
	test.each(slice(STARTS, 3))('%s ends as in chess.js, and every move can be taken back', (fen) => {
		let thirds = 0;
		fc.assert(
			fc.property(PICKS, fc.integer({ min: 1, max: 12 }), (picks, settled) => {
				const state = stateOf(fen);
				const other = new Chess(fen);
				const before: ReturnType<typeof tell>[] = [];
				for (const [ply, pick] of picks.entries()) {
					if (ply === settled) state.settleRecord();
					const isJudged = ply >= settled;
					if (isJudged) {
						expect(state.ending() === 'threefold').toBe(
							other.isThreefoldRepetition() && !other.isDrawByFiftyMoves()
						);
						expect(state.isTerminal()).toBe(other.isGameOver());
						expect(state.timesStood()).toBe(timesIn(other));
						expect(state.canRepeatThrice()).toBe(
							other.moves().some((san) => {
								other.move(san);
								const isThird = other.isThreefoldRepetition();
								other.undo();
								return isThird;
							})
						);
						before.push(tell(state));
						if (state.ending() === 'threefold') thirds++;
					}
					const move = pickMove(state, pick);
					if (move === undefined) break;
					play(state, other, move);
				}
				for (const [ply, was] of [...before.entries()].reverse()) {
					while (state.position.ply > settled + ply) state.undo();
					expect(tell(state)).toEqual(was);
				}
			}),
			{ numRuns: 12, seed: 8 }
		);
		if (Object.values(NARROW).includes(fen)) expect(thirds).toBeGreaterThan(0);
	});
});

describe('repetition: the record', () => {
	const shuffle = 'g1f3 g8f6 f3g1 f6g8';

	test('the third occurrence ends the game, inside the record and after it', () => {
		const whole = stateOf(`${START_FEN} moves ${shuffle} ${shuffle}`);
		expect(chess.ending(whole)).toEqual({
			code: 'threefold',
			name: 'Threefold repetition',
			winner: null,
			detail: 'the same position for the third time'
		});
		expect(whole.legalMoves()).toEqual([]);
		const state = stateOf(`${START_FEN} moves ${shuffle} g1f3 g8f6 f3g1`);
		expect(state.ending()).toBeNull();
		expect(state.timesStood()).toBe(2);
		expect(state.canRepeatThrice()).toBe(true);
		playUci(state, 'f6g8');
		expect(state.ending()).toBe('threefold');
		state.undo();
		expect(state.ending()).toBeNull();
	});

	test('the path of the search counts with the record', () => {
		const state = stateOf(`${START_FEN} moves b1c3 b8c6`);
		for (const uci of `${shuffle} ${shuffle}`.split(' ')) {
			expect(state.ending()).toBeNull();
			playUci(state, uci);
		}
		expect(state.ending()).toBe('threefold');
	});

	test('without a record nothing is counted', () => {
		const state = stateOf(`${START_FEN} moves`);
		for (const uci of `${shuffle} ${shuffle} ${shuffle}`.split(' ')) playUci(state, uci);
		expect(state.ending()).toBeNull();
		expect(state.timesStood()).toBe(1);
		expect(state.canRepeatThrice()).toBe(false);
		state.settleRecord();
		expect(state.ending()).toBe('threefold');
		expect(state.timesStood()).toBe(4);
		for (let undone = 0; undone < 12; undone++) state.undo();
		state.settleRecord();
		expect(state.recorded).toBe(0);
		expect(state.timesStood()).toBe(1);
	});

	test.each([
		['a right to castle is lost', 'r3k3/8/8/8/8/8/8/4K2R w q - 0 1', 'h1g1 a8b8 g1h1 b8a8', 1],
		['nothing is lost', 'r3k3/8/8/8/8/8/8/4K2R w - - 0 1', 'h1g1 a8b8 g1h1 b8a8', 2],
		['a pawn could be taken', '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'e8e7 e1e2 e7e8 e2e1', 1],
		['a pinned one cannot take', '3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1', 'd8e7 e1e2 e7d8 e2e1', 2]
	])('%s', (_name, fen, moves, times) => {
		expect(stateOf(`${fen} moves ${moves}`).timesStood()).toBe(times);
	});

	test('a mate and an expired clock take precedence', () => {
		const moves = 'd4d5 e6e7 d5d4 e7e6 d4d5 e6e7 d5d4 e7e6';
		expect(stateOf(`8/8/4k3/8/3R4/3K4/8/8 w - - 92 90 moves ${moves}`).ending()).toBe(
			'fifty-moves'
		);
		expect(stateOf(`8/8/4k3/8/3R4/3K4/8/8 w - - 91 90 moves ${moves}`).ending()).toBe('threefold');
	});
});
