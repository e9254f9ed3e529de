/** Trees on paper: how many are on a page, and that nothing of one is over another or off the paper. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { toEnd } from '../../../src/lib/core/base/steps.ts';
import { LEAST_TYPE, printedSize } from '../../../src/lib/core/figure/paper.ts';
import type { PaperFigure } from '../../../src/lib/core/figure/paper-stage.ts';
import { keyRoom, paperHead, roomUnder } from '../../../src/lib/core/figure/paper-head.ts';
import { figureSteps, type Figures } from '../../../src/lib/core/figure/sheet-figures.ts';
import { keyPages, sheetPages } from '../../../src/lib/core/figure/sheet-pages.ts';
import { overlap } from '../../../src/lib/core/layout/drawing/rects.ts';
import type { Rect } from '../../../src/lib/core/layout/viewport.ts';
import type { Measure } from '../../../src/lib/core/layout/stage/parts.ts';
import { ok, type Result } from '../../../src/lib/core/base/result.ts';
import { landscapeSteps } from '../../../src/lib/core/figure/landscape.ts';
import { makeWorksheet, type Worksheet } from '../../../src/lib/core/practice/worksheet/sheets.ts';
import {
	WORKSHEET,
	type WorksheetValues
} from '../../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { loadAll } from '../../../src/lib/core/search/load.ts';
import { slice } from '../../sweep.ts';

beforeAll(loadAll);

/** About as wide as the widest fonts of the page are. */
const measure: Measure = (text, size) => text.length * 0.62 * size;

interface Made {
	readonly values: WorksheetValues;
	readonly worksheet: Worksheet;
	readonly figures: Result<Figures>;
}

function make(query: string): Made {
	const { values, faults } = WORKSHEET.read(query);
	expect(faults).toEqual([]);
	return makeOf(values);
}

function makeOf(values: WorksheetValues): Made {
	const made = makeWorksheet(values);
	if (!made.ok) throw new Error(made.fault.message);
	const head = paperHead(
		values,
		made.value,
		[{ text: 'https://example.org', modules: 33 }],
		measure
	);
	const figures = toEnd(figureSteps(made.value, values, () => roomUnder(head, values), measure));
	return { values, worksheet: made.value, figures };
}

function figuresOf(query: string): Figures {
	const { figures } = make(query);
	if (!figures.ok) throw new Error(figures.fault.message);
	return figures.value;
}

const CASES = [1, 2, 3, 4, 5].flatMap((level) =>
	['aima', 'cs188', 'mit'].flatMap((notation) =>
		['a4', 'letter'].flatMap((paper) =>
			[1, 50].map((seed) => `level=${level}&notation=${notation}&paper=${paper}&seed=${seed}`)
		)
	)
);

describe('a tree on paper', () => {
	test('has branches that reach their nodes where nodes have no names', () => {
		const { sheets } = figuresOf('level=5&seed=50&ask=values,cuts,reorder');
		const second = sheets.flat().find(({ kind }) => kind === 'reorder');
		const { nodes = [], edges = [] } = second?.empty.stage ?? {};
		expect(edges.length).toBeGreaterThan(20);
		for (const { key, d } of edges) {
			const end = Number(/[\d.]+$/.exec(d)?.[0]);
			const top = nodes.find((node) => node.key === key)?.rect.top ?? NaN;
			expect(Math.abs(end - top)).toBeLessThan(0.01);
		}
	});

	test.each(slice(CASES, 6))('has all its parts apart and on the paper: %s', (query) => {
		const { grid, sheets } = figuresOf(query);
		for (const { empty, filled } of sheets.flat()) {
			for (const figure of [empty, filled]) {
				const { stage } = figure;
				expect(stage.size.width + grid.left).toBeLessThanOrEqual(grid.size.width);
				const texts = [...stage.texts, ...stage.nodes.flatMap(({ value }) => value ?? [])];
				for (const { size, rect, text } of texts) {
					expect([text, size >= LEAST_TYPE - 0.01 || /^[−∞\d.]+$/.test(text)]).toEqual([
						text,
						true
					]);
					expect([text, rect.left >= -grid.left - 1, rect.right <= stage.size.width + 1]).toEqual([
						text,
						true,
						true
					]);
				}
				expect(crossings(figure)).toEqual([]);
			}
		}
	});

	it.each([
		['level=1', 4],
		['level=2&paper=letter', 4],
		['level=3', 3],
		['level=4', 2],
		['level=5&trees=1', 2]
	])('of %s is one of %i on a page', (query, perPage) => {
		expect(figuresOf(query).grid).toMatchObject({ perPage, isSparse: false });
	});

	it('has fewer neighbours where its type would be too small, and says so', () => {
		const wide = `[[${Array.from({ length: 24 }, (_, at) => at).join(',')}],[1,2]]`;
		const position = `position=${[wide, wide, wide, wide].join(';')}`;
		const { perPage, isSparse } = figuresOf(position).grid;
		expect(perPage).toBeLessThan(4);
		expect(isSparse).toBe(true);
	});

	// Values with a minus are much wider than those without.
	it.each([
		['level=4&root=min&trees=1', 'a4-landscape'],
		['level=4&root=min&trees=1&seed=5&paper=letter', 'letter-landscape'],
		['level=4&trees=1', 'a4'],
		['level=2&root=min&trees=1', 'a4']
	])('of %s is on %s', (query, paper) => {
		const { values } = WORKSHEET.read(query);
		const made = toEnd(
			landscapeSteps(values, function* (tried) {
				yield;
				const { figures } = makeOf(tried);
				return figures.ok ? ok({ paper: tried.paper, grid: figures.value.grid }) : figures;
			})
		);
		expect(made).toMatchObject({ ok: true, value: { paper, grid: { perPage: 1 } } });
	});

	it('that is too wide for its paper in landscape, too, is the fault of the paper upright', () => {
		const wide = `[[${Array.from({ length: 54 }, (_, at) => 1000 + at).join(',')}],[1,2]]`;
		const { values } = WORKSHEET.read(`position=${wide}`);
		const made = toEnd(
			landscapeSteps(values, function* (tried) {
				yield;
				return makeOf(tried).figures;
			})
		);
		expect(made).toMatchObject({ ok: false, fault: { code: 'sheet-wide' } });
	});

	it('that is too wide for its paper is a fault', () => {
		const wide = `[[${Array.from({ length: 54 }, (_, at) => 100 + at).join(',')}],[1,2]]`;
		expect(make(`position=${wide}`).figures).toMatchObject({
			ok: false,
			fault: {
				code: 'sheet-wide',
				message:
					'Tree 1 has 56 leaves, too many for A4 with type of 8 points. Choose a smaller depth or another tree.'
			}
		});
	});
});

