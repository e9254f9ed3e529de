/** Figures in other programs: Graphviz, and a drawer of SVG that is no browser. */
import { existsSync, readFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';
import { Resvg } from '@resvg/resvg-js';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guessBrowser } from '../../../../scripts/browser.mjs';
import { FORMATS } from '../../../../src/lib/core/figure/step/formats.ts';
import type { FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import type { Figure } from '../../../../src/lib/core/figure/step/figure.ts';
import { figureSvg } from '../../../../src/lib/core/figure/step/svg.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { EXHAUSTIVE, slice } from '../../../sweep.ts';
import { figureAt, recordingBy, SEARCHES } from './shown-steps.ts';

beforeAll(loadAll);

const STEPS = SEARCHES.flatMap((query) => [0.3, 0.6, 1].map((part) => ({ query, part })));

function figureOf(query: string, part: number, values: Partial<FigureValues> = {}): Figure {
	const step = Math.floor(part * (recordingBy(query).trace.steps - 1));
	return figureAt(query, step, { extra: ['caption', 'link'], ...values });
}

describe('Graphviz', () => {
	const graphviz = instance();

	test.each(slice(STEPS, 6))('lays out $query at $part', async ({ query, part }) => {
		const figure = figureOf(query, part);
		const dot = FORMATS.dot.write(figure);
		const read = (await graphviz).render(dot.ok ? dot.value : '', { format: 'json' });
		expect(read.errors.filter(({ level }) => level === 'error')).toEqual([]);
		const { objects = [], edges = [] } = JSON.parse(read.output ?? '{}') as {
			readonly objects?: readonly { readonly label?: string }[];
			readonly edges?: readonly unknown[];
		};
		const { nodes, folds } = figure.stage;
		const drawn = nodes.length + folds.filter(({ kind }) => kind !== 'plies').length;
		expect([objects.length, edges.length]).toEqual([drawn, drawn - 1]);
		const labels = objects.map(({ label = '' }) => label).join(' ');
		for (const { value } of nodes) if (value !== null) expect(labels).toContain(value.text);
	});
});

/** One font for both; a machine without it draws nothing here. */
const FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
const FAMILY = 'DejaVu Sans';
/** Pixels of the picture to one of the figure: those of a projector, a fine screen, and a printer of 1,200 to an inch. */
const SCALES = { slide: 2, page: 4, paper: 12.1 } as const;
/** Of 255: a larger difference is none of edges that are smoothed in another way. */
const FAR = 32;

describe.runIf(EXHAUSTIVE && existsSync(FONT))('resvg draws what Chromium draws', () => {
	let browser: Browser;
	let page: Page;
	beforeAll(async () => {
		const executablePath = guessBrowser();
		browser = await chromium.launch({
			...(executablePath ? { executablePath } : {}),
			args: ['--font-render-hinting=none', '--disable-lcd-text']
		});
		page = await browser.newPage();
		const font = readFileSync(FONT).toString('base64');
		await page.setContent(
			`<style>@font-face { font-family: "${FAMILY}"; src: url(data:font/ttf;base64,${font}) } * { margin: 0 } svg { display: block }</style><p style="font-family: '${FAMILY}'">x</p><div></div>`
		);
		await page.evaluate(() => document.fonts.ready);
		await page.evaluate(() => document.querySelector('p')?.remove());
	});
	afterAll(() => browser.close());

	const FIGURES = SEARCHES.flatMap((query) =>
		(['slide', 'paper', 'page'] as const).map((preset) => ({ query, preset }))
	);

	test.each(FIGURES)('$query, $preset', async ({ query, preset }) => {
		const figure = figureOf(query, 0.6, { preset });
		const scale = SCALES[preset];
		const width = Math.round(figure.width * scale);
		const height = Math.round(figure.height * scale);
		const svg = figureSvg(figure)
			.replace(/font-family="[^"]*"/g, `font-family="${FAMILY}"`)
			.replace(/ font-weight="[^"]*"/g, '')
			.replace(/ (?:width|height)="[^"]*"(?=[^<>]* viewBox|[^<>]*>\s*<title)/g, '')
			.replace('<svg', `<svg width="${width}" height="${height}" preserveAspectRatio="none"`);
		const other = new Resvg(svg, {
			font: { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: FAMILY }
		}).render();
		expect([other.width, other.height]).toEqual([width, height]);
		await page.setViewportSize({ width, height });
		await page.evaluate((text) => {
			const place = document.querySelector('div');
			if (place !== null) place.innerHTML = text;
		}, svg);
		const [one, two] = [await page.screenshot(), other.asPng()].map((png) =>
			png.toString('base64')
		);
		const far = await page.evaluate(
			async ({ pictures, size, least }) => {
				const [first = new Uint8ClampedArray(), second = new Uint8ClampedArray()] =
					await Promise.all(
						pictures.map(async (picture) => {
							const image = new Image();
							image.src = `data:image/png;base64,${picture}`;
							await image.decode();
							const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
							context?.drawImage(image, 0, 0);
							return context?.getImageData(0, 0, size.width, size.height).data;
						})
					);
				if (first.length !== 4 * size.width * size.height) throw new Error('no picture');
				let count = 0;
				for (let at = 0; at < first.length; at += 4) {
					const differs = [0, 1, 2, 3].some(
						(part) => Math.abs((first[at + part] ?? 0) - (second[at + part] ?? 0)) > least
					);
					if (differs) count++;
				}
				return count;
			},
			{ pictures: [one ?? '', two ?? ''], size: { width, height }, least: FAR }
		);
		expect(far / (width * height)).toBeLessThanOrEqual(0.005);
	});
});
