import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { ChessState } from '$lib/core/games/chess/chess-state.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { arrowSvg } from '$lib/games/chess/arrow-svg.ts';
import type { MoveMarks } from '$lib/games/board-marks.ts';
import { pictureOfChess, type ChessPicture } from '$lib/games/chess/picture.ts';
import { pictureOfKrk } from '$lib/games/krk/picture.ts';
import { KrkState } from '$lib/core/games/krk/krk-state.ts';
import { chessgroundConfig } from '$lib/games/chess/chessground-config.ts';
import ChessBoard from '$lib/games/chess/ChessBoard.svelte';

const NONE: MoveMarks = { last: null, searched: null, best: null, pruned: [] };
const WHITE = { orientation: 'white', motion: 'still' } as const;

function positionOf(fen: string): { picture: ChessPicture; move: (uci: string) => number } {
	const game = gameOf('chess');
	const parsed = game.parse(fen, { root: 'max' });
	if (!parsed.ok || !(parsed.value instanceof ChessState)) throw new Error(`bad FEN ${fen}`);
	const state = parsed.value;
	const picture = pictureOfChess(state, state.maxToMove() ? 'max' : 'min');
	return {
		picture,
		move: (uci) => {
			const found = state.legalMoves().find((move) => game.moveId(state, move) === uci);
			if (found === undefined) throw new Error(`no move ${uci}`);
			return found;
		}
	};
}

describe('what chessground is told of king and rook', () => {
	function pictureAfter(position: string, word: string): [ChessPicture, number] {
		const game = gameOf('krk');
		const parsed = game.parse(position, { root: 'max' });
		if (!parsed.ok || !(parsed.value instanceof KrkState)) throw new Error(`bad ${position}`);
		const move = game.readMoves?.(parsed.value, word)[0]?.[0] ?? -1;
		parsed.value.play(move);
		const side = parsed.value.maxToMove() ? 'max' : 'min';
		return [pictureOfKrk(parsed.value, side), move];
	}

	it('is that Black, who is MAX, is to move and in check', () => {
		const [picture, last] = pictureAfter('206557', 'Rg5+');
		expect(picture.side).toBe('max');
		expect(chessgroundConfig(picture, { ...NONE, last }, WHITE).config).toMatchObject({
			fen: '8/8/6k1/6R1/8/3K4/8/8',
			turnColor: 'black',
			check: 'black',
			lastMove: ['d5', 'g5']
		});
	});

	it('is a board without the rook that was taken', () => {
		const [picture, last] = pictureAfter('8/8/6k1/6R1/8/3K4/8/8 b', 'Kxg5');
		expect(picture.side).toBe('min');
		expect(chessgroundConfig(picture, { ...NONE, last }, WHITE).config).toMatchObject({
			fen: '8/8/8/6k1/8/3K4/8/8',
			turnColor: 'white',
			check: false,
			lastMove: ['g6', 'g5']
		});
	});
});

describe('what chessground is told', () => {
	const { picture, move } = positionOf('8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1');

	it('shows the position, on which nothing can be moved', () => {
		const { config, shapes } = chessgroundConfig(picture, NONE, WHITE);
		expect(config).toMatchObject({
			fen: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2',
			orientation: 'white',
			turnColor: 'white',
			check: false,
			lastMove: [],
			viewOnly: true,
			coordinates: true,
			animation: { enabled: false }
		});
		expect(shapes).toEqual([]);
	});

	it('names the king in check and the last move', () => {
		const check = positionOf('4k3/8/8/8/8/8/4R3/4K3 b - - 0 1');
		const { config } = chessgroundConfig(
			check.picture,
			{ ...NONE, last: move('f7g6') },
			{ orientation: 'black', motion: 'animated' }
		);
		expect(config).toMatchObject({
			check: 'black',
			turnColor: 'black',
			orientation: 'black',
			lastMove: ['f7', 'g6'],
			animation: { enabled: true }
		});
	});

	it('hatches and dots what is pruned, under the two arrows', () => {
		const marks = {
			last: null,
			searched: move('f7g6'),
			best: move('f1f5'),
			pruned: [move('a2a3'), move('a2a4')]
		};
		const { config, shapes } = chessgroundConfig(picture, marks, WHITE);
		expect([...(config.highlight?.custom ?? [])]).toEqual([
			['a3', 'pruned'],
			['a4', 'pruned']
		]);
		expect(shapes.map(({ orig }) => orig)).toEqual(['a2', 'a2', 'f1', 'f7']);
		const kinds = shapes.map(({ customSvg }) => /mark-\w+/.exec(customSvg?.html ?? '')?.[0]);
		expect(kinds).toEqual(['mark-pruned', 'mark-pruned', 'mark-best', 'mark-searched']);
	});

	it('draws one arrow where the move just searched is the best, and thins what is pruned where it is much', () => {
		const best = move('f1f5');
		const kindsOf = (count: number): (string | undefined)[] => {
			const pruned = Array.from({ length: count }, () => move('a2a3'));
			const marks = { last: null, searched: best, best, pruned };
			const { config, shapes } = chessgroundConfig(picture, marks, WHITE);
			expect([...(config.highlight?.custom ?? [])]).toEqual([
				['a3', count > 12 ? 'pruned thin' : 'pruned']
			]);
			return shapes.map(({ customSvg }) => /class="([\w -]+)"/.exec(customSvg?.html ?? '')?.[1]);
		};
		expect(kindsOf(12)).toEqual(['mark-pruned', 'mark-best max']);
		expect(kindsOf(13)).toEqual(['mark-pruned thin', 'mark-best max']);
	});

	it('draws four promotions as one arrow', () => {
		const promotion = positionOf('k7/2P5/1K6/8/8/8/8/8 w - - 0 1');
		const pruned = ['b', 'n', 'q', 'r'].map((piece) => promotion.move(`c7c8${piece}`));
		expect(chessgroundConfig(promotion.picture, { ...NONE, pruned }, WHITE).shapes.length).toBe(1);
	});

	it('turns the arrows with the board', () => {
		const marks = { ...NONE, searched: move('f1c1') };
		const html = (orientation: 'white' | 'black'): string =>
			chessgroundConfig(picture, marks, { orientation, motion: 'still' }).shapes[0]?.customSvg
				?.html ?? '';
		expect(html('white')).toContain('rotate(180)');
		expect(html('black')).toContain('rotate(0)');
	});
});

