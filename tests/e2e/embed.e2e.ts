/** A search in a frame of another site: what is in sight, which keys act, what is stored, and the way out. */
import AxeBuilder from '@axe-core/playwright';
import type { Frame } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { whenAlive } from './helpers.ts';
import { openHost } from './host.ts';

const SIZES = [
	{ width: 700, height: 480 },
	{ width: 360, height: 480 }
] as const;

const SEARCHES = {
	textbook: 'step=20',
	'tic-tac-toe': 'game=tictactoe&position=X...O....&depth=3&step=30',
	chess: 'game=chess&depth=2&step=20',
	'king and rook': 'game=krk&depth=2&step=60',
	graph: 'game=tictactoe&position=X...O....&tree=graph&step=end'
} as const;

const stepOf = (frame: Frame): Promise<string> =>
	frame.getByRole('textbox', { name: /^Step, 0 to/ }).inputValue();

async function whenShown(frame: Frame): Promise<void> {
	await expect(frame.getByRole('button', { name: 'Next step' })).toBeVisible();
	await expect(frame.locator('p.sentence')).toBeVisible();
	// The search of the link has taken the place of the example.
	await expect(frame.locator('.opening')).toHaveCount(0);
}

for (const [name, query] of Object.entries(SEARCHES)) {
	const tag = name === 'textbook' ? '@daily' : '@usual';
	test(`${name}: picture, sentence and one row fit in a frame`, { tag }, async ({ page }) => {
		const path = `/?${query}&embed=1`;
		const frames = await openHost(
			page,
			SIZES.map((size) => ({ path, ...size }))
		);
		for (const [at, frame] of frames.entries()) {
			const { width, height } = SIZES[at] ?? SIZES[0];
			await whenShown(frame);
			await expect(frame.getByRole('banner')).toHaveCount(0);
			await expect(frame.getByRole('navigation')).toHaveCount(0);
			await expect(frame.getByText('File')).toHaveCount(0);
			const measure = () =>
				frame.evaluate(() => {
					const { scrollWidth, scrollHeight } = window.document.documentElement;
					const all = [...window.document.querySelectorAll('main, main *')];
					const scrolled = all.filter((one) => {
						const { overflowX, overflowY } = getComputedStyle(one);
						const isDown = one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(overflowY);
						const isAcross = one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(overflowX);
						return isDown || isAcross;
					});
					const boxOf = (selector: string): number[] | null => {
						const box = window.document.querySelector(selector)?.getBoundingClientRect();
						return box ? [box.left, box.top, box.right, box.bottom] : null;
					};
					return {
						document: [scrollWidth, scrollHeight],
						scrolled: scrolled.map(({ className }) => className),
						boxes: {
							board: boxOf('[data-part="board"]'),
							tree: boxOf('[data-part="tree"]'),
							sentence: boxOf('p.sentence'),
							steps: boxOf('footer .bar'),
							out: boxOf('footer a')
						}
					};
				});
			// The progress of a search may be over the picture for a moment.
			await expect.poll(async () => (await measure()).scrolled).toEqual([]);
			const { document, boxes } = await measure();
			expect(document).toEqual([width, height]);
			for (const box of Object.values(boxes)) {
				const [left = 0, top = 0, right = 0, bottom = 0] = box ?? [];
				expect(Math.min(left, top), JSON.stringify(boxes)).toBeGreaterThanOrEqual(0);
				expect(right, JSON.stringify(boxes)).toBeLessThanOrEqual(width);
				expect(bottom, JSON.stringify(boxes)).toBeLessThanOrEqual(height);
			}
			const { board, tree } = boxes;
			expect(tree).not.toBeNull();
			if (board === null) continue;
			// Beside the tree, or above it.
			const [boardEnd, treeStart] = width < 600 ? [board[3], tree?.[1]] : [board[2], tree?.[0]];
			expect(boardEnd).toBeLessThanOrEqual(treeStart ?? 0);
		}
		if (name !== 'chess') return;
		// A frame is a page of its own, with landmarks of its own.
		const axe = new AxeBuilder({ page }).disableRules('landmark-unique');
		const { violations } = await axe.analyze();
		expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
	});
}

