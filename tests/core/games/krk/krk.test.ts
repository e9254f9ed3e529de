/** The game in the explorer, compared with chess.js where the rules are the same. */
import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import { krk } from '../../../../src/lib/core/games/krk/krk.ts';
import type { KrkState } from '../../../../src/lib/core/games/krk/krk-state.ts';
import {
	LEGAL_REPLY,
	LEGAL_START,
	listPlacements
} from '../../../../src/lib/core/games/krk/legality.ts';
import { isRookTaken } from '../../../../src/lib/core/games/krk/placement.ts';
import { expectSame } from '../../../same.ts';
import { runs, seedFrom } from '../../../sweep.ts';

function stateOf(text: string): KrkState {
	const result = krk.parse(text, { root: 'max' });
	if (!result.ok) throw new Error(`${text}: ${result.fault.message}`);
	return result.value;
}

function idsOf(state: KrkState): string[] {
	return state.legalMoves().map((move) => krk.moveId(state, move));
}

function play(state: KrkState, text: string): void {
	const move = state.legalMoves().find((legal) => krk.moveText(state, legal) === text);
	if (move === undefined) throw new Error(`${text} is not legal in ${krk.format(state)}`);
	state.play(move);
}

function judge(oracle: Chess): string | null {
	if (oracle.isCheckmate()) return 'checkmate';
	if (oracle.isStalemate()) return 'stalemate';
	if (oracle.isInsufficientMaterial()) return 'insufficient-material';
	return oracle.isDrawByFiftyMoves() ? 'fifty-moves' : null;
}

/** Compares one position with chess.js: moves, texts, ending. */
function compare(state: KrkState): string | null {
	const oracle = new Chess(krk.format(state));
	const verdict = judge(oracle);
	expectSame(oracle.fen(), krk.format(state));
	expectSame(state.ending(), verdict);
	expectSame(state.isTerminal(), verdict !== null);
	expectSame(state.inCheck(), oracle.inCheck());
	const moves = oracle.moves({ verbose: true });
	const theirs = verdict === null ? moves.map(({ lan, san }) => `${lan} ${san}`).sort() : [];
	const ours = state
		.legalMoves()
		.map((move) => `${krk.moveId(state, move)} ${krk.moveText(state, move)}`);
	expectSame(ours, theirs);
	return verdict;
}

describe('KRK: comparison with chess.js', () => {
	test.each([
		['w', LEGAL_START, 300],
		['b', LEGAL_REPLY, 900]
	])('moves, SAN and endings of random positions, %s to move', (side, bit, count) => {
		const random = seededRandom(seedFrom(4));
		const ids = listPlacements(bit);
		for (let i = 0; i < runs(count, 5); i++) {
			compare(stateOf(`${ids[Math.floor(random() * ids.length)] ?? ''} ${side}`));
		}
	});

	test('random games of every preset, to each of the four endings', () => {
		const met = new Set<string>();
		const starts = krk.presets.map(({ position }) => position);
		starts.push('k7/7R/1K6/8/8/8/8/8 b - - 99 70', '8/8/8/8/4k3/3R4/8/K7 w - - 90 60');
		for (const [seed, start] of starts.entries()) {
			const random = seededRandom(seed);
			for (let game = 0; game < 12; game++) {
				const state = stateOf(start);
				const passed: string[] = [];
				for (let ply = 0; ply < 40; ply++) {
					passed.push(krk.format(state));
					const verdict = compare(state);
					if (verdict !== null) met.add(verdict);
					const moves = state.legalMoves();
					const move = moves[Math.floor(random() * moves.length)];
					if (move === undefined) break;
					const oracle = new Chess(krk.format(state));
					const played = oracle.move(krk.moveId(state, move));
					expectSame(state.isCapture(move), played.isCapture());
					state.play(move);
					expectSame(krk.format(state), oracle.fen());
				}
				if (passed.at(-1) !== krk.format(state)) passed.push(krk.format(state));
				for (const fen of passed.reverse()) {
					expectSame(krk.format(state), fen);
					if (fen !== krk.format(stateOf(start))) state.undo();
				}
			}
		}
		expect([...met].sort()).toEqual([
			'checkmate',
			'fifty-moves',
			'insufficient-material',
			'stalemate'
		]);
	});
});

