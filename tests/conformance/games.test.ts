/** The contract of games/game.ts for each game, in one table: a new game is a new row. */
import { describe, expect, test } from 'vitest';
import { seededRandom, type Random } from '../../src/lib/core/base/random.ts';
import { NO_MOVE, type Game, type GameState, type Side } from '../../src/lib/core/games/game.ts';
import { expectSame } from '../same.ts';
import { runs, seedFrom } from '../sweep.ts';
import { ROWS } from './rows.ts';
import { factsOf, gameOf, startOf, GAME_IDS } from '../../src/lib/core/games/registry.ts';

test('every game has its row in the contract test', () => {
	expect(ROWS.map(({ id }) => id)).toEqual([...GAME_IDS]);
	for (const id of GAME_IDS) expect(factsOf(id).id).toBe(id);
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

	test('a game begins with a position in its own notation', () => {
		expect(game.format(parse(startOf(id)))).toBe(startOf(id));
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
