/** Boards in figures, against chess.js and against moves that are made by hand. */
import { Chess } from 'chess.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIGURE, type FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { FORMATS } from '../../../../src/lib/core/figure/step/formats.ts';
import { figureOf, type Figure } from '../../../../src/lib/core/figure/step/figure.ts';
import type { Mark } from '../../../../src/lib/core/figure/step/marks.ts';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import type { Rect } from '../../../../src/lib/core/layout/viewport.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { eventAt } from '../../../../src/lib/core/trace/cursor.ts';
import { runs, seedFrom } from '../../../sweep.ts';
import { flat, isIn, overlaps, pointsOf, textsOf } from './marks-of-figures.ts';
import { figureAt, recordingBy, shownAt } from './shown-steps.ts';

beforeAll(loadAll);

const CHESS = 'game=chess&depth=2';
const KRK = 'game=krk&depth=2';
const GRID = 'game=tictactoe&position=XO..X...O';
const SMALL = 'game=tictactoe&position=XO.OXX.XO';

/** The boards beside nodes and below the tree, with their places: those of leaves are in the groups of their nodes. */
function boardsIn({ marks }: Figure): { readonly rect: Rect; readonly marks: readonly Mark[] }[] {
	return marks.flatMap((mark) => {
		const own = mark.kind === 'group' ? mark.marks : [];
		const [first] = own;
		if (first?.kind !== 'rect' || first.radius > 0 || own.length < 4) return [];
		const { left, top, right, bottom } = first.rect;
		const isSquare = Math.abs(right - left - (bottom - top)) < 0.01;
		return isSquare ? [{ rect: first.rect, marks: own }] : [];
	});
}

/** The squares of a FEN, row by row. */
function squaresOf(fen: string): string[] {
	const [placement = ''] = fen.split(' ');
	return Array.from(placement.replaceAll('/', '')).flatMap((letter) =>
		/\d/.test(letter) ? Array<string>(Number(letter)).fill('') : [letter]
	);
}

function positionOf(query: string): string {
	return recordingBy(query).trace.header.setup.position;
}

/** The position at a node, by chess.js. */
function chessAt(query: string, key: string): string[] {
	const [placement = '', side = 'w'] = positionOf(query).split(' ');
	const chess = new Chess(`${placement} ${side} ${query === CHESS ? 'KQkq' : '-'} - 0 1`);
	for (const id of key === 'root' ? [] : key.split('/')) {
		chess.move({ from: id.slice(0, 2), to: id.slice(2, 4) });
	}
	return squaresOf(chess.fen());
}

/** The same by hand: the side with fewer marks moves, and X begins. */
function gridAt(query: string, key: string): string[] {
	const cells = Array.from(positionOf(query), (cell) => (cell === '.' ? '' : cell));
	for (const id of key === 'root' ? [] : key.split('/')) {
		const taken = cells.filter((cell) => cell !== '').length;
		cells[Number(id)] = taken % 2 === 0 ? 'X' : 'O';
	}
	return cells;
}

const STEPS = [0, 0.3, 0.6, 1];

describe('the board of the current node', () => {
	test.each([CHESS, KRK, GRID, SMALL])('%s has its position, once', (query) => {
		const { trace } = recordingBy(query);
		for (const part of STEPS) {
			const step = Math.floor(part * (trace.steps - 1));
			const here = eventAt(trace, step).node;
			for (const preset of ['slide', 'paper', 'page'] as const) {
				const figure = figureAt(query, step, { preset, boards: 'current' });
				const current = figure.stage.nodes.find((node) => node.row === here);
				const key = current?.key ?? '';
				const expected = /chess|krk/.test(query) ? chessAt(query, key) : gridAt(query, key);
				expect(figure.boards.get(key)?.cells).toEqual(expected);
				const drawn = boardsIn(figure);
				expect(drawn).toHaveLength(current?.board === true ? 0 : 1);
				for (const { rect } of drawn) {
					expect(rect.left).toBeGreaterThanOrEqual(0);
					expect(rect.top).toBeGreaterThanOrEqual(0);
					expect(rect.right).toBeLessThanOrEqual(figure.width);
					expect(rect.bottom).toBeLessThanOrEqual(figure.height);
				}
			}
		}
	});

	test('has a piece in the square of each', () => {
		const figure = figureAt(KRK, 0, { boards: 'current', preset: 'page' });
		const [board] = boardsIn(figure);
		const cell = ((board?.rect.right ?? 0) - (board?.rect.left ?? 0)) / 8;
		const pieces = flat(board?.marks ?? []).flatMap((mark) =>
			mark.kind === 'path' && mark.ink.fill !== undefined ? [mark] : []
		);
		const at = pieces.map((mark) => {
			const xs = pointsOf({ ...mark, ink: { stroke: '#000000' } });
			const middle = (list: number[]): number => (Math.min(...list) + Math.max(...list)) / 2;
			const column = Math.floor((middle(xs.map(({ x }) => x)) - (board?.rect.left ?? 0)) / cell);
			const row = Math.floor((middle(xs.map(({ y }) => y)) - (board?.rect.top ?? 0)) / cell);
			return 8 * row + column;
		});
		const squares = chessAt(KRK, 'root').flatMap((piece, square) => (piece === '' ? [] : [square]));
		expect(at.sort((one, other) => one - other)).toEqual(squares);
	});

	test('is below the tree with its name where it has no space', () => {
		const step = Math.floor(0.5 * recordingBy(KRK).trace.steps);
		const figure = figureAt(KRK, step, { preset: 'slide', boards: 'current' });
		const names = textsOf(figure.marks).filter(({ key }) => key === 'board:name');
		expect(names.map(({ text }) => text)).toEqual(['Position at Rb5']);
	});
});