describe('the pages', () => {
	it('have each tree once, in order, and the key has its leaves and a sentence for each cutoff', () => {
		const { values, worksheet, figures } = make('level=4&trees=5&variants=2');
		if (!figures.ok) throw new Error(figures.fault.message);
		const pages = sheetPages(worksheet.sheets, figures.value);
		expect(
			pages.map(({ sheet, number, of, blocks }) => [sheet.letter, number, of, blocks.length])
		).toEqual(
			['A', 'B'].flatMap((letter) => [
				[letter, 1, 3, 2],
				[letter, 2, 3, 2],
				[letter, 3, 3, 1]
			])
		);
		const room = keyRoom(values);
		const keys = keyPages(worksheet.sheets, figures.value, room, 'aima', measure);
		const items = keys.flatMap((page) => page.items);
		expect(items.filter(({ hasFigure }) => hasFigure)).toHaveLength(10);
		for (const { block, sentences } of items) {
			expect(sentences[0]).toMatch(/^Leaves in the order evaluated: -?\d+(, -?\d+){5,}$/);
			expect(sentences.length).toBe(2 + block.filled.firstCuts.length);
		}
		expect(room.height).toBeLessThan(printedSize('a4').height);
	});

	it('of a key go on with sentences where those of one tree are longer than a page', () => {
		const { worksheet, figures } = make('level=4&trees=1');
		if (!figures.ok) throw new Error(figures.fault.message);
		const { height } = figures.value.grid.size;
		const keys = keyPages(
			worksheet.sheets,
			figures.value,
			{ width: 680, height: height + 40 },
			'aima',
			measure
		);
		expect(keys.length).toBeGreaterThan(1);
		const items = keys.flatMap((page) => page.items);
		expect(items.filter(({ hasFigure }) => hasFigure)).toHaveLength(1);
		expect(items.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(3);
	});
});

/** Pairs of parts that share space: boxes, nodes, names and leaves. */
function crossings({ stage }: PaperFigure): string[] {
	const parts: [string, Rect][] = [
		...stage.boxes.map(({ key, rect }): [string, Rect] => [`box ${key}`, rect]),
		...stage.nodes.map(({ key, rect }): [string, Rect] => [`node ${key}`, rect]),
		...stage.texts.flatMap(({ key, rect }): [string, Rect][] =>
			/^(alpha|beta):.*:value$/.test(key) ? [] : [[key, shrunk(rect)]]
		)
	];
	return parts.flatMap(([one, rect], at) =>
		parts
			.slice(at + 1)
			.flatMap(([other, second]) => (overlap(rect, second) ? [`${one} | ${other}`] : []))
	);
}

/** Letters do not fill their line. */
function shrunk({ left, top, right, bottom }: Rect): Rect {
	return { left: left + 0.5, right: right - 0.5, top: top + 2, bottom: bottom - 2 };
}