describe('an arrow', () => {
	it('ends in the square it points to', () => {
		const html = arrowSvg({ right: 2, down: 0, kind: 'searched', side: 'max' });
		const xs = [...html.matchAll(/[HL]([\d.]+)/g)].map(([, x]) => Number(x));
		expect(Math.max(...xs)).toBeGreaterThan(150);
		expect(Math.max(...xs)).toBeLessThan(200);
	});

	it('differs in form by what it means: only the best move wears a star', () => {
		const draw = (kind: 'searched' | 'best' | 'pruned'): string =>
			arrowSvg({ right: 1, down: -2, kind, side: 'min' });
		expect((draw('best').match(/<path/g) ?? []).length).toBe(2);
		expect((draw('searched').match(/<path/g) ?? []).length).toBe(1);
		expect(draw('pruned')).not.toContain('Z');
		expect(draw('best')).toContain('min');
	});
});

describe('the chess board', () => {
	const { picture, move } = positionOf('8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1');

	it('shows pieces, coordinates and marks, and is an image with words for those who do not see it', async () => {
		const view = await render(ChessBoard, {
			picture,
			marks: { ...NONE, best: move('f1f5'), pruned: [move('a2a3')] },
			label: 'White: king b1',
			orientation: 'white'
		});
		const { container } = view;
		await expect.element(view.getByRole('img', { name: 'White: king b1' })).toBeVisible();
		expect(container.querySelectorAll('cg-board piece').length).toBe(9);
		await expect.poll(() => container.querySelectorAll('.mark-best').length).toBe(1);
		expect(container.querySelectorAll('.mark-star').length).toBe(1);
		expect(container.querySelectorAll('.mark-pruned').length).toBe(1);
		expect(container.querySelector('.ranks')?.textContent).toBe('12345678');
		const square = container.querySelector('square.pruned');
		expect(square && getComputedStyle(square).backgroundImage).toContain('gradient');
	});

	// A place that is no number fails each test.
	it.each(['0', '5px'])(
		'has no arrows while it is %s wide, and has them once it has a size',
		async (width) => {
			const view = await render(ChessBoard, {
				picture,
				marks: { ...NONE, best: move('f1f5') },
				label: 'Board',
				orientation: 'white'
			});
			const { container } = view;
			const arrows = (): number => container.querySelectorAll('.mark-best, .mark-searched').length;
			await expect.poll(arrows).toBe(1);
			container.style.width = width;
			await expect.poll(arrows).toBe(0);
			await view.rerender({ marks: { ...NONE, best: move('f1f5'), searched: move('f7g6') } });
			await new Promise(requestAnimationFrame);
			await new Promise(requestAnimationFrame);
			expect(arrows()).toBe(0);
			container.style.width = '';
			await expect.poll(arrows).toBe(2);
		}
	);

	it('keeps its coordinates readable: each in the colour of soft text', async () => {
		const { container } = await render(ChessBoard, {
			picture,
			marks: NONE,
			label: 'Board',
			orientation: 'white'
		});
		const colours = [...container.querySelectorAll('coord')].map(
			(coord) => getComputedStyle(coord).color
		);
		expect(colours.length).toBe(16);
		expect(new Set(colours).size).toBe(1);
	});

	it('follows its props, without being made anew', async () => {
		const view = await render(ChessBoard, {
			picture,
			marks: NONE,
			label: 'Board',
			orientation: 'white'
		});
		const { container } = view;
		const before = container.querySelector('cg-board');
		const after = positionOf('k7/8/8/8/8/8/8/6RK w - - 0 1');
		await view.rerender({ picture: after.picture });
		await expect.poll(() => container.querySelectorAll('cg-board piece').length).toBe(3);
		expect(container.querySelector('cg-board')).toBe(before);
		await view.rerender({ orientation: 'black' });
		await expect
			.poll(() => container.querySelector('.chess-board')?.className)
			.toContain('orientation-black');
		await view.unmount();
		expect(document.querySelector('cg-board')).toBeNull();
	});
});