describe('boards where they fit', () => {
	const random = seededRandom(seedFrom(346));
	const cases = Array.from({ length: runs(200) }, (_, at) => ({
		query: [CHESS, KRK, GRID, SMALL, 'game=tictactoe&depth=2&algorithm=deepening'][at % 5] ?? '',
		part: random(),
		values: (
			[
				{ preset: 'slide' },
				{ preset: 'paper', width: '84', line: 'shown' },
				{ preset: 'page', line: 'shown' },
				{ preset: 'paper', bounds: 'none' }
			] satisfies Partial<FigureValues>[]
		)[(at >> 1) % 4] as Partial<FigureValues>
	}));

	test.each(cases)('are over nothing: $query at $part, $values', ({ query, part, values }) => {
		const { trace } = recordingBy(query);
		const step = Math.floor(part * trace.steps);
		const figure = figureAt(query, step, { ...values, boards: 'fit' });
		const drawn = boardsIn(figure);
		const own = new Set(drawn.flatMap(({ marks }) => flat(marks)));
		const [ground, ...others] = flat(figure.marks).filter((mark) => !own.has(mark));
		expect(ground?.kind).toBe('rect');
		for (const [at, { rect }] of drawn.entries()) {
			expect(drawn.slice(at + 1).filter((other) => overlaps(rect, other.rect))).toEqual([]);
			for (const mark of others) {
				const points = pointsOf(mark).filter((point) => isIn(point, rect));
				expect([mark, points]).toEqual([mark, []]);
			}
		}
		for (const [key, { cells }] of figure.boards) {
			const isChess = /chess|krk/.test(query);
			expect([key, cells]).toEqual([key, isChess ? chessAt(query, key) : gridAt(query, key)]);
		}
	});

	test('are those of a whole line of moves', () => {
		const { boards } = figureAt(CHESS, 0, { preset: 'slide', boards: 'fit' });
		expect(boards.size).toBeGreaterThanOrEqual(9);
		expect(figureAt(SMALL, 8, { preset: 'slide', boards: 'fit' }).boards.size).toBe(5);
	});
});

describe('boards', () => {
	test('are in leaves as on the page, or in none', () => {
		const isIn = (values: Partial<FigureValues>): boolean[] =>
			figureAt(SMALL, 8, { preset: 'slide', ...values }).stage.nodes.map(({ board }) => board);
		expect(isIn({}).filter(Boolean)).toHaveLength(2);
		expect(isIn({ boards: 'none' }).filter(Boolean)).toEqual([]);
		const { stage } = figureAt(GRID, 0, { preset: 'slide', boards: 'none' });
		expect(stage.nodes.filter(({ board }) => board)).toEqual([]);
		expect(figureAt(GRID, 0, { preset: 'slide' }).boards.size).toBeGreaterThan(3);
	});

	test.each(['page', 'slide'] as const)(
		'where they fit, pruned siblings are alike: %s',
		(preset) => {
			const { trace } = recordingBy(GRID);
			for (let step = 12; step < trace.steps; step += 9) {
				const { stage, boards } = figureAt(GRID, step, { preset, boards: 'fit' });
				const pruned = stage.nodes.filter(({ state }) => state === 'pruned');
				for (const { key, parent } of pruned) {
					const others = pruned.filter((other) => other.parent === parent);
					expect(others.every((other) => boards.has(other.key) === boards.has(key))).toBe(true);
				}
			}
		}
	);

	test.each(['current', 'fit'] as const)('%s: a typed tree says that it has none', (boards) => {
		const made = figureOf(shownAt('game=tree', 12), FIGURE.fill({ boards }));
		expect(made.ok ? null : made.fault.code).toBe('figure-boards');
	});

	test('are positions of xskak in TikZ, and grids for tic-tac-toe', () => {
		const tikz = (query: string, step: number): string => {
			const text = FORMATS.tikz.write(figureAt(query, step, { boards: 'current' }));
			return text.ok ? text.value : '';
		};
		const chess = tikz(CHESS, 0);
		expect(chess).toContain('\\usepackage{xskak}');
		expect(chess).toContain('\\plyboard{rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1}');
		const grid = tikz(SMALL, 0);
		expect(grid).not.toContain('xskak');
		expect(grid).toContain('\\plyboard{X}{O}{\\phantom{X}}{O}{X}{X}{\\phantom{X}}{X}{O}');
	});
});