describe('KRK: endings', () => {
	test.each([
		['mate', 'k6R/8/1K6/8/8/8/8/8 b', 'checkmate', 'min', /king on a8 .* rook on h8 and/],
		['stalemate', 'k7/1R6/1K6/8/8/8/8/8 b', 'stalemate', null, /king on a8 is not attacked/],
		['bare kings', '8/8/8/8/8/8/8/K1k5 w', 'insufficient-material', null, /king against king/],
		['the clock', '8/8/6k1/3R4/8/3K4/8/8 w - - 100 80', 'fifty-moves', null, /^100 plies/],
		['a mate as the clock runs out', 'k6R/8/1K6/8/8/8/8/8 b - - 100 80', 'checkmate', 'min', /a8/]
	])('%s', (_what, text, code, winner, detail) => {
		const state = stateOf(text);
		expect(krk.ending(state)).toMatchObject({ code, winner });
		expect(krk.ending(state)?.detail).toMatch(detail);
		expect(state.legalMoves()).toEqual([]);
	});

	test('the same placements are not over with White to move, or a ply earlier', () => {
		for (const text of ['k7/1R6/1K6/8/8/8/8/8 w', '8/8/6k1/3R4/8/3K4/8/8 w - - 99 80']) {
			expect(krk.ending(stateOf(text))).toBeNull();
		}
	});

	test('capturing the rook ends the game, resets the clock, and can be taken back', () => {
		const state = stateOf('8/8/8/8/4k3/3R4/8/K7 b - - 98 60');
		play(state, 'Kxd3');
		expect(isRookTaken(state.id)).toBe(true);
		expect(krk.format(state)).toBe('8/8/8/8/8/3k4/8/K7 w - - 0 61');
		expect(krk.ending(state)?.code).toBe('insufficient-material');
		state.undo();
		expect(krk.format(state)).toBe('8/8/8/8/4k3/3R4/8/K7 b - - 98 60');
		expect(krk.ending(state)).toBeNull();
	});
});

test('Black is MAX and White is MIN, and sides alternate', () => {
	const state = stateOf('194');
	expect([state.maxToMove(), state.turn]).toEqual([false, 'white']);
	play(state, 'Kb6+');
	expect([state.maxToMove(), state.turn]).toEqual([true, 'black']);
	play(state, 'Kb8');
	expect([state.maxToMove(), state.turn]).toEqual([false, 'white']);
	expect(krk.format(state)).toBe('1k6/8/1K6/R7/8/8/8/8 w - - 2 2');
	expect(krk.sideNames).toEqual({ max: 'Black', min: 'White' });
});

test('a long game is taken back to its start', () => {
	const state = stateOf('8/8/6k1/3R4/8/3K4/8/8');
	for (let round = 0; round < 24; round++) {
		for (const text of ['Rd6+', 'Kg7', 'Rd5', 'Kg6']) play(state, text);
	}
	expect(krk.format(state)).toBe('8/8/6k1/3R4/8/3K4/8/8 w - - 96 49');
	for (let ply = 0; ply < 96; ply++) state.undo();
	expect(krk.format(state)).toBe('8/8/6k1/3R4/8/3K4/8/8 w - - 0 1');
	expect(idsOf(state)).toHaveLength(19);
});

describe('KRK: typed moves', () => {
	test.each([
		['Rd7', 'd5d7'],
		['rd7', 'd5d7'],
		['Rd6+', 'd5d6'],
		['Rd6', 'd5d6'],
		['R5d7', 'd5d7'],
		['Rdd7', 'd5d7'],
		['Rd5-d7', 'd5d7'],
		['d5d7', 'd5d7'],
		['Ke4', 'd3e4'],
		['Kxe4', 'd3e4'],
		['Kd3e4', 'd3e4'],
		['Kd4', 'd3d4'],
		['Rd4', 'd5d4'],
		['d4', ''],
		['Kd7', ''],
		['Ra5d5', ''],
		['Qd7', ''],
		['O-O', ''],
		['', '']
	])('%j with White to move is %j', (word, expected) => {
		expect(readAll(stateOf('206557'), word)).toBe(expected);
	});

	test.each([
		['Kxd3', 'e4d3'],
		['Kd3', 'e4d3'],
		['Kd3!', 'e4d3'],
		['kxd3', 'e4d3'],
		['e4d3', 'e4d3'],
		['Rd3', '']
	])('%j with Black to move is %j', (word, expected) => {
		expect(readAll(stateOf('8/8/8/8/4k3/3R4/8/K7 b'), word)).toBe(expected);
	});

	function readAll(state: KrkState, word: string): string {
		const sequences = krk.readMoves?.(state, word) ?? [];
		return sequences.map((moves) => moves.map((move) => krk.moveId(state, move)).join()).join(' ');
	}
});