test('keys act in the focused frame alone, and page keys nowhere', async ({ page }) => {
	const frames = await openHost(
		page,
		SIZES.map((size) => ({ path: '/?step=5&embed=1', ...size }))
	);
	const [one, other] = frames as [Frame, Frame];
	await Promise.all(frames.map(whenShown));
	const host = (): Promise<number> => page.evaluate(() => scrollY);
	// The host has the focus.
	for (const key of ['ArrowRight', 'n', '.']) await page.keyboard.press(key);
	expect([await stepOf(one), await stepOf(other)]).toEqual(['5', '5']);
	const toTop = (): Promise<void> =>
		page.evaluate(() => {
			scrollTo({ top: 0, behavior: 'instant' });
		});
	await toTop();
	await one.getByRole('button', { name: 'Next step' }).evaluate((button) => {
		button.focus({ preventScroll: true });
	});
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	expect([await stepOf(one), await stepOf(other)]).toEqual(['7', '5']);
	expect(await host()).toBe(0);
	// None of these shows, finds or chooses anything else, and none of them steps.
	for (const key of ['l', 't', 'x', 'f', 'u', 'q', '/', 'o', '?', 'c', 'PageUp', 'PageDown']) {
		await page.keyboard.press(key);
	}
	await expect(one.getByRole('dialog')).toHaveCount(0);
	expect([await stepOf(one), await stepOf(other)]).toEqual(['7', '5']);
	await toTop();
	await page.keyboard.press('PageDown');
	await expect.poll(host).toBeGreaterThan(0);
	await page.keyboard.press('Home');
	expect([await stepOf(one), await stepOf(other)]).toEqual(['0', '5']);
	// Tab leaves the frame, for what follows in the host.
	await one.getByRole('link', { name: 'Plyscope' }).focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowRight');
	expect(await stepOf(one)).toBe('0');
});

