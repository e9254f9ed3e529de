import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import {
	chooseMove,
	makeCandidates,
	randomOfGame,
	weighMoves,
	type Candidates
} from '../../../../src/lib/core/experiments/krk/choose.ts';
import { LevelTables } from '../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { CLEAN } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import type { Turn } from '../../../../src/lib/core/games/krk/placement.ts';
import { parseSetup } from '../../../../src/lib/core/games/krk/parse-setup.ts';
import { moveBetween, moveUci } from '../../../../src/lib/core/games/krk/moves.ts';

function candidatesOf(values: readonly number[], turn: Turn): Candidates {
	const best = turn === 'white' ? Math.min(...values) : Math.max(...values);
	const tied = values.filter((value) => value === best).length;
	const candidates = { ...makeCandidates(), count: values.length, best, tied };
	candidates.values.set(values);
	return candidates;
}

/** The released program's rule in the words of docs/krk.md: every index that can be played. */
function listReleased(values: readonly number[], turn: Turn): number[] {
	const sorted = values
		.map((value, index) => ({ value, index }))
		.reverse()
		.sort((one, other) => one.value - other.value)
		.map(({ index }) => index);
	const { tied } = candidatesOf(values, turn);
	const r = tied - 1;
	if (r === 0) return [sorted.at(turn === 'white' ? 0 : -1) as number];
	if (r === 1) return [sorted[0] as number];
	return sorted.slice(1, r);
}

test.each(['white', 'black'] as const)('the released index rule for %s, value by value', (turn) => {
	const random = seededRandom(11);
	for (let i = 0; i < 500; i++) {
		const count = 1 + Math.floor(random() * 8);
		const values = Array.from({ length: count }, () => Math.floor(random() * 3));
		const expected = listReleased(values, turn);
		const candidates = candidatesOf(values, turn);
		const played = expected.map((_, place) =>
			chooseMove(candidates, turn, 'released', () => (place + 0.5) / expected.length)
		);
		expect(played.sort()).toEqual(expected.sort());
	}
});

test('with tied best moves, the released Black plays its worst move', () => {
	const candidates = candidatesOf([7, 2, 7, 5], 'black');
	expect(chooseMove(candidates, 'black', 'released', () => 0)).toBe(1);
	expect(chooseMove(candidates, 'black', 'uniform', () => 0)).toBe(0);
});

test('a uniform choice gives every best move the same chance, and other moves none', () => {
	const candidates = candidatesOf([3, 9, 3, 4, 3], 'white');
	const random = seededRandom(5);
	const times = [0, 0, 0, 0, 0];
	for (let i = 0; i < 3000; i++) {
		const index = chooseMove(candidates, 'white', 'uniform', random);
		times[index] = (times[index] as number) + 1;
	}
	expect(times[1]).toBe(0);
	expect(times[3]).toBe(0);
	// 1000 each; the standard deviation is 25.8.
	for (const index of [0, 2, 4]) expect(Math.abs((times[index] as number) - 1000)).toBeLessThan(78);
});

test('Figure 1 at one step: the values of docs/krk.md, Re5 is the only best move', () => {
	const setup = parseSetup('8/8/6k1/3R4/8/3K4/8/8 w - - 0 1');
	if (!setup.ok) throw new Error(setup.fault.message);
	const { id } = setup.value;
	const candidates = makeCandidates();
	weighMoves(candidates, id, 'white', new LevelTables(CLEAN, 1, 1).layerBelow(0).values, 0);
	const values = new Map<string, number>();
	for (let i = 0; i < candidates.count; i++) {
		const uci = moveUci(moveBetween(id, candidates.reached[i] as number));
		values.set(uci, candidates.values[i] as number);
	}
	expect(Object.fromEntries(values)).toEqual({
		d5e5: 9,
		d5c5: 15,
		d5b5: 18,
		d5a5: 21,
		d5d4: 16,
		d5d6: 17,
		d5d7: 21,
		d5d8: 25,
		d5f5: 1000,
		d5g5: 1000,
		d5h5: 1000,
		...Object.fromEntries(
			['c2', 'd2', 'e2', 'c3', 'e3', 'c4', 'd4', 'e4'].map((square) => [`d3${square}`, 12])
		)
	});
	expect([candidates.best, candidates.tied]).toEqual([9, 1]);
});

test('the random choices of a game depend on its seed and its start', () => {
	const first = (seed: number, start: number): number => randomOfGame(seed, start)();
	expect(first(1, 194)).toBe(first(1, 194));
	const all = [1, 2, 3].flatMap((seed) => [194, 258, 259].map((start) => first(seed, start)));
	expect(new Set(all).size).toBe(9);
});
