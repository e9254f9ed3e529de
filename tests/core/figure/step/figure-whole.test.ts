/** The upper plies of trees that are too large to be drawn whole, against recorded minimax. */
import { beforeAll, describe, expect, test } from 'vitest';
import { FIGURE, type FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { FORMATS, type FormatId } from '../../../../src/lib/core/figure/step/formats.ts';
import { figureOf, type Figure } from '../../../../src/lib/core/figure/step/figure.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { slice } from '../../../sweep.ts';
import { flat, textsOf } from './marks-of-figures.ts';
import { figureAt, recordingBy, shownAt } from './shown-steps.ts';

beforeAll(loadAll);

const DEEP = 'game=tree&position=[[[[4,3],[2,8]],[[4,5],[0,4]]],[[[7,8],[7,4]],[[1,4],[7,8]]]]';
const LARGE = [
	'game=tictactoe&position=XO..X...O',
	'game=tictactoe&depth=3&algorithm=tt',
	'game=chess&depth=2',
	'game=krk&depth=2',
	DEEP
];
const PRESETS = [
	{ preset: 'slide' },
	{ preset: 'page' },
	{ preset: 'paper', width: '84' }
] as const satisfies readonly Partial<FigureValues>[];

const whole = (query: string, step: number, values: Partial<FigureValues> = {}): Figure =>
	figureAt(query, step, { part: 'whole', ...values });

/** The last ply that a figure says to draw; null where it says nothing of plies. */
function saidPlies({ marks }: Figure): { readonly drawn: number; readonly of: number } | null {
	const note = textsOf(marks).find(({ key }) => key === 'note')?.text ?? '';
	const [, drawn, of] = /^Plies 0 to (\d+) of (\d+) are drawn\.$/.exec(note) ?? [];
	return drawn === undefined ? null : { drawn: Number(drawn), of: Number(of) };
}

/** Nineteen moves and more are too many for a column. */
const isTooWide = (query: string, values: Partial<FigureValues>): boolean =>
	/chess|krk/.test(query) && values.width === '84';
const cases = LARGE.flatMap((query) =>
	PRESETS.filter((values) => !isTooWide(query, values)).flatMap((values) =>
		[0.2, 0.5, 1].map((part) => ({ query, values, part }))
	)
);

describe('the whole tree that fits', () => {
	test.each(slice(cases, 3))('$query, $values, at $part', ({ query, values, part }) => {
		const { trace, shadow } = recordingBy(query);
		if (shadow === null) throw new Error('minimax is recorded');
		const step = Math.floor(part * (trace.steps - 1));
		const figure = whole(query, step, values);
		const said = saidPlies(figure);
		const rows = Array.from({ length: shadow.rows }, (_, row) => row);
		const deepest = Math.max(...rows.map((row) => shadow.depthOf(row)));
		const { drawn, of } = said ?? { drawn: deepest, of: deepest };
		expect(of).toBe(deepest);
		const within = rows.filter((row) => shadow.depthOf(row) <= drawn);
		expect(figure.stage.nodes).toHaveLength(within.length);
		// A sign below each node whose children are not drawn.
		const cut = within.filter(
			(row) => shadow.depthOf(row) === drawn && shadow.childrenOf(row).length > 0
		);
		const onward = figure.stage.nodes.filter(({ fan }) => fan !== null);
		expect(onward).toHaveLength(cut.length);
		// They are nodes of their side, and no leaves.
		const side = trace.isMax(0) === (drawn % 2 === 0) ? 'max' : 'min';
		for (const { shape, board } of onward)
			expect({ shape, board }).toEqual({ shape: side, board: false });
		const heads = figure.stage.texts.filter(({ key }) => key.startsWith('head:'));
		expect([0, cut.length > 0 ? drawn + 1 : drawn]).toContain(heads.length);
		const { width, height, above } = figure;
		for (const { rect } of figure.stage.nodes) {
			expect(rect.left).toBeGreaterThanOrEqual(0);
			expect(rect.right).toBeLessThanOrEqual(width);
			expect(rect.bottom + above).toBeLessThanOrEqual(height);
		}
		// Nothing is known of what the search has not come to.
		for (const { fan, row, value } of figure.stage.nodes) {
			if (fan === null || (row >= 0 && trace.enterStepOf(row) <= step)) continue;
			expect(value).toBeNull();
		}
	});

	test('is deeper where there is more space', () => {
		const plies = (values: Partial<FigureValues>): number =>
			saidPlies(whole(DEEP, 30, values))?.drawn ?? 4;
		expect(plies({ preset: 'paper', width: '84' })).toBe(3);
		expect(plies({ preset: 'slide' })).toBe(4);
	});

	test('is as on the page where all of it fits', () => {
		const { stage } = figureAt('game=tree', 12, { preset: 'page' });
		const figure = whole('game=tree', 12, { preset: 'page' });
		expect(figure.stage).toEqual(stage);
		expect(saidPlies(figure)).toBeNull();
	});

	test('is whole for a link to a path, too', () => {
		expect(figureAt('game=tree&form=spine', 12).stage.form).toBe('spine');
		expect(whole('game=tree&form=spine', 12).stage.form).toBe('whole');
	});

	test('has no value below, in a problem', () => {
		const figure = whole(DEEP, 0, { values: 'none', preset: 'paper', width: '84' });
		expect(saidPlies(figure)).toEqual({ drawn: 3, of: 4 });
		expect(figure.stage.nodes.filter(({ value }) => value !== null)).toEqual([]);
	});

	test('has a value of its last ply inside its triangle, or below it', () => {
		for (const values of PRESETS) {
			const { nodes } = whole(
				'game=krk&depth=2',
				60,
				values.preset === 'paper' ? {} : values
			).stage;
			const valued = nodes.flatMap(({ fan, rect, value }) =>
				fan && value ? [{ rect, value }] : []
			);
			expect(valued.length).toBeGreaterThan(0);
			for (const { rect, value } of valued) {
				const isBelow = value.rect.top >= rect.bottom;
				const wide = value.rect.right - value.rect.left;
				expect(isBelow || wide <= 0.71 * (rect.right - rect.left)).toBe(true);
			}
		}
	});

	test('says whose move it is in its last ply', () => {
		const texts = whole('game=chess&depth=2', 90, { preset: 'slide' }).stage.texts;
		const heads = texts.flatMap(({ key, text }) => (key.startsWith('head:') ? [text] : []));
		expect(heads).toEqual(['△ White', '▽ Black']);
	});

	test('has the sign that a node goes on in every format that draws nodes', () => {
		const figure = whole(DEEP, 40, { preset: 'paper', width: '84' });
		const count = (format: FormatId, sign: RegExp): number => {
			const text = FORMATS[format].write(figure);
			return text.ok ? (text.value.match(sign)?.length ?? 0) : 0;
		};
		expect(count('tikz', /, min,[^[\]]*goes on/g)).toBe(8);
		expect(count('dot', /invtriangle[^\n]*⋮"/g)).toBe(8);
		const fans = figure.stage.nodes.flatMap(({ fan }) => fan?.d ?? []);
		const drawn = flat(figure.marks).filter(
			(mark) => mark.kind === 'path' && (mark.d.match(/M/g) ?? []).length === 3
		);
		expect(fans).toHaveLength(8);
		expect(drawn.length).toBeGreaterThanOrEqual(8);
	});

	test('says its plies in every format that has words', () => {
		const figure = whole(DEEP, 30, { preset: 'paper', width: '84' });
		for (const format of ['svg', 'tikz', 'typst', 'dot'] as const) {
			const text = FORMATS[format].write(figure);
			expect(text.ok && text.value).toContain('Plies 0 to 3 of 4 are drawn.');
		}
	});

	test('says so where not even one ply fits', () => {
		const narrow = { part: 'whole', preset: 'paper', width: '84' } as const;
		const made = figureOf(shownAt('game=chess&depth=2', 3), FIGURE.fill(narrow));
		expect(made.ok ? null : made.fault.code).toBe('figure-large');
	});

	test.each([
		['game=chess&depth=2&shadow=off', 'figure-minimax'],
		['game=chess&depth=2&algorithm=mtdf', 'figure-minimax']
	])('%s is a fault: %s', (query, code) => {
		const made = figureOf(shownAt(query, 3), FIGURE.fill({ part: 'whole' }));
		expect(made.ok ? null : made.fault.code).toBe(code);
	});
});
