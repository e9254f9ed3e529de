import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { canvasOf, openOverview, pixelsIn, strip } from './overview-host.ts';
import { LARGE, untilDrawn } from '../stepping/transport-setup.ts';

beforeEach(async () => {
	localStorage.setItem('plyscope-overview', 'open');
	document.documentElement.dataset.theme = 'light';
	await page.viewport(1280, 900);
});

const LIGHTEST = [0xb4, 0xde, 0xfc] as const;
const DRAWN = [0x8e, 0x8c, 0x85] as const;
const DARKEST = [0x4f, 0x1c, 0x00] as const;

/** Number of pixels of the canvas, or of a part of its height, with a colour. */
function countPixels(
	[red, green, blue]: readonly [number, number, number],
	top = 0,
	high = canvasOf().height
): number {
	const canvas = canvasOf();
	const data = canvas.getContext('2d')?.getImageData(0, top, canvas.width, high).data ?? [];
	let count = 0;
	for (let at = 0; at < data.length; at += 4) {
		if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count++;
	}
	return count;
}

describe('the colours of the overview', () => {
	it('are those of the sides, and of values on demand', async () => {
		const { explorer, screen } = await openOverview(LARGE);
		explorer.player.go(explorer.lastStep);
		await untilDrawn();
		const sides = screen.getByRole('button', { name: 'Side' });
		const values = screen.getByRole('button', { name: 'Value' });
		await expect.element(sides).toHaveAttribute('aria-pressed', 'true');
		expect(screen.getByRole('list', { name: /values/ }).query()).toBeNull();
		expect(countPixels(LIGHTEST) + countPixels(DARKEST)).toBe(0);
		await values.click();
		expect(explorer.colour).toBe('value');
		await expect.element(values).toHaveAttribute('aria-pressed', 'true');
		await untilDrawn();
		// X has won, X has lost.
		expect(countPixels(LIGHTEST)).toBeGreaterThan(500);
		expect(countPixels(DARKEST)).toBeGreaterThan(200);
		await sides.click();
		await untilDrawn();
		expect(countPixels(LIGHTEST) + countPixels(DARKEST)).toBe(0);
	});

	it('have a legend with the values that occur, as soon as that tells nothing of the future', async () => {
		const { explorer, screen } = await openOverview(LARGE);
		explorer.colour = 'value';
		const legend = screen.getByRole('list', { name: 'Colours of values, from MAX’s side' });
		await expect.element(legend).toBeVisible();
		const items = () =>
			legend
				.getByRole('listitem')
				.elements()
				.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
		expect(items()).toEqual(['good for MIN', '0', 'good for MAX', 'never visited']);
		explorer.player.go(explorer.lastStep);
		await untilDrawn();
		expect(items()).toEqual(['−1', '0', '1', 'never visited']);
	});

	it('tell shares truly where nodes are narrower than a pixel', async () => {
		const { explorer, view } = await openOverview({ ...LARGE, algorithm: 'minimax' });
		explorer.colour = 'value';
		explorer.player.go(explorer.lastStep);
		await page.viewport(640, 900);
		await untilDrawn();
		expect(view.axis.width).toBeGreaterThan(1.5 * canvasOf().width);
		// On the last ply every node is narrower than a pixel.
		const { columns } = explorer.trace;
		const last = Math.max(...columns.depth);
		const ends = [...columns.value].filter((_, row) => columns.depth[row] === last);
		const won = ends.filter((value) => value > 0).length / ends.length;
		expect(won).toBeGreaterThan(0.1);
		expect(won).toBeLessThan(0.9);
		const [top, high] = [8 + (112 / (last + 1)) * last, 112 / (last + 1)];
		const wins = countPixels(LIGHTEST, top, high);
		const draws = countPixels(DRAWN, top, high);
		expect(countPixels(DARKEST, top, high)).toBe(0);
		expect(wins / (wins + draws)).toBeCloseTo(won, 1);
	});

	it('hatch nothing where all was visited, though nodes are narrower than a pixel', async () => {
		const { explorer, view } = await openOverview({ ...LARGE, algorithm: 'minimax' });
		explorer.player.go(explorer.lastStep);
		await page.viewport(640, 900);
		await untilDrawn();
		const { width } = canvasOf();
		expect(view.axis.width).toBeGreaterThan(1.5 * width);
		const last = Math.max(...explorer.trace.columns.depth);
		const middle = Math.round(8 + (112 / (last + 1)) * (last + 0.5));
		const line = canvasOf()
			.getContext('2d')
			?.getImageData(10, middle, width - 20, 1).data;
		const pixels = new Uint32Array(line?.buffer ?? new ArrayBuffer());
		expect(new Set(pixels.filter((pixel) => pixel !== 0)).size).toBe(1);
	});
});

describe('the frame of the tree pane', () => {
	it('is drawn around the plies it was given, as far as they may be seen', async () => {
		const frame = [
			{ ply: 1, from: 100, to: 500 },
			{ ply: 2, from: 150, to: 300 }
		];
		const { explorer, screen, view, tree } = await openOverview(LARGE, frame);
		explorer.player.go(explorer.lastStep);
		await untilDrawn();
		const scale = canvasOf().width / view.axis.width;
		// The right edge on ply 1, whose bars are 8 + 20 to 8 + 40 pixels down.
		const edge = (unit: number, y: number) => pixelsIn(Math.round(unit * scale) - 3, y, 6, 4);
		const framed = { first: edge(500, 34), second: edge(300, 54) };
		await screen.rerender({ explorer, tree, frame: [] });
		await untilDrawn();
		expect(edge(500, 34)).not.toBe(framed.first);
		expect(edge(300, 54)).not.toBe(framed.second);
		const plain = edge(500, 34);
		// Ahead of the playhead nothing is framed.
		explorer.player.go(0);
		await untilDrawn();
		const before = edge(500, 34);
		await screen.rerender({ explorer, tree, frame });
		await untilDrawn();
		expect(edge(500, 34)).toBe(before);
		expect(before).not.toBe(plain);
	});
});

describe('the cutoffs of the overview', () => {
	it('are marked under the bars, up to the playhead', async () => {
		const { explorer } = await openOverview(LARGE);
		const { width, height } = canvasOf();
		const rail = () => pixelsIn(0, height - 16, width, 14);
		explorer.player.go(explorer.lastStep);
		await untilDrawn();
		const all = rail();
		explorer.player.go(2);
		await untilDrawn();
		expect(rail()).not.toBe(all);
		await expect.element(strip()).toHaveAccessibleDescription(/Marks below show cutoffs/);
	});

	it('take no room where there are none', async () => {
		const { explorer } = await openOverview(LARGE);
		const { height } = canvasOf().getBoundingClientRect();
		await explorer.change({ algorithm: 'minimax' });
		await untilDrawn();
		expect(canvasOf().getBoundingClientRect().height).toBeLessThan(height);
		await expect.element(strip()).not.toHaveAccessibleDescription(/cutoffs/);
	});
});
