import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Fingers on the glass, each on its way from one point to another. */
export async function touch(
	page: Page,
	fingers: readonly (readonly [from: Point, to: Point])[]
): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const at = (share: number): { x: number; y: number; id: number }[] =>
		fingers.map(([[x0, y0], [x1, y1]], id) => ({
			x: x0 + (x1 - x0) * share,
			y: y0 + (y1 - y0) * share,
			id
		}));
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
	for (const share of [0.25, 0.5, 0.75, 1]) {
		await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
	}
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
