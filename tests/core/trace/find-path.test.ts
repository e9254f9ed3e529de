import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { rootOf } from '../../../src/lib/core/games/root.ts';
import { SETUP, type SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { assembleTrace } from '../../../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../../../src/lib/core/trace/chunk.ts';
import {
	findPath,
	movesOfPath,
	type PathFault,
	type PathReader
} from '../../../src/lib/core/trace/find-path.ts';
import { MoveNames } from '../../../src/lib/core/trace/move-names.ts';
import { streamRecording } from '../../../src/lib/core/trace/record.ts';
import { Replay } from '../../../src/lib/core/trace/replay.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { record, setupOf } from '../search/record.ts';
import { anySearch } from '../search/samples.ts';

const ROOKS = {
	game: 'chess',
	position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1',
	depth: '3'
} as const;
const PROMOTION = {
	game: 'chess',
	position: 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1',
	depth: '2'
} as const;
const CASTLING = {
	game: 'chess',
	position: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
	depth: '1'
} as const;
/** Both knights reach d2, the pawn and the bishop c3, the d-pawn e6 in passing. */
const CROWD = {
	game: 'chess',
	position: '4k3/8/8/3Pp3/1p6/2n5/1P1B4/1N2KN2 w - e6 0 1',
	depth: '1'
} as const;
const NAMED = { game: 'tree', position: "A:[B:[3,12,-8],c:[2,4,2.5],Up-to':[14,x1:5,2]]" } as const;
const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' } as const;
const GRID = { game: 'tictactoe', position: '.O..X.O.X' } as const;

function readerOf(fields: SetupFields, given?: Trace): PathReader {
	const trace = given ?? record(fields).trace;
	const replay = new Replay(trace);
	return { trace, replay, names: new MoveNames(replay), game: replay.game };
}

/** The ids of the moves to the row that a text leads to. */
function idsOf(reader: PathReader, text: string): string {
	const found = findPath(reader, text);
	if (!found.ok) throw new Error(found.fault.message);
	return idsTo(reader, found.value);
}

function idsTo({ trace, names }: PathReader, row: number): string {
	const path = trace.pathTo(row).slice(1);
	return path.map((at) => names.idOf(at)).join(' ');
}

function faultOf(reader: PathReader, text: string): PathFault {
	const found = findPath(reader, text);
	if (found.ok) throw new Error(`“${text}” leads to row ${found.value}`);
	return found.fault;
}

describe('path search', () => {
	test('every row is found by the texts and by the ids of its moves', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const reader = readerOf(fields);
				for (let row = 1; row < reader.trace.rows; row++) {
					expect(findPath(reader, reader.names.pathTo(row).join(' '))).toEqual({
						ok: true,
						value: row
					});
					// The drawing of a tree shows no child indices, but values.
					if (fields.game === 'tree') continue;
					expect(findPath(reader, idsTo(reader, row))).toEqual({ ok: true, value: row });
				}
			}),
			{ numRuns: 30 }
		);
	});

	test.each([ROOKS, PROMOTION, CASTLING, CROWD])('every row of $position is found', (fields) => {
		const reader = readerOf(fields);
		for (let row = 1; row < reader.trace.rows; row++) {
			expect(findPath(reader, reader.names.pathTo(row).join(' '))).toEqual({
				ok: true,
				value: row
			});
			expect(findPath(reader, idsTo(reader, row))).toEqual({ ok: true, value: row });
		}
	});

	test.each([
		[ROOKS, 'Ra8 Be8 Rxe8', 'a7a8 d7e8 a8e8'],
		[ROOKS, 'Ra8+ Be8 Rxe8#', 'a7a8 d7e8 a8e8'],
		[ROOKS, '1. Ra8+ Be8 2. Re8', 'a7a8 d7e8 a8e8'],
		[ROOKS, '12.Ra8+! 12...Be8?? 13.Rxe8#', 'a7a8 d7e8 a8e8'],
		[ROOKS, '1… Ra8, … Be8, ...Re8', 'a7a8 d7e8 a8e8'],
		[ROOKS, 'Ra8 → Be8 -> Rxe8', 'a7a8 d7e8 a8e8'],
		[ROOKS, 'Ra8→Be8>Rxe8', 'a7a8 d7e8 a8e8'],
		[ROOKS, 'ra8 be8 rxe8', 'a7a8 d7e8 a8e8'],
		[ROOKS, ' A7A8,\n d7e8 Ra8xe8', 'a7a8 d7e8 a8e8'],
		[ROOKS, 'Ra7-a8 Bd7-e8 R8xe8', 'a7a8 d7e8 a8e8'],
		[PROMOTION, 'c8=Q', 'c7c8q'],
		[PROMOTION, 'c8(q)+', 'c7c8q'],
		[PROMOTION, 'c8R', 'c7c8r'],
		[PROMOTION, 'c7c8b', 'c7c8b'],
		[CASTLING, '0-0', 'e1g1'],
		[CASTLING, 'O-O-O', 'e1c1'],
		[CASTLING, '1.0-0-0', 'e1c1'],
		[CASTLING, 'o-o', 'e1g1'],
		[CROWD, 'bc3', 'b2c3'],
		[CROWD, 'Bc3', 'd2c3'],
		[CROWD, 'Nbxc3', 'b1c3'],
		[CROWD, 'dxe6 e.p.', 'd5e6'],
		[GRID, 'c3 a3 a2', '2 0 3'],
		[GRID, 'C3,0,a2', '2 0 3'],
		[NAMED, 'B 12', '0 1'],
		[NAMED, 'b -8', '0 2'],
		[NAMED, 'B −8', '0 2'],
		[NAMED, 'B > a2', '0 1'],
		[NAMED, 'a2', '0 1'],
		[NAMED, "Up-to' c1", '2 0'],
		[NAMED, "1. up-to' 2. X1", '2 1'],
		[TEXTBOOK, 'a 12', '0 1'],
		[TEXTBOOK, 'a a2', '0 1'],
		[TEXTBOOK, '1. A 2. 12', '0 1'],
		[TEXTBOOK, 'c3', '2 2']
	] satisfies [SetupFields, string, string][])('the path %j is read: %s', (fields, text, ids) => {
		expect(idsOf(readerOf(fields), text)).toBe(ids);
	});
});

