import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { MoveNames } from '../../../src/lib/core/trace/move-names.ts';
import { Replay } from '../../../src/lib/core/trace/replay.ts';
import { record } from '../search/record.ts';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import { anySearch } from '../search/samples.ts';

const CHESS: SetupFields = {
	game: 'chess',
	position: 'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1',
	depth: '2'
};

function expectReplays(fields: SetupFields, seed: number): void {
	const { trace } = record(fields);
	const replay = new Replay(trace);
	const { game: id, position, root } = trace.header.setup;
	const game = gameOf(id);
	const random = seededRandom(seed);
	for (let visit = 0; visit < 60; visit++) {
		const row = Math.floor(random() * trace.rows);
		const scratch = game.parse(position, { root });
		if (!scratch.ok) throw new Error(scratch.fault.message);
		for (const move of trace.movesTo(row)) scratch.value.play(move);
		const replayed = replay.at(row);
		expect(game.format(replayed)).toBe(game.format(scratch.value));
		expect(replayed.maxToMove()).toBe(scratch.value.maxToMove());
		expect(replayed.maxToMove()).toBe(trace.isMax(row));
		expect(replayed.legalMoves()).toEqual(scratch.value.legalMoves());
	}
}

describe('replay', () => {
	test('a replay reaches any row, in any order, as if played from the root', () => {
		fc.assert(
			fc.property(anySearch, fc.nat(), (fields, seed) => {
				expectReplays(fields, seed);
			}),
			{ numRuns: 60 }
		);
	});

	test('the roots of all passes are one position, from wherever they are reached', () => {
		const { trace } = record({ game: 'tree', position: '[[3,5],[2,9]]', algorithm: 'sss' });
		const replay = new Replay(trace);
		const [first, second] = trace.passes.map(({ rootRow }) => rootRow) as [number, number];
		const leaf = trace.rowAt([0, 1]);
		for (const row of [first, second, first, leaf, second, leaf, first]) {
			const state = replay.at(row);
			expect([state.isTerminal(), state.legalMoves().length]).toEqual(
				row === leaf ? [true, 0] : [false, 2]
			);
		}
	});

	test('a replay takes back castling and en passant', () => {
		expectReplays(CHESS, 7);
	});
});

describe('replay: names of moves', () => {
	const { trace } = record(CHESS);
	const names = new MoveNames(new Replay(trace));

	test('names are made at the position before the move, for people and for scripts', () => {
		const roots = [...trace.childrenOf(0)];
		const named = roots.map((row) => `${names.idOf(row)} ${names.of(row)}`);
		expect(named).toContain('e1g1 O-O');
		expect(named).toContain('e1c1 O-O-O');
		expect(named).toContain('e5d6 exd6');
		expect(named).toContain('h1h8 Rxh8+');
		expect(roots.map((row) => names.of(row))).toEqual(named.map((name) => name.split(' ')[1]));
	});

	test('a move is said as its game says it, at the position before it', () => {
		const game = gameOf('chess');
		const root = game.parse(CHESS.position ?? '', { root: 'max' });
		if (!root.ok) throw new Error(root.fault.message);
		for (const row of trace.childrenOf(0)) {
			expect(names.inWords(row)).toBe(game.moveWords?.(root.value, trace.moveOf(row)));
		}
		expect(names.inWords(0)).toBeNull();
		const tree = record({ game: 'tree', position: '[3,5]' }).trace;
		expect(new MoveNames(new Replay(tree)).inWords(1)).toBeNull();
	});

	test('the name of the root is empty, and a path is named from the root down', () => {
		expect(names.of(0)).toBe('');
		expect(names.idOf(0)).toBe('');
		expect(names.pathTo(0)).toEqual([]);
		const castled = [...trace.childrenOf(0)].find((row) => names.idOf(row) === 'e1g1') as number;
		const reply = [...trace.childrenOf(castled)][0] as number;
		expect(names.pathTo(reply)).toEqual(['O-O', names.of(reply)]);
	});
});
