/** Figures as SVG: what is in the file, and what must not be. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIGURE, type FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { PALETTES } from '../../../../src/lib/core/figure/step/figure-look.ts';
import { isSvg, readFigureLink } from '../../../../src/lib/core/figure/step/read-figure-link.ts';
import { figureOf } from '../../../../src/lib/core/figure/step/figure.ts';
import { figureSvg } from '../../../../src/lib/core/figure/step/svg.ts';
import { explainStep, textOf } from '../../../../src/lib/core/explain/sentence.ts';
import { storyOf } from '../../../../src/lib/core/explain/story.ts';
import type { Stage } from '../../../../src/lib/core/layout/stage/parts.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import { runs, seedFrom } from '../../../sweep.ts';
import { figureAt, recordingBy, SEARCHES, shownAt } from './shown-steps.ts';

beforeAll(loadAll);

const PRESETS = [
	{ preset: 'slide' },
	{ preset: 'paper', width: '84' },
	{ preset: 'paper', width: '174' },
	{ preset: 'page', theme: 'light' },
	{ preset: 'page', theme: 'dark' }
] as const satisfies readonly Partial<FigureValues>[];

/** What some program reads otherwise than a browser, or not at all. */
const FORBIDDEN =
	/\s(?:class|style|transform|paint-order|dominant-baseline)=|var\(|rgba?\(|hsla?\(|transparent|currentcolor|foreignObject|clipPath|clip-path|<mask|<marker|marker-|<pattern|<script|<image|<use|href|\son\w+=|NaN|undefined|Infinity/i;

interface Tag {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
}

/** A small reader of its own: every start tag with its attributes. */
function tagsOf(svg: string): Tag[] {
	return Array.from(
		svg.matchAll(/<([a-z]+)((?:\s[a-z-]+(?::[a-z]+)?="[^"]*")*)\s*\/?>/gi),
		(tag) => ({
			name: tag[1] ?? '',
			attributes: Object.fromEntries(
				Array.from(
					(tag[2] ?? '').matchAll(/([a-z:-]+)="([^"]*)"/gi),
					([, name = '', text = '']) => [name, text]
				)
			)
		})
	);
}

function unescaped(text: string): string {
	return text
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&');
}

function textsIn(svg: string): string[] {
	return Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text = '']) =>
		unescaped(text)
	);
}

/** Everything that a stage says, read from its parts. */
function textsOn({ nodes, texts, bounds, folds, cut }: Stage): string[] {
	return [
		...texts.map(({ text }) => text),
		...nodes.flatMap(({ value, badge, fan }) =>
			[value, badge, fan?.count, fan?.cut?.count].flatMap((part) => part?.text ?? [])
		),
		...bounds.flatMap(({ lines }) => lines.map(({ text }) => text)),
		...folds.map(({ text }) => text.text),
		...(cut?.callout ? [cut.callout.text.text] : [])
	];
}

/** True where a list has nothing that another one has not, each as often. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
	const left = [...all];
	return some.every((one) => {
		const at = left.indexOf(one);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
}

describe('figures at random steps', () => {
	const random = seededRandom(seedFrom(340));
	const cases = Array.from({ length: runs(200) }, (_, at) => ({
		query: SEARCHES[at % SEARCHES.length] as string,
		part: random()
	}));

	test.each(cases)('$query, part $part', ({ query, part }) => {
		const { trace } = recordingBy(query);
		const step = Math.floor(part * trace.steps);
		for (const values of PRESETS) {
			const figure = figureAt(query, step, values);
			const svg = figureSvg(figure);
			expect(svg).not.toMatch(FORBIDDEN);
			const written = textsIn(svg);
			const said = textsOn(figure.stage);
			expect(isWithin(written, said)).toBe(true);
			// A callout that would hide an edge is absent; nothing else is.
			const missing = said.length - written.length;
			expect(missing === 0 || (missing === 1 && figure.stage.cut?.callout !== null)).toBe(true);
			const tags = tagsOf(svg);
			const ids = tags.flatMap(({ attributes }) => attributes['id'] ?? []);
			expect(new Set(ids).size).toBe(ids.length);
			const [root] = tags;
			expect(tags.filter(({ attributes }) => 'viewBox' in attributes)).toEqual([root]);
			expect(root?.attributes['aria-labelledby']?.split(' ')).toEqual(ids);
			expect(
				tags.every(({ attributes }) => /^(?:#[0-9a-f]{6}|none)$/.test(attributes['fill'] ?? 'none'))
			).toBe(true);
			const link = readFigureLink(svg);
			expect(link.ok && link.value.search).toBe(figure.link.slice(figure.link.indexOf('?')));
			const sentence = textOf(explainStep(storyOf(recordingBy(query)), step));
			expect(figure.description.split('\n')[0]).toBe(sentence);
			sizesOf(svg, values.preset === 'paper' ? Number(values.width) : null, values.preset);
		}
	});
});

describe('figures with a line, boards, and the upper plies alone', () => {
	const random = seededRandom(seedFrom(347));
	const cases = Array.from({ length: runs(100) }, (_, at) => ({
		query: SEARCHES[at % SEARCHES.length] as string,
		part: random()
	}));

	test.each(cases)('$query, part $part', ({ query, part }) => {
		const { trace } = recordingBy(query);
		const step = Math.floor(part * trace.steps);
		const line = trace.hasWindow && trace.rows > 1 ? 'shown' : 'none';
		const boards = query.startsWith('game=tree') ? 'none' : 'fit';
		for (const values of PRESETS) {
			for (const shown of ['stage', 'whole'] as const) {
				const given = { ...values, line, boards, part: shown } as const;
				const made = figureOf(shownAt(query, step), FIGURE.fill(given));
				// Of a search that goes into nodes again minimax is not recorded; a column is too narrow for 19 moves.
				if (!made.ok) {
					const isNarrow = values.preset === 'paper' && values.width === '84';
					const codes = ['figure-minimax', ...(isNarrow ? ['figure-large'] : [])];
					expect(shown).toBe('whole');
					expect(codes).toContain(made.fault.code);
					continue;
				}
				const svg = figureSvg(made.value);
				expect(svg).not.toMatch(FORBIDDEN);
				sizesOf(svg, values.preset === 'paper' ? Number(values.width) : null, values.preset);
			}
		}
	});
});

/** Type of 8 to 10 points on paper, and of at least 2.5 % of a slide's height. */
function sizesOf(svg: string, width: number | null, preset: FigureValues['preset']): void {
	const [root] = tagsOf(svg);
	const [, , across = '', down = ''] = root?.attributes['viewBox']?.split(' ') ?? [];
	const sizes = tagsOf(svg).flatMap(({ name, attributes }) =>
		name === 'text' ? [Number(attributes['font-size'])] : []
	);
	if (width !== null) {
		expect(root?.attributes['width']).toBe(`${width}mm`);
		const points = sizes.map((size) => (size / Number(across)) * (width / 25.4) * 72);
		expect(Math.max(0, ...points)).toBeLessThan(10.05);
		expect(Math.min(Infinity, ...points)).toBeGreaterThan(7.95);
	}
	if (preset === 'slide') {
		expect([across, down]).toEqual(['1280', '720']);
		expect(Math.min(Infinity, ...sizes)).toBeGreaterThanOrEqual(0.025 * 720);
	}
}

describe('a figure', () => {
	test('has the colours of the page in both themes', () => {
		const css = `${readFileSync('src/lib/ui/app.css', 'utf8')}${readFileSync('src/lib/games/boards.css', 'utf8')}`;
		const names = {
			panel: 'panel',
			ink: 'ink',
			soft: 'ink-soft',
			faint: 'ghost-edge',
			line: 'line-strong',
			max: 'max',
			maxSoft: 'max-soft',
			min: 'min',
			minSoft: 'min-soft',
			now: 'now',
			nowEdge: 'now-edge',
			nowSoft: 'now-soft',
			lightSquare: 'square-light',
			darkSquare: 'square-dark'
		} as const;
		for (const [key, name] of Object.entries(names)) {
			const [, light, dark] =
				new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\\))?;`).exec(
					css
				) ?? [];
			const of = key as keyof typeof names;
			expect([key, PALETTES.light[of], PALETTES.dark[of]]).toEqual([key, light, dark ?? light]);
		}
	});

	test('on paper has no colour but grey', () => {
		const svg = figureSvg(
			figureAt('game=tree', 12, { preset: 'paper', extra: ['legend', 'code'] })
		);
		for (const [, red, green, blue] of svg.matchAll(/"#(..)(..)(..)"/g)) {
			expect([green, blue]).toEqual([red, red]);
		}
	});

	test('as a problem has no value but those of leaves', () => {
		const svg = figureSvg(
			figureAt('game=tree', 12, { values: 'none', extra: ['caption', 'counts'] })
		);
		expect(textsIn(svg).filter((text) => /^[≤≥]?\d+$/.test(text))).toEqual([
			'3',
			'12',
			'8',
			'2',
			'4',
			'6',
			'14',
			'5',
			'2'
		]);
		expect(svg).not.toContain('α');
	});

	test('a problem that cannot be given is a fault', () => {
		const made = figureOf(shownAt('game=chess&depth=2', 9), FIGURE.fill({ values: 'none' }));
		expect(made.ok ? null : made.fault.code).toBe('problem-large');
	});

	test('says what is added', () => {
		const extra = ['caption', 'counts', 'legend', 'link'] as const;
		const svg = figureSvg(figureAt('game=tree', 12, { preset: 'page', extra }));
		const texts = textsIn(svg);
		expect(texts).toContain('7 nodes visited; plain minimax so far 9.');
		expect(texts.join(' ')).toContain('Node a already gives 3, so MAX avoids b.');
		expect(texts).toEqual(
			expect.arrayContaining(['leaf', 'current node', 'best so far (hollow: tied)', 'pruned'])
		);
		expect(texts.join('')).toContain('https://plyscope.example/?game=tree&step=12');
	});

	test.each([
		[0, '1 node visited.'],
		[11, '7 nodes visited.'],
		[22, '11 nodes visited; plain minimax 13.']
	])('names minimax once it has visited more: step %i', (step, said) => {
		const figure = figureAt('game=tree', step, { preset: 'page', extra: ['counts'] });
		expect(textsIn(figureSvg(figure))).toContain(said);
	});

	test('without bounds has no alpha, and keeps the edge of the golden line', () => {
		const figure = figureAt('game=tree', 12, { bounds: 'none' });
		expect(textsIn(figureSvg(figure)).some((text) => /^[αβ] [−∞\d]+$/.test(text))).toBe(false);
		expect(figure.stage.edges.map(({ key }) => key)).toContain('0');
		expect(figure.stage.edges).toHaveLength(12);
	});

	test('without pruned nodes has none of them', () => {
		const { stage } = figureAt('game=tree', 12, { pruned: 'none' });
		expect(stage.nodes).toHaveLength(11);
		expect(stage.texts.filter(({ key }) => key.startsWith('move:'))).toHaveLength(10);
	});

	test('without a background has no ground', () => {
		const ground = /<rect x="0" y="0"/;
		expect(figureSvg(figureAt('game=tree', 12))).toMatch(ground);
		expect(figureSvg(figureAt('game=tree', 12, { ground: 'none' }))).not.toMatch(ground);
	});

	test('escapes its link', () => {
		expect(figureSvg(figureAt('game=tree', 2))).toContain(
			'?game=tree&amp;step=2&quot;}</metadata>'
		);
	});
});

describe('a file', () => {
	test.each([
		['<svg>', true],
		[
			'\ufeff <?xml version="1.0"?>\n<!-- made by a program --><!DOCTYPE svg [<!ENTITY a "b">]>\n<svg:svg xmlns',
			true
		],
		['<html><svg>', false],
		['{"setup":{}}', false]
	])('that begins with %j is a drawing or not', (text, expected) => {
		expect(isSvg(text)).toBe(expected);
	});

	test('that is made to be read for ever is read at once', () => {
		expect(isSvg(`${'<!---->'.repeat(1_000)}x`)).toBe(false);
		expect(readFigureLink('<metadata '.repeat(500_000))).toMatchObject({
			fault: { code: 'figure-none' }
		});
	});
});
