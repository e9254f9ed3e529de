/** The line of alpha and beta, against windows that are folded by hand, and against everything that is drawn around it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { FIGURE, type FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { FORMATS } from '../../../../src/lib/core/figure/step/formats.ts';
import { figureOf, type Figure } from '../../../../src/lib/core/figure/step/figure.ts';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import type { TextPart } from '../../../../src/lib/core/layout/stage/parts.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import type { Trace } from '../../../../src/lib/core/trace/trace.ts';
import { runs, seedFrom, slice } from '../../../sweep.ts';
import { flat, isIn, overlaps, pointsOf, textsOf } from './marks-of-figures.ts';
import { figureAt, recordingBy, SEARCHES, shownAt } from './shown-steps.ts';

beforeAll(loadAll);

const LINE = { line: 'shown' } as const;

const isOfLine = ({ key }: TextPart): boolean => key.startsWith('line:');

/** What is written on the line: above it, and below it, from left to right. */
function written({ marks }: Figure): { readonly above: string[]; readonly below: string[] } {
	const texts = textsOf(marks).filter((text) => isOfLine(text) && text.anchor === 'middle');
	const rows = (isLimit: boolean): string[] =>
		texts
			.filter(({ text }) => /[αβ]/.test(text) === isLimit)
			.sort((one, other) => one.at.x - other.at.x)
			.map(({ text }) => text);
	return { above: rows(true), below: rows(false) };
}

interface Window {
	readonly name: string;
	readonly alpha: number;
	readonly beta: number;
	readonly returned: readonly number[];
}

/** The window of the lowest inner node that is open, folded from the root: alpha-beta by hand. */
function windowAt(trace: Trace, step: number): Window {
	let [alpha, beta] = [-Infinity, Infinity];
	let row = 0;
	for (;;) {
		const done = trace
			.childrenOf(row)
			.filter((child) => !trace.isPruned(child) && trace.exitStepOf(child) <= step);
		const returned = done.map((child) => trace.valueOf(child));
		for (const value of returned) {
			if (trace.isMax(row)) alpha = Math.max(alpha, value);
			else beta = Math.min(beta, value);
		}
		const next = trace
			.childrenOf(row)
			.find(
				(child) =>
					!trace.isPruned(child) &&
					!trace.isLeaf(child) &&
					trace.enterStepOf(child) <= step &&
					trace.exitStepOf(child) > step
			);
		const moves = trace.movesTo(row);
		if (next === undefined) return { name: nameOf(moves), alpha, beta, returned };
		row = next;
	}
}

/** "b", "b1", "b1.2". */
function nameOf([first, ...others]: readonly number[]): string {
	if (first === undefined) return 'root';
	return String.fromCharCode(97 + first) + others.map((move) => move + 1).join('.');
}

const said = (value: number): string =>
	value === Infinity ? '∞' : value === -Infinity ? '−∞' : String(value).replace('-', '−');

const TREES = [
	'game=tree',
	'game=tree&position=[[[[4,3],[2,8]],[[4,5],[0,4]]],[[[7,8],[7,4]],[[1,4],[7,8]]]]',
	'game=tree&position=[5,[[[4,1],2],6]]&root=min',
	'game=tree&position=[[-1000,7],[12345,-3]]'
];

