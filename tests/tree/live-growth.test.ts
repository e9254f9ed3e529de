import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../src/lib/ui/app.css';
import { Growth } from '../../src/lib/core/layout/growth.ts';
import { FLAG } from '../../src/lib/core/trace/schema.ts';
import LiveGrowth from '../../src/lib/tree/overview/LiveGrowth.svelte';
import { untilDrawn } from '../stepping/transport-setup.ts';

/** `rows` rows that go down `plies` plies and up again, every third one pruned. */
function chunk(rows: number, plies: number) {
	return {
		depth: Uint8Array.from({ length: rows }, (_, row) => row % plies),
		flags: Uint16Array.from({ length: rows }, (_, row) => (row % 3 === 0 ? FLAG.PRUNED : 0))
	};
}

function painted(): number {
	const canvas = document.querySelector('canvas');
	const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
	let count = 0;
	for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) count++;
	return count;
}

const picture = () => page.getByRole('img', { name: /search so far/ });

describe('LiveGrowth', () => {
	it('paints what has come, from edge to edge, and says how much it is', async () => {
		const growth = new Growth();
		growth.add(chunk(200, 4));
		const screen = await render(LiveGrowth, {
			growth,
			version: 0,
			expected: null,
			rootIsMax: true
		});
		await expect
			.element(picture())
			.toHaveAttribute('aria-label', 'The search so far: 200 rows on 4 plies');
		await untilDrawn();
		const canvas = document.querySelector('canvas') as HTMLCanvasElement;
		// Ply 0 is reached by every row, ply 3 by one of four; below each ply a line of 96 stays free.
		const part = () => painted() / (canvas.width * canvas.height);
		expect(part()).toBeCloseTo(((4 + 3 + 2 + 1) / 16) * (1 - 4 / 96), 2);
		growth.add(chunk(30_000, 9));
		await screen.rerender({ growth, version: 1, expected: null, rootIsMax: true });
		await untilDrawn();
		expect(part()).toBeCloseTo((45 / 81) * (1 - 9 / 96), 2);
		// At most once a second: the name comes later.
		await expect
			.element(picture(), { timeout: 3000 })
			.toHaveAttribute('aria-label', 'The search so far: 30,200 rows on 9 plies');
	});

	it('takes the part of the width that has come, where it is known how much will come', async () => {
		const growth = new Growth();
		growth.add(chunk(400, 1));
		const screen = await render(LiveGrowth, {
			growth,
			version: 0,
			expected: 1600,
			rootIsMax: true
		});
		await untilDrawn();
		const canvas = document.querySelector('canvas') as HTMLCanvasElement;
		const part = () => painted() / (canvas.width * canvas.height);
		expect(part()).toBeCloseTo(0.25, 1);
		// An estimate may have been too low.
		await screen.rerender({ growth, version: 1, expected: 300, rootIsMax: true });
		await untilDrawn();
		expect(part()).toBeCloseTo(1, 1);
	});

	it('paints again what the browser has taken away', async () => {
		const growth = new Growth();
		growth.add(chunk(500, 3));
		await render(LiveGrowth, { growth, version: 0, expected: null, rootIsMax: false });
		await untilDrawn();
		const before = painted();
		const canvas = document.querySelector('canvas') as HTMLCanvasElement;
		for (const event of [
			() => canvas.dispatchEvent(new Event('contextrestored')),
			() => document.dispatchEvent(new Event('visibilitychange'))
		]) {
			canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
			expect(painted()).toBe(0);
			event();
			await untilDrawn();
			expect(painted()).toBe(before);
		}
	});
});
