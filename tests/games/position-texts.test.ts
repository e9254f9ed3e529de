import { describe, expect, it } from 'vitest';
import { composeFen } from '$lib/core/games/chess/compose-fen.ts';
import { START_FEN } from '$lib/core/fen/start-fen.ts';
import { MAX_TREE_NODES } from '$lib/core/games/explicit/tree.ts';
import {
	EMPTY_SETUP,
	enPassantChoices,
	mayCastle,
	putPiece,
	readPieces,
	readSetup,
	withTurn
} from '$lib/games/chess/board-setup.ts';
import { excerptAt } from '$lib/ui/fault-excerpt.ts';
import { lastReadable } from '$lib/games/position/last-readable.ts';
import { toolName, toolPiece, TOOL_ROWS } from '$lib/games/chess/piece-tools.ts';
import { drawTree } from '$lib/games/explicit/random-shape.ts';

describe('the place of a fault', () => {
	it.each([
		['[[3,NaN]]', 4, { place: 'Character 5', before: '[[3,', at: 'N', after: 'aN]]' }],
		['[1,2', 4, { place: 'Character 5', before: '[1,2', at: '', after: '' }],
		['[1,\n2,\n?]', 7, { place: 'Line 3, character 1', before: '[1, 2, ', at: '?', after: ']' }],
		['\n', 0, { place: 'Line 1, character 1', before: '', at: ' ', after: '' }],
		['XO🙂....', 2, { place: 'Character 3', before: 'XO', at: '🙂', after: '....' }]
	])('in %j at %i', (text, at, expected) => {
		expect(excerptAt(text, at)).toEqual(expected);
	});

	it('is quoted with little around it, however long the text is', () => {
		const excerpt = excerptAt(`${'1,'.repeat(500_000)}x${',1'.repeat(500_000)}`, 1_000_000);
		expect(excerpt.at).toBe('x');
		expect(excerpt.before).toBe(`…${'1,'.repeat(9)}`);
		expect(excerpt.after).toBe(`${',1'.repeat(9)}…`);
	});
});

describe('a chess position under construction', () => {
	it('is read from a FEN and written back', () => {
		for (const fen of [START_FEN, 'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1']) {
			const setup = readSetup(fen);
			expect(setup && composeFen(setup)).toBe(fen);
		}
	});

	it('is read as far as it goes, also where it is no position', () => {
		expect(readSetup('8/8/8/8/8/8/8/8')).toEqual(EMPTY_SETUP);
		expect(readSetup('8/8/8/8/8/8/8/PPPPPPPP x KX z9')?.pieces.size).toBe(8);
		expect(readSetup('9/8/8/8/8/8/8/8 w - -')).toBeNull();
		expect(readSetup('')).toBeNull();
		expect(readPieces('8/8/8/8/8/8/8/7Q')).toEqual(new Map([['h1', 'Q']]));
	});

	it('loses the castling rights that a change of pieces rules out', () => {
		const setup = readSetup('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1') ?? EMPTY_SETUP;
		expect(putPiece(setup, 'h1', null).castling).toEqual(['Q', 'k', 'q']);
		expect(putPiece(setup, 'e8', 'q').castling).toEqual(['K', 'Q']);
		expect(putPiece(setup, 'd4', 'P').castling).toEqual(['K', 'Q', 'k', 'q']);
		expect(mayCastle(setup.pieces, 'K')).toBe(true);
		expect(mayCastle(EMPTY_SETUP.pieces, 'K')).toBe(false);
	});

	it.each([
		['4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1', ['d6']],
		['4k3/8/8/2pPp3/8/8/8/4K3 w - - 0 1', ['c6', 'e6']],
		['4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1', ['d3']],
		// No enemy pawn is next to it, or it cannot have made that move.
		['4k3/8/8/3p4/8/8/8/4K3 w - - 0 1', []],
		['4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1', []],
		['4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1', []],
		// The capturing pawn is pinned to its king.
		['4r3/8/8/3pP3/8/8/8/k3K3 w - - 0 1', []],
		// No king yet: only the pawns are considered.
		['8/8/8/3pP3/8/8/8/8 w - - 0 1', ['d6']]
	])('lists the en passant squares that are possible in %s', (fen, squares) => {
		expect(enPassantChoices(readSetup(fen) ?? EMPTY_SETUP)).toEqual(squares);
	});

	it('forgets a pawn that has passed when the pawn goes, or the other side is to move', () => {
		const setup = readSetup('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1') ?? EMPTY_SETUP;
		expect(putPiece(setup, 'a1', 'R').enPassant).toBe('d6');
		expect(putPiece(setup, 'd5', null).enPassant).toBeNull();
		expect(withTurn(setup, 'b').enPassant).toBeNull();
	});

	it('stands on the last board that could be read', () => {
		const read = lastReadable(readSetup, EMPTY_SETUP);
		expect(read('nonsense')).toBe(EMPTY_SETUP);
		const start = read(START_FEN);
		expect(read(START_FEN.slice(1))).toBe(start);
		expect(read('8/8/8/8/8/8/8/K7 w').pieces.size).toBe(1);
	});
});

describe('the tools of the palette', () => {
	it('are a hand, an eraser and the twelve pieces, each with its name', () => {
		const tools = TOOL_ROWS.flat();
		expect(tools.length).toBe(14);
		expect(new Set(tools.map(toolName)).size).toBe(14);
		expect(toolName('n')).toBe('Black knight');
		expect(toolPiece('n')).toEqual({ role: 'knight', color: 'black' });
		expect([toolPiece('hand'), toolPiece('eraser')]).toEqual([null, null]);
	});
});

describe('the controls of a random tree', () => {
	const GOOD = { branching: '2', depth: '3', low: '-5', high: '5', seed: '7' };

	it('draw the same tree from the same seed', () => {
		const once = drawTree(GOOD);
		expect(once).toEqual(drawTree({ ...GOOD, depth: ' 3 ' }));
		expect(once.ok && once.value.nodes).toBe(15);
		expect(once).not.toEqual(drawTree({ ...GOOD, seed: '8' }));
	});

	it.each([
		['branching', '0', 'branching'],
		['branching', '', 'branching'],
		['branching', '2.5', 'branching'],
		['depth', '-1', 'depth'],
		['depth', '61', 'depth'],
		['depth', '15', 'depth'],
		['low', 'x', 'low'],
		['low', '6', 'high'],
		['high', '', 'high'],
		['high', '2000000', 'high'],
		['seed', '1e3', 'seed'],
		['seed', '-1', 'seed'],
		['seed', '4294967296', 'seed']
	] as const)('with %s "%s" have a fault beside %s', (field, text, beside) => {
		const drawn = drawTree({ ...GOOD, [field]: text });
		expect(drawn.ok ? null : drawn.fault.field).toBe(beside);
	});

	it('never draw more nodes than a tree may have', () => {
		const most = drawTree({ ...GOOD, branching: '140', depth: '2' });
		expect(most.ok && most.value.nodes).toBe(1 + 140 + 140 * 140);
		expect(most.ok && most.value.nodes <= MAX_TREE_NODES).toBe(true);
	});
});
