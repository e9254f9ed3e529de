/** The contract of games/game.ts for each game, in one table: a new game is a new row. */
import { describe, expect, test } from 'vitest';
import { seededRandom, type Random } from '../../src/lib/core/base/random.ts';
import { NO_MOVE, type Game, type GameState, type Side } from '../../src/lib/core/games/game.ts';
import { KrkState } from '../../src/lib/core/games/krk/krk-state.ts';
import { expectSame } from '../same.ts';
import { runs, seedFrom } from '../sweep.ts';
import { gameOf, GAME_IDS, type GameId } from '../../src/lib/core/games/registry.ts';

interface Row {
	readonly id: GameId;
	/** Positions besides the game's presets, each chosen for a rule of its own. */
	readonly positions: readonly string[];
	/** Texts that are not positions, each with the code of its fault. */
	readonly faults: readonly (readonly [text: string, code: string])[];
	/** The number of random games from each position, and their maximum number of plies. */
	readonly playouts: number;
	readonly plies: number;
	/** False at a state whose text does not determine the side to move. */
	readonly textIsWhole: (state: GameState) => boolean;
}

const ROWS: readonly Row[] = [
	{
		id: 'tictactoe',
		positions: ['.........', 'X........', 'O........', 'XOXXOOOXX', 'OOOXX.X..', 'XO.XO....'],
		faults: [
			['', 'grid-length'],
			['XXXXX...O', 'grid-counts'],
			['XXXOOO...', 'grid-both-won'],
			['X.O.?....', 'grid-character']
		],
		playouts: 40,
		plies: 9,
		// Inside a game that O began, equal counts are read as X to move.
		textIsWhole: (state) => state.maxToMove() || !hasEqualCounts(state)
	},
	{
		id: 'chess',
		positions: [
			'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
			'8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
			'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1',
			'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
			'4k3/8/8/8/8/8/8/4K2R w K - 98 60',
			'4k3/8/p7/P7/8/8/8/4K3 w - - 0 1 moves e1e2 e8e7 e2e1 e7e8',
			'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 70 moves e1g1'
		],
		faults: [
			['', 'fen-fields'],
			['rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'fen-digit'],
			['8/8/8/8/8/8/8/8 w - - 0 1', 'fen-kings'],
			['4k3/8/8/8/8/8/8/P3K3 w - - 0 1', 'fen-pawn-rank'],
			['4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1 e8g8', 'chess-moves']
		],
		playouts: 4,
		plies: 60,
		textIsWhole: () => true
	},
	{
		id: 'krk',
		positions: [
			'194',
			'206557 b',
			'8/8/8/8/8/8/8/K1k5 w',
			'k7/1R6/1K6/8/8/8/8/8 b - - 0 1',
			'k6R/8/1K6/8/8/8/8/8 b',
			'8/8/6k1/3R4/8/3K4/8/8 w - - 98 60',
			'8/8/8/3k4/3R4/8/3K4/8 b'
		],
		faults: [
			['', 'krk-empty'],
			['262144', 'krk-id'],
			['8/8/8/8/8/8/8/8', 'krk-missing'],
			['8/8/6k1/3R4/8/3K4/P7/8', 'krk-extra'],
			['8/8/3k4/3R4/8/3K4/8/8', 'krk-check']
		],
		playouts: 10,
		plies: 60,
		textIsWhole: () => true
	},
	{
		id: 'krk-released',
		positions: [
			'194',
			'206557 b',
			'194 moves a6b6 a8b8 b6a6 b8a8 a6b6 a8b8 b6a6',
			'8/8/6k1/3R4/8/3K4/8/8 w - - 96 60 moves d3e3 g6f6'
		],
		faults: [
			['', 'krk-empty'],
			['262144', 'krk-id'],
			['194 moves a6a7', 'krk-moves'],
			['8/8/6k1/3R4/8/3K4/8/8 w - - 98 60 moves d3e3 g6f6 e3d3', 'krk-moves']
		],
		playouts: 10,
		plies: 60,
		// The path of a search becomes the record of a game, where a board may have occurred twice or Black be immobile.
		textIsWhole: (state) => state instanceof KrkState && state.recorded > 0 && standsOnce(state)
	},
	{
		id: 'tree',
		positions: ['7', '-inf', '[[1]]', '[[[1,2],3],[[4]],[5,[6,[7,[8]]]]]', 'r:[a:[1,2],b:3]'],
		faults: [
			['', 'tree-empty'],
			['[[1,2]', 'tree-bracket'],
			['[1,[]]', 'tree-empty-node'],
			['[1,NaN]', 'tree-nan']
		],
		playouts: 10,
		plies: 60,
		textIsWhole: () => true
	}
];

/** True where no board has recurred since the state was set up. */
function standsOnce(state: KrkState): boolean {
	const moves = state.movesSoFar();
	const boards = new Set([state.id]);
	for (let undone = 0; undone < moves.length; undone++) {
		state.undo();
		boards.add(state.id);
	}
	for (const move of moves) state.play(move);
	return boards.size === moves.length + 1;
}

function hasEqualCounts(state: GameState): boolean {
	const text = gameOf('tictactoe').format(state);
	return text.split('X').length === text.split('O').length;
}

test('every game has its row in the contract test', () => {
	expect(ROWS.map(({ id }) => id)).toEqual([...GAME_IDS]);
	for (const id of GAME_IDS) expect(gameOf(id).id).toBe(id);
});

describe.each(ROWS)('$id', ({ id, positions, faults, playouts, plies, textIsWhole }) => {
	const game = gameOf(id);
	const starts = [...new Set([...game.presets.map(({ position }) => position), ...positions])];

	function parse(text: string, root: Side = 'max'): GameState {
		const result = game.parse(text, { root });
		if (!result.ok) throw new Error(`${text}: ${result.fault.message}`);
		return result.value;
	}

	test('presets have unique ids and include the default position', () => {
		const ids = game.presets.map((preset) => preset.id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const preset of game.presets) {
			expect(preset.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
			expect(preset.name).not.toBe('');
			expect(preset.about).not.toBe('');
			expect(preset.about).not.toMatch(
				/alpha-beta (visits|gets|never)|nodes|cutoffs are|draws|wins/i
			);
			expect(preset.finding).not.toBe('');
			expect(preset.depth ?? 0).toBeLessThanOrEqual(game.maxDepth);
		}
		expect(game.presets.map(({ position }) => position)).toContain(game.defaultPosition);
		expect(game.defaultDepth ?? 0).toBeLessThanOrEqual(game.maxDepth);
	});

	test.each(starts)('%s and every state reached by play obey the contract', (text) => {
		const random = seededRandom(seedFrom(20));
		for (let game = 0; game < runs(playouts, 4); game++) playOut(parse(text), random);
	});

	test.each(starts)('%s round-trips through its normalised text', (text) => {
		for (const root of ['max', 'min'] as const) {
			const state = parse(text, root);
			const again = parse(game.format(state), root);
			expectEqual(again, state);
			expect(again.maxToMove()).toBe(state.maxToMove());
		}
	});

	test.each(faults)('%j gives the fault %s, not a state', (text, code) => {
		const result = game.parse(text, { root: 'max' });
		if (result.ok) throw new Error(`${text} was read`);
		expect(result.fault.code).toBe(code);
		expect(result.fault.message).toMatch(/^[^\n]+\.$/);
		// A board without a king has no place for the missing king.
		const at = result.fault.at ?? 0;
		expect(at).toBeGreaterThanOrEqual(0);
		expect(at).toBeLessThanOrEqual(text.length);
	});

	test('a megabyte of text is rejected at once with a short message', () => {
		for (const letter of ['[', 'X', '8', '/', ' ', '1 ', '\u0000']) {
			const huge = letter.repeat(1_000_000 / letter.length);
			const result = game.parse(huge, { root: 'max' });
			if (result.ok) throw new Error('a megabyte was read');
			expect(result.fault.message.length).toBeLessThan(300);
		}
	});

	/** Plays one random game, checks every state on the way, and takes it back to the start. */
	function playOut(state: GameState, random: Random): void {
		const stack: { format: string; moves: number[] }[] = [];
		for (;;) {
			const moves = expectContract(game, state);
			if (moves.length === 0 || stack.length === plies) break;
			stack.push({ format: game.format(state), moves });
			state.play(moves[Math.floor(random() * moves.length)] as number);
		}
		for (const { format, moves } of stack.reverse()) {
			state.undo();
			expectSame(game.format(state), format);
			expectSame(state.legalMoves(), moves);
		}
	}

	/** Checks one state and returns its moves. */
	function expectContract(game: Game, state: GameState): number[] {
		const moves = state.legalMoves();
		if (state.legalMoves() === moves) expect.fail('the moves are the same array twice');
		expectSame(state.legalMoves(), moves);
		expectSame(new Set(moves).size, moves.length);
		expectSame(
			moves.every((move) => Number.isInteger(move) && move >= 0 && move < NO_MOVE),
			true
		);
		expectSame(state.isTerminal(), moves.length === 0);
		expectSame(game.ending(state) !== null, state.isTerminal());
		const ids = moves.map((move) => game.moveId(state, move));
		const texts = moves.map((move) => game.moveText(state, move));
		for (const names of [ids, texts]) {
			expectSame(new Set(names).size, names.length);
			expectSame(
				names.every((name) => /^\S+$/.test(name)),
				true
			);
		}
		expectSame(ids, listedOrder(ids));
		if (textIsWhole(state)) {
			expectEqual(parse(game.format(state), state.maxToMove() ? 'max' : 'min'), state);
		}
		return moves;
	}

	/** Checks that two states are indistinguishable. */
	function expectEqual(one: GameState, other: GameState): void {
		expectSame(game.format(one), game.format(other));
		expectSame(one.maxToMove(), other.maxToMove());
		expectSame(one.legalMoves(), other.legalMoves());
		expectSame(game.ending(one), game.ending(other));
		expectSame(game.leastDepth?.(one), game.leastDepth?.(other));
	}
});

/** The order that each game's contract fixes, derived from the ids: numbers ascending, UCI text ascending. */
function listedOrder(ids: readonly string[]): string[] {
	return ids.every((id) => /^\d+$/.test(id))
		? ids.toSorted((a, b) => Number(a) - Number(b))
		: ids.toSorted();
}