describe('the line of alpha and beta', () => {
	test.each(TREES)('%s has the window and the returned values of each step', (query) => {
		const { trace } = recordingBy(query);
		const steps = Array.from({ length: trace.steps }, (_, step) => step);
		for (const step of slice(steps, 4)) {
			const { name, alpha, beta, returned } = windowAt(trace, step);
			const figure = figureAt(query, step, { ...LINE, preset: 'slide' });
			const { above, below } = written(figure);
			const low = `${alpha <= beta ? 'α' : 'β'} ${said(Math.min(alpha, beta))}`;
			const high = `${alpha <= beta ? 'β' : 'α'} ${said(Math.max(alpha, beta))}`;
			expect(above).toEqual(alpha === beta ? [`α = β = ${said(alpha)}`] : [low, high]);
			const values = [...new Set(returned)].sort((one, other) => one - other);
			expect(below.map((text) => text.replace(/[≤≥]|, .*/g, ''))).toEqual(values.map(said));
			const isEmpty = textsOf(figure.marks).some(({ key }) => key === 'line:empty');
			expect(isEmpty).toBe(alpha >= beta);
			expect(figure.line?.words).toMatch(
				new RegExp(`^Window at ${name}: α ${said(alpha)}, β ${said(beta)}[;.]`)
			);
			expect(figure.description.split('\n')[1]).toBe(figure.line?.words);
		}
	});

	test('has its marks at the numbers: the ends of the window, the values, and the best', () => {
		const { line } = figureAt('game=tree', 21, LINE);
		const marks = flat(line?.below.marks ?? []);
		const at = (text: string): number =>
			textsOf(marks).find((one) => one.text === text)?.at.x ?? NaN;
		expect(at('α 3')).toBe(at('3'));
		const [thick] = marks.flatMap((mark) => (mark.kind === 'rect' ? [mark.rect] : []));
		expect([thick?.left, thick?.right]).toEqual([at('α 3'), at('β ∞')]);
		const dots = marks.flatMap((mark) => (mark.kind === 'circle' ? [mark.at.x] : []));
		expect(dots).toEqual([at('3')]);
		// 2 and 3 alone: a mark for each value, and one for the end.
		const upright = marks.flatMap((mark) =>
			mark.kind === 'path' ? (/^M([\d.]+) [\d.]+L\1 [\d.]+$/.exec(mark.d)?.[1] ?? []) : []
		);
		expect(upright.map(Number).sort((one, other) => one - other)).toEqual([
			at('≤2, 2'),
			at('3'),
			at('3')
		]);
	});

	test('has true distances where they have space, and the order where not', () => {
		const xs = (query: string, step: number): number[] => {
			const { line } = figureAt(query, step, LINE);
			return textsOf(line?.below.marks ?? [])
				.filter(({ key, text }) => /^line:-?\d/.test(key) && !/[αβ]/.test(text))
				.map(({ at }) => at.x)
				.sort((one, other) => one - other);
		};
		// 1, 3 and 9 returned to the root.
		const [one = 0, three = 0, nine = 0] = xs('game=tree&position=[3,1,9]&root=max', 6);
		expect((nine - three) / (three - one)).toBeCloseTo(3, 5);
		const [low = 0, middle = 0, high = 0] = xs('game=tree&position=[3,-1000,12345]&root=max', 6);
		expect(low).toBeLessThan(middle);
		expect(middle).toBeLessThan(high);
	});

	test('is hatched where the window is empty', () => {
		const marks = flat(figureAt('game=tree', 12, LINE).line?.below.marks ?? []);
		const rects = marks.flatMap((mark) => (mark.kind === 'rect' ? [mark.ink] : []));
		expect(rects.filter(({ fill }) => fill === '#1b1e23')).toEqual([]);
		expect(marks.some((mark) => mark.kind === 'path' && mark.d.split('M').length > 5)).toBe(true);
	});

	test('is beside the node where there is space, and below the tree with its name otherwise', () => {
		const names = (step: number): string[] =>
			textsOf(figureAt('game=tree', step, { ...LINE, preset: 'slide' }).marks).flatMap(
				({ key, text }) => (key === 'line:name' ? [text] : [])
			);
		expect(names(22)).toEqual([]);
		expect(names(12)).toEqual(['Window at b']);
		// The tree does not move between the two.
		const [one, other] = [22, 12].map(
			(step) => figureAt('game=tree', step, { ...LINE, preset: 'slide' }).stage.nodes[0]?.rect
		);
		expect(one).toEqual(other);
	});

	test.each([
		['game=tree&algorithm=minimax', 'figure-window'],
		['game=tree&future=problem', 'figure-step'],
		['game=tree&position=7', 'figure-leaf']
	] as const)('%s has none, and says why', (query, code) => {
		const made = figureOf(shownAt(query, 0), FIGURE.fill(LINE));
		expect(made.ok ? null : made.fault.code).toBe(code);
	});

	test.each([{ values: 'none' }, { part: 'difference' }] as const)(
		'is not asked for with %j',
		(values) => {
			expect(figureAt('game=tree', 12, { ...LINE, ...values }).line).toBeNull();
		}
	);

	test('is in TikZ, Typst and Graphviz, too', () => {
		const write = (format: 'tikz' | 'typst' | 'dot'): string => {
			const text = FORMATS[format].write(figureAt('game=tree', 12, LINE));
			return text.ok ? text.value : '';
		};
		const tikz = write('tikz');
		expect(tikz).toContain('Window at b\\quad');
		expect(tikz).toMatch(/\\node\[.*\\textbf\{\\ensuremath\{\\alpha\} 3\}/);
		expect(write('typst')).toContain('"α 3")');
		expect(write('dot')).toContain('label="Window at b: α 3, β 2; best so far 2."');
	});
});

describe('around the line of alpha and beta', () => {
	const random = seededRandom(seedFrom(345));
	const PRESETS: readonly Partial<FigureValues>[] = [
		{ preset: 'slide' },
		{ preset: 'slide', extra: ['caption', 'legend'], bounds: 'none' },
		{ preset: 'paper', width: '84' },
		{ preset: 'paper', width: '174' },
		{ preset: 'page' }
	];
	const WINDOWED = SEARCHES.filter((query) => !/minimax|=7$/.test(query));
	const cases = Array.from({ length: runs(300) }, (_, at) => ({
		query: WINDOWED[at % WINDOWED.length] as string,
		part: random(),
		values: PRESETS[(at >> 1) % PRESETS.length] as Partial<FigureValues>
	}));

	test.each(cases)('nothing is under it: $query at $part, $values', ({ query, part, values }) => {
		const { trace } = recordingBy(query);
		const step = Math.floor(part * trace.steps);
		const figure = figureAt(query, step, { ...LINE, ...values });
		const all = flat(figure.marks);
		const own = textsOf(figure.marks).filter(isOfLine);
		expect(own.length).toBeGreaterThan(1);
		const area = {
			left: Math.min(...own.map(({ rect }) => rect.left)),
			right: Math.max(...own.map(({ rect }) => rect.right)),
			top: Math.min(...own.map(({ rect }) => rect.top)),
			bottom: Math.max(...own.map(({ rect }) => rect.bottom))
		};
		expect(area.left).toBeGreaterThanOrEqual(0);
		expect(area.right).toBeLessThanOrEqual(figure.width);
		expect(area.bottom).toBeLessThanOrEqual(figure.height);
		// The line's own marks come after those of the tree.
		const first = all.findIndex((mark) => mark.kind === 'text' && isOfLine(mark.text));
		const start = all.findLastIndex(
			(mark, at) => at < first && mark.kind === 'text' && !isOfLine(mark.text)
		);
		// The first mark is the background.
		for (const mark of all.slice(1, start + 1)) {
			const points = pointsOf(mark).filter((point) => isIn(point, area));
			expect([mark, points]).toEqual([mark, []]);
		}
		const rects = own.map(({ rect }) => rect);
		for (const [at, one] of rects.entries()) {
			const over = rects.slice(at + 1).filter((other) => overlaps(one, other));
			expect([own[at]?.text, over]).toEqual([own[at]?.text, []]);
		}
	});
});