describe('path search: errors', () => {
	test.each([
		[GRID, '', 'path-empty', undefined, ''],
		[GRID, ' 1. ', 'path-empty', undefined, ''],
		[GRID, 'c3 b2 c1', 'path-illegal', 3, '2'],
		[GRID, 'a3 c3', 'path-over', 3, '0'],
		[ROOKS, 'Ra8 Qd1', 'path-illegal', 4, 'a7a8'],
		[ROOKS, 'Ra8→Qd1', 'path-illegal', 4, 'a7a8'],
		[ROOKS, '1.Zz', 'path-illegal', 2, ''],
		[ROOKS, 'Ra8 Be8 Rxe8 Kg8', 'path-over', 13, 'a7a8 d7e8 a8e8'],
		[PROMOTION, 'c8', 'path-ambiguous', 0, ''],
		[{ game: 'tree', position: '[3,7,3]' }, '3', 'path-ambiguous', 0, ''],
		[CROWD, 'Bxc3 bxc3', 'path-horizon', 5, 'd2c3'],
		[TEXTBOOK, 'a 12 3', 'path-over', 5, '0 1']
	] satisfies [SetupFields, string, string, number | undefined, string][])(
		'in %j: %s',
		(fields, text, code, at, ids) => {
			const reader = readerOf(fields);
			const fault = faultOf(reader, text);
			expect(fault.code).toBe(code);
			expect(fault.at).toBe(at);
			expect(idsTo(reader, fault.row)).toBe(ids);
		}
	);

	test('an error message lists legal moves, and the number of further ones', () => {
		expect(faultOf(readerOf(GRID), 'c3 b2').message).toBe(
			'“b2” is no legal move after c3. Legal: a3, a2, c2, b1.'
		);
		const { message } = faultOf(readerOf(CASTLING), 'Qd1');
		expect(message).toMatch(
			/^“Qd1” is no legal move at the root\. Legal: (\S+, ){5}\S+ and \d+ more\.$/
		);
	});

	test('an error message lists the meanings of an ambiguous word', () => {
		expect(faultOf(readerOf(PROMOTION), 'c8').message).toBe(
			'“c8” is ambiguous: c8=B, c8=N, c8=Q#, c8=R#. Type more of it.'
		);
	});

	test('an error message clips a long word', () => {
		expect(faultOf(readerOf(GRID), 'x'.repeat(5000)).message.length).toBeLessThan(100);
	});

	test('an error message lists six moves, and shows 24 letters, before it leaves any out', () => {
		const wide = (leaves: number): SetupFields => ({
			...{ game: 'tree', position: `[${Array<number>(leaves).fill(1).join(',')}]` },
			algorithm: 'minimax'
		});
		const said = (leaves: number): string => faultOf(readerOf(wide(leaves)), 'zz').message;
		expect(said(6)).toBe('“zz” is no legal move at the root. Legal: a, b, c, d, e, f.');
		expect(said(7)).toBe('“zz” is no legal move at the root. Legal: a, b, c, d, e, f and 1 more.');
		const quoted = [24, 25].map(
			(letters) => /“(.*)”/.exec(faultOf(readerOf(GRID), 'x'.repeat(letters)).message)?.[1]
		);
		expect(quoted).toEqual(['x'.repeat(24), `${'x'.repeat(23)}…`]);
	});

	test('a path past the depth limit is told where the search stopped', () => {
		expect(faultOf(readerOf(CROWD), 'Bxc3 bxc3').message).toBe(
			'Bxc3 is at the depth limit, so “bxc3” below it was not visited.'
		);
	});

	test('a path into a pruned subtree leads to its pruned row', () => {
		const reader = readerOf({ game: 'tree', position: '[[3,12],[2,[5,[6,7]]]]' });
		const fault = faultOf(reader, 'b b2 b2.2 b2.2.1');
		expect(fault).toMatchObject({ code: 'path-pruned', at: 5 });
		expect(reader.trace.isPruned(fault.row)).toBe(true);
		expect(fault.message).toBe('b b2 was pruned, so “b2.2” below it was never visited.');
		expect(faultOf(reader, 'b2.2.1').row).toBe(fault.row);
		expect(faultOf(reader, 'b b2 nonsense').code).toBe('path-illegal');
	});

	test('a path in a stopped search leads to its last row', () => {
		const chunks: TraceChunk[] = [];
		const { search } = streamRecording(
			{ ...setupOf(GRID), budget: 5 },
			{ onProgress: () => undefined, onChunk: (_, chunk) => chunks.push(chunk) }
		);
		const reader = readerOf(GRID, assembleTrace(search, chunks));
		expect(reader.trace.partial).toBe('budget');
		const fault = faultOf(reader, 'c2 a3');
		expect(fault).toMatchObject({ code: 'path-unsearched', at: 0, row: 0 });
		expect(fault.message).toBe('The search was stopped before it reached “c2”.');
	});

	test('every word after a pruned move has its kind of fault', () => {
		const reader = readerOf(GRID);
		const { trace, replay, game, names } = reader;
		let legal = 0;
		for (let row = 0; row < trace.rows; row++) {
			if (!trace.isPruned(row)) continue;
			const path = names.pathTo(row).join(' ');
			const moves = replay.at(row).legalMoves();
			if (moves.length === 0) expect(faultOf(reader, `${path} a1`).code).toBe('path-over');
			for (const move of moves) {
				const text = game.moveText(replay.at(row), move);
				expect(faultOf(reader, `${path} ${text}`)).toMatchObject({ code: 'path-pruned', row });
				legal++;
			}
		}
		expect(legal).toBeGreaterThan(10);
	});
});

test.each([
	['1.Rxd7 h6', true],
	['a7d7 h7h6', true],
	['Rxd7→h6', true],
	['Rxd7 nonsense', false],
	['1.Rxd7 Rxd7', false]
])('the moves of “%s” from the position are read: %s', (text, isRead) => {
	const { values } = SETUP.parse(ROOKS);
	const game = gameOf(values.game);
	const root = rootOf(values);
	const before = game.format(root);
	const moves = movesOfPath(game, root, text);
	expect(moves?.length ?? null).toBe(isRead ? 2 : null);
	const [first] = moves ?? [];
	if (first !== undefined) expect(game.moveId(root, first)).toBe('a7d7');
	expect(game.format(root)).toBe(before);
});