test('a frame reads and stores nothing in the browser', async ({ page }) => {
	const [frame] = (await openHost(page, [{ path: '/?step=5&embed=1' }])) as [Frame];
	await whenShown(frame);
	/** By a window of the same origin in it, whose storage is the browser's. */
	const stored = (theme: string): Promise<unknown> =>
		frame.evaluate(async (theme) => {
			const inner = document.createElement('iframe');
			document.body.append(inner);
			const real = inner.contentWindow as Window;
			if (theme !== '') real.localStorage.setItem('plyscope-theme', theme);
			const found = {
				local: Object.keys(real.localStorage).sort(),
				session: Object.keys(real.sessionStorage),
				databases: await indexedDB.databases(),
				caches: await caches.keys(),
				workers: (await navigator.serviceWorker.getRegistrations()).length
			};
			inner.remove();
			return found;
		}, theme);
	const nothing = { session: [], databases: [], caches: [], workers: 0 };
	// What these tests themselves have stored.
	const local = ['plyscope-visited'];
	await frame.getByRole('button', { name: 'Next step' }).click();
	await frame.getByRole('button', { name: 'Play' }).click();
	expect(await stored('')).toEqual({ local, ...nothing });
	expect(await stored('dark')).toEqual({ local: ['plyscope-theme', ...local], ...nothing });
	await frame.goto(frame.url());
	await whenShown(frame);
	expect(await frame.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
	expect(await stored('')).toEqual({ local: ['plyscope-theme', ...local], ...nothing });
});

test('the way out leads to the same step on the whole page', async ({ page }) => {
	const [frame] = (await openHost(page, [
		{ path: '/?position=[[1,2],[3,4]]&future=show&step=3&embed=1&id=tree-1' }
	])) as [Frame];
	await whenShown(frame);
	await frame.getByRole('button', { name: 'Next step' }).click();
	expect(await stepOf(frame)).toBe('4');
	// A reload finds the step, and is in the frame as before.
	expect(new URL(frame.url()).search).toContain('embed=1&id=tree-1');
	await frame.goto(frame.url());
	await whenShown(frame);
	expect(await stepOf(frame)).toBe('4');
	const opens = page.waitForEvent('popup');
	await frame.getByRole('link', { name: 'Plyscope' }).click();
	const whole = await opens;
	await expect(whole.getByRole('banner')).toBeVisible();
	await expect(whole.getByRole('textbox', { name: /^Step, 0 to/ })).toHaveValue('4');
	const { search } = new URL(whole.url());
	expect(search).toMatch(/^\?game=tree&position=.*&future=show&step=4$/);
	expect(await whole.evaluate(() => opener === null)).toBe(true);
});

test('a link that hides something, and a faulty one, say so in a frame', async ({ page }) => {
	const frames = await openHost(page, [
		{ path: '/?step=5&hide=answers&embed=1' },
		{ path: '/?game=tictactoe&position=zz&embed=1', width: 360 },
		{ path: '/?embed=2&step=3' }
	]);
	const [hidden, faulty, unknown] = frames as [Frame, Frame, Frame];
	await expect(hidden.getByText('Some things are hidden in this link.')).toBeVisible();
	await expect(hidden.getByRole('link', { name: 'Plyscope' })).toHaveAttribute(
		'href',
		/hide=answers&step=5$/
	);
	const opens = page.waitForEvent('popup');
	await hidden.getByRole('link', { name: 'Explore', exact: true }).click();
	await (await opens).close();
	await expect(hidden.getByText('Some things are hidden in this link.')).toBeVisible();
	await expect(faulty.getByRole('alert')).toContainText('“z” is not a cell');
	await expect(faulty.getByRole('link', { name: 'Plyscope' })).toBeVisible();
	// The only value of the field is used, and the author told.
	await expect(unknown.getByRole('alert')).toContainText('write “embed=1”');
	await expect(unknown.getByRole('banner')).toHaveCount(0);
	expect(await stepOf(unknown)).toBe('3');
});

test('a fault in a link covers nothing, and leaves the sentence in sight', async ({ page }) => {
	const chess = '/?game=chess&depth=2&step=5&embed=1';
	const compare = '/compare/?at=5&embed=1&origin=garbage';
	const practice = '/practice/?level=2&embed=1&origin=garbage';
	const several = `${chess.replace('=1', '=2')}&position=zz&order=zz&cut=zz&origin=garbage`;
	const paths = [`${chess}&position=zz`, `${chess}&origin=garbage`, compare, practice, several];
	const frames = await openHost(
		page,
		paths.flatMap((path) => SIZES.map((size) => ({ path, ...size })))
	);
	for (const [at, frame] of frames.entries()) {
		// Of several, one after the other.
		const alert = frame.getByRole('alert');
		const isPosition = paths[Math.floor(at / 2)]?.includes('position=zz') === true;
		await expect(alert).toContainText(isPosition ? 'This is no FEN' : '“garbage” is no origin');
		const dismiss = frame.getByRole('button', { name: /^Dismiss/ });
		await expect(dismiss).toBeVisible();
		await expect(frame.locator('.opening')).toHaveCount(0);
		const { width, height } = SIZES[at % 2] ?? SIZES[0];
		const found = await frame.evaluate(() => {
			const { scrollWidth, scrollHeight } = document.documentElement;
			const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();
			const alarm = document.querySelector('.alarm');
			if (alarm === null) return null;
			const { top, bottom } = boxOf(alarm);
			const others =
				'p.sentence, .cg-wrap, .lanes, .sheet, [data-part="tree"], .buttons, footer a, .bar a, .out a';
			const covered = [...document.querySelectorAll(others)].filter((one) => {
				const box = boxOf(one);
				return box.top < bottom - 1 && box.bottom > top + 1;
			});
			const sentence = document.querySelector('p.sentence');
			const bar = document.querySelector('footer');
			return {
				document: [scrollWidth, scrollHeight],
				covered: covered.map(({ className }) => className),
				isSaid: sentence === null || bar === null || boxOf(sentence).bottom <= boxOf(bar).top
			};
		});
		expect(found, paths[Math.floor(at / 2)]).toEqual({
			document: [width, height],
			covered: [],
			isSaid: true
		});
		const said: string[] = [];
		while ((await alert.count()) > 0) {
			said.push(await alert.innerText());
			await dismiss.click();
			await expect(frame.getByText(said.at(-1) ?? '')).toHaveCount(0);
		}
		expect(said.length).toBe(paths[Math.floor(at / 2)] === several ? 5 : 1);
	}
});

test('the first place of a guided sheet has its words and its buttons in sight', async ({
	page
}) => {
	const frames = await openHost(page, [
		{ path: '/practice/?level=4&embed=1', width: 360 },
		{ path: '/practice/?level=2&seed=x&embed=1', width: 360 }
	]);
	for (const frame of frames) {
		for (const name of ['Next place', 'Skip the example', 'Worked example']) {
			await expect(frame.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
		}
		await expect(frame.getByText('The same kind of tree')).toBeInViewport({ ratio: 1 });
	}
});

for (const [name, path] of [
	['Practice', '/practice/?position=[[3,12,8],[2,4,6],[14,5,2]]&embed=1'],
	['Compare', '/compare/?at=5&embed=1']
] as const) {
	test(`${name} fits in a frame`, async ({ page }) => {
		const frames = await openHost(
			page,
			SIZES.map((size) => ({ path, ...size }))
		);
		for (const [at, frame] of frames.entries()) {
			const { width, height } = SIZES[at] ?? SIZES[0];
			await expect(frame.getByRole('link', { name: 'Plyscope' })).toBeInViewport({ ratio: 1 });
			await expect(frame.locator('svg [data-node], [data-sheet-node]').first()).toBeVisible();
			await expect(frame.getByRole('banner')).toHaveCount(0);
			const size = await frame.evaluate(() => {
				const { scrollWidth, scrollHeight } = document.documentElement;
				return [scrollWidth, scrollHeight];
			});
			expect(size).toEqual([width, height]);
			// The page of which it is a part is one press away, without its frame.
			const href = await frame.getByRole('link', { name: 'Plyscope' }).getAttribute('href');
			expect(href).not.toContain('embed');
		}
		const [wide] = frames as [Frame];
		const selector =
			name === 'Practice' ? '.tree, .said, .side, .sheet > :last-child' : '.lanes, .table, .bar';
		const bottoms = await wide
			.locator(selector)
			.evaluateAll((parts) =>
				parts.map((part) => [
					part.scrollHeight - part.clientHeight,
					part.getBoundingClientRect().bottom
				])
			);
		expect(bottoms.length).toBeGreaterThan(2);
		for (const [hidden = 0, bottom = 0] of bottoms) {
			expect(hidden).toBeLessThanOrEqual(1);
			expect(bottom).toBeLessThanOrEqual(480);
		}
	});
}

test('Practice says whose move it is, and keeps the place that is shown in sight', async ({
	page
}) => {
	const path = '/practice/?level=4&seed=3&embed=1';
	const frames = await openHost(
		page,
		SIZES.map((size) => ({ path, ...size }))
	);
	for (const frame of frames) {
		await expect(frame.getByText('△ MAX to move')).toBeVisible();
		await expect(frame.getByText('▽ MIN to move')).toBeVisible();
		const next = frame.getByRole('button', { name: 'Next place' });
		const seen = new Set<string | null>();
		for (let at = 0; at < 8; at++) {
			await next.click();
			const selected = frame.locator('[aria-selected="true"]');
			seen.add(await selected.getAttribute('data-sheet-node'));
			await expect
				.poll(() =>
					selected.evaluate((node) => {
						const tree = node.closest('.tree')?.getBoundingClientRect();
						const { left, top, right, bottom } = node.getBoundingClientRect();
						return (
							tree !== undefined &&
							[left - tree.left, top - tree.top, tree.right - right, tree.bottom - bottom].every(
								(space) => space >= -1
							)
						);
					})
				)
				.toBe(true);
		}
		expect(seen.size).toBeGreaterThan(3);
		const last = frame.getByRole('button', { name: 'Now place by place' });
		await expect(last).toHaveCount(0);
		for (let at = 0; at < 60 && (await next.count()) > 0; at++) await next.press('Enter');
		await expect(last).toBeFocused();
	}
});

test('Share gives the markup of a frame, which shows the same step', async ({ page }) => {
	await page.goto('/?position=[[1,2],[3,4]]&step=3');
	await whenAlive(page);
	await page.getByRole('button', { name: 'Share' }).click();
	await page.getByRole('button', { name: 'Embed…' }).click();
	const dialog = page.getByRole('dialog', { name: 'Frame for another page' });
	await dialog.getByLabel('Width, in pixels').fill('12');
	await expect(dialog.getByText('“12” is no size of a frame')).toBeVisible();
	await dialog.getByLabel('Width, in pixels').fill('640');
	const markup = await dialog.getByLabel('HTML').inputValue();
	expect(markup).toContain('width="640" height="480" title="Alpha-beta on typed tree"');
	const src = / src="([^"]*)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&') ?? '';
	const { pathname, search } = new URL(src);
	const [frame] = (await openHost(page, [{ path: pathname + search, width: 640 }])) as [Frame];
	await whenShown(frame);
	expect(await stepOf(frame)).toBe('3');
});
