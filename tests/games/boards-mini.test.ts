import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { parseTree } from '$lib/core/games/explicit/parse.ts';
import { factsOf, gameOf, GAME_IDS } from '$lib/core/games/registry.ts';
import { faceOf } from '$lib/games/registry.ts';
import MiniBoard from '$lib/games/MiniBoard.svelte';
import { sketchTree, SKETCHED_NODES } from '$lib/games/explicit/mini-tree.ts';
import { pieceShape } from '$lib/core/layout/drawing/piece-shapes.ts';

describe('a small picture of a position', () => {
	it('reads a grid, also one that could not begin a game', () => {
		expect(faceOf('tictactoe').mini('XX.OO....')).toEqual({
			size: 3,
			cells: ['X', 'X', '', 'O', 'O', '', '', '', '']
		});
		expect(faceOf('tictactoe').mini('OOOOO....')?.cells[4]).toBe('O');
		expect(faceOf('tictactoe').mini('XX.OO')).toBeNull();
	});

	it('reads the board of a FEN from a8 to h1', () => {
		const cells = faceOf('chess').mini('k7/8/8/8/8/8/8/6RK w - - 0 1')?.cells ?? [];
		expect(cells.length).toBe(64);
		expect([cells[0], cells[62], cells[63]]).toEqual(['k', 'R', 'K']);
		expect(cells.filter((cell) => cell !== '').length).toBe(3);
		expect(faceOf('chess').mini('k7/8 w')).toBeNull();
	});

	it('reads the board after the moves of a game, in chess and in king and rook', () => {
		const chess = faceOf('chess').mini('4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1 e8e7');
		expect(
			chess?.cells.map((piece, cell) => piece + String(cell)).filter((name) => name.length > 2)
		).toEqual(['k12', 'R61', 'K62']);
		const krk = faceOf('krk').mini('194 moves a6b6 a8b8');
		expect(krk?.cells.indexOf('k')).toBe(1);
		// A game with an impossible move is drawn at its start.
		const faulty = faceOf('chess').mini('4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1e8');
		expect(faulty?.cells.indexOf('K')).toBe(60);
	});

	it('knows the cells of a move', () => {
		const chess = gameOf('chess');
		const start = chess.parse(chess.presets.find(({ id }) => id === 'start')?.position ?? '', {
			root: 'max'
		});
		if (!start.ok) throw new Error(start.fault.message);
		const e4 = start.value.legalMoves().find((move) => chess.moveId(start.value, move) === 'e2e4');
		expect(faceOf('chess').cellsOfMove(e4 ?? 0)).toEqual([52, 36]);
		const krk = gameOf('krk');
		const figure = krk.parse('206557', { root: 'max' });
		if (!figure.ok) throw new Error(figure.fault.message);
		const re5 = krk.readMoves?.(figure.value, 'Re5')[0]?.[0];
		expect(faceOf('krk').cellsOfMove(re5 ?? 0)).toEqual([27, 28]);
		expect(faceOf('tictactoe').cellsOfMove(4)).toEqual([4]);
		expect(faceOf('tree').cellsOfMove(1)).toEqual([]);
	});

	const drawn = GAME_IDS.filter((id) => {
		const face = faceOf(id);
		return face.Sketch !== undefined || face.mini(factsOf(id).defaultPosition) !== null;
	});

	it.each(drawn)('draws every preset of %s', async (game) => {
		for (const preset of gameOf(game).presets) {
			const view = await render(MiniBoard, { game, position: preset.position, size: 60 });
			// The sketch of a tree is loaded with the first one.
			await expect
				.poll(() => view.container.querySelector('svg'), { message: preset.id })
				.not.toBeNull();
			const svg = view.container.querySelector('svg');
			expect(svg?.getBoundingClientRect().width, preset.id).toBe(60);
			expect(svg?.getAttribute('aria-hidden')).toBe('true');
			await view.unmount();
		}
	});

	it('draws as many pieces as there are, and lights cells', async () => {
		const { container } = await render(MiniBoard, {
			game: 'chess',
			position: 'k7/8/8/8/8/8/8/6RK w - - 0 1',
			highlight: [62, 63]
		});
		expect(container.querySelectorAll('.white').length).toBe(2);
		expect(container.querySelectorAll('.black').length).toBe(1);
		expect(container.querySelectorAll('.lit-square').length).toBe(2);
	});

	it('takes a place inside another drawing', async () => {
		const { container } = await render(MiniBoard, {
			game: 'tictactoe',
			position: 'X...O....',
			x: 12,
			y: -7
		});
		expect(container.querySelector('svg')?.getAttribute('y')).toBe('-7');
	});

	it('has an outline for each of the twelve pieces', () => {
		const shapes = Array.from('KQRBNPkqrbnp', pieceShape);
		expect(shapes.every((shape) => shape.startsWith('M'))).toBe(true);
		expect(new Set(shapes).size).toBe(6);
	});
});

describe('the sketch of a tree', () => {
	function sketch(text: string, root: 'max' | 'min' = 'max'): ReturnType<typeof sketchTree> {
		const parsed = parseTree(text);
		if (!parsed.ok) throw new Error(parsed.fault.message);
		return sketchTree(parsed.value, root);
	}

	it('puts parents above their children, the sides by turns', () => {
		const nodes = sketch('[5,[2,9]]', 'min') ?? [];
		expect(nodes.map(({ shape }) => shape)).toEqual(['min', 'leaf', 'max', 'leaf', 'leaf']);
		expect(nodes.map(({ y }) => y)).toEqual([0, 0.5, 0.5, 1, 1]);
		const xs = nodes.map(({ x }) => x);
		expect(xs[1]).toBeCloseTo(1 / 6);
		expect(xs[2]).toBeCloseTo(2 / 3);
		expect(xs[0]).toBeCloseTo((1 / 6 + 2 / 3) / 2);
	});

	it('leaves out trees that would be a smear, and draws a single leaf', () => {
		const leaves = Array.from({ length: SKETCHED_NODES }, () => '1').join(',');
		expect(sketch(`[${leaves}]`)).toBeNull();
		expect(sketch('4')).toEqual([{ row: 0, parent: -1, x: 0.5, y: 0, shape: 'leaf' }]);
	});
});
