import { beforeEach, describe, expect, it } from 'vitest';
import { FATE } from '$lib/core/layout/fates.ts';
import { pixelAt, pixelOfPly, plyAt, xAt } from '$lib/core/layout/whole-scale.ts';
import { sceneOf } from '$lib/core/layout/ply-scene.ts';
import { wholeLook } from '$lib/core/layout/whole-look.ts';
import type { WholeView } from '$lib/tree/whole/whole-view.svelte.ts';
import { LARGE } from '../stepping/transport-setup.ts';
import { openTree, picture, pixels } from './whole-tree-page.ts';
import { touch } from './touch.ts';

beforeEach(() => {
	document.documentElement.dataset.theme = 'light';
});

/** --max and --min of the light theme. */
const SIDES = { max: [0x0b, 0x62, 0xa8], min: [0xb8, 0x48, 0x0a] } as const;

/** Visited and all units of a ply by pixel column, counted one by one. */
function countColumns(view: WholeView, ply: number): Map<number, { visited: number; all: number }> {
	const { tree, sight, progress } = view;
	const columns = new Map<number, { visited: number; all: number }>();
	for (let i = 0; i < tree.countAt(ply); i++) {
		const unit = tree.unitAt(ply, i);
		const column = Math.floor(pixelAt(sight, tree.xOf(unit)) * devicePixelRatio);
		const count = columns.get(column) ?? { visited: 0, all: 0 };
		count.all++;
		if (tree.fateAt(unit, progress) >= FATE.OPEN) count.visited++;
		columns.set(column, count);
	}
	return columns;
}

/** Number of pixels of a column with a colour. */
function countPixels(data: Uint8ClampedArray, [r, g, b]: readonly number[]): number {
	let count = 0;
	for (let at = 0; at < data.length; at += 4) {
		if (data[at] === r && data[at + 1] === g && data[at + 2] === b) count++;
	}
	return count;
}

describe('the density', () => {
	it('shows the true share of visited nodes in every pixel column', async () => {
		const fields = { game: 'tictactoe', position: 'X........' };
		const { explorer, view } = await openTree(fields, { tree: 'minimax' });
		const { tree, shape, sight, progress } = view;
		const { known } = explorer;
		const scene = sceneOf(wholeLook(tree, progress, { shape, sight, known, boards: 'some' }));
		const height = Math.round(scene.band * devicePixelRatio);
		const crowded = scene.plies.filter(({ crowd }) => crowd === 'all');
		expect(crowded.length).toBeGreaterThan(0);
		for (const { ply, y, isMax } of crowded) {
			const top = Math.round(y * devicePixelRatio - height / 2);
			const side = isMax ? SIDES.max : SIDES.min;
			for (const [column, { visited, all }] of countColumns(view, ply)) {
				const share = countPixels(pixels(column, top, 1, height), side) / height;
				// To the pixel.
				expect(Math.abs(share - visited / all)).toBeLessThanOrEqual(0.5 / height + 1e-9);
			}
		}
	});
});

describe('two fingers', () => {
	it('keep between them what they hold, and move it', async () => {
		const { view } = await openTree(LARGE, { tree: 'minimax' });
		const box = picture().element().getBoundingClientRect();
		const middle = (places: readonly (readonly [number, number])[]): { x: number; y: number } => ({
			x: places.reduce((sum, [x]) => sum + x, 0) / places.length - box.left,
			y: places.reduce((sum, [, y]) => sum + y, 0) / places.length - box.top
		});
		const start = [
			[400, 300],
			[500, 300]
		] as const;
		const { sight, shape } = view;
		const x = xAt(sight, middle(start).x);
		const ply = plyAt(shape, sight, middle(start).y);
		touch(picture().element(), 'touchstart', start);
		for (let i = 1; i <= 10; i++) {
			touch(picture().element(), 'touchmove', [
				[400 - 20 * i, 300],
				[500 + 30 * i, 300]
			]);
		}
		const end = [
			[200, 300],
			[800, 300]
		] as const;
		expect(view.sight.k / sight.k).toBeCloseTo(6, 3);
		expect(pixelAt(view.sight, x)).toBeCloseTo(middle(end).x, 1);
		expect(pixelOfPly(view.shape, view.sight, ply - 0.5)).toBeCloseTo(middle(end).y, 1);
		touch(picture().element(), 'touchend', []);
	});
});
