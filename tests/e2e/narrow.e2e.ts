/** Every page at the widths of phones, tablets and projectors, and in low windows. */
import { tagToday } from './exhaustive.ts';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import {
	button,
	expectStep,
	openExplorer,
	openMenu,
	openPanels,
	openSteps,
	rootMoves,
	showView,
	stepField
} from './helpers.ts';
import { pictureButton } from './sight.ts';
import { PLACES } from './places.ts';

const WIDTHS = [320, 360, 640, 768, 911, 939, 990, 1024, 1280, 1366] as const;
const LOW = [
	[768, 1024],
	[844, 390],
	[911, 512],
	[640, 360],
	[1024, 600]
] as const;

/** In the page: what is wider than the window, or sticks out of its card. */
function sticking(): string[] {
	const wide = document.documentElement.scrollWidth - innerWidth;
	const out = [...document.querySelectorAll('.panel')].flatMap((panel) => {
		// Its parts may be laid out by the page, so that it has no box of its own.
		if (getComputedStyle(panel).display === 'contents') return [];
		const { right } = panel.getBoundingClientRect();
		return [...panel.querySelectorAll('table, svg, p, ul')]
			.filter((part) => {
				if (part.getBoundingClientRect().right <= right + 1 || !part.checkVisibility())
					return false;
				for (let box = part.parentElement; box !== null; box = box.parentElement) {
					if (getComputedStyle(box).overflowX !== 'visible') return false;
					if (box === panel) return true;
				}
				return false;
			})
			.map((part) => `${part.tagName} ${part.textContent.trim().slice(0, 30)}`);
	});
	return [...(wide > 0 ? [`the page, by ${wide}`] : []), ...new Set(out)];
}

/** In the page: controls below 24 by 24 pixels, except links within a sentence. */
function small(): string[] {
	const isSmall = (box: { readonly width: number; readonly height: number }): boolean =>
		Math.round(Math.min(box.width, box.height)) < 24;
	/** True where a wider target lies over a control. */
	const isWidened = (control: Element): boolean => {
		const { position, width, height } = getComputedStyle(control, '::after');
		const over = { width: parseFloat(width), height: parseFloat(height) };
		return position === 'absolute' && !isSmall(over);
	};
	return [...document.querySelectorAll('a[href], button, input, select, summary')].flatMap(
		(control) => {
			if (!control.checkVisibility() || control.closest('.visually-hidden') !== null) return [];
			const own = control.getBoundingClientRect();
			const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
			if (own.width <= 1 || !isSmall(own) || isWidened(control)) return [];
			if (labels.some((label) => !isSmall(label.getBoundingClientRect()))) return [];
			const words = control.textContent.trim();
			const around = (control.parentElement?.textContent ?? '').trim();
			const isInSentence = getComputedStyle(control).display === 'inline' && around !== words;
			return isInSentence
				? []
				: [`${control.tagName} ${control.ariaLabel ?? words} ${own.width}x${own.height}`];
		}
	);
}

for (const [at, { name, open }] of PLACES.entries()) {
	test(`fits every width, with targets that a finger hits: ${name}${tagToday(at)}`, async ({
		page
	}) => {
		await open(page);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 844 });
			await expect.poll(() => page.evaluate(sticking), `${width}`).toEqual([]);
		}
		await page.setViewportSize({ width: 390, height: 844 });
		// The program's tree measures its place first.
		await expect.poll(() => page.evaluate(small)).toEqual([]);
	});
}

test('the step controls are in sight in low and in narrow windows', async ({ page }) => {
	for (const fields of [{ step: 5 }, { game: 'chess', depth: '2', step: 40 }] as const) {
		await openExplorer(page, fields);
		for (const view of ['Explore', 'Lecture', 'Text'] as const) {
			await page.setViewportSize({ width: 1280, height: 720 });
			await showView(page, view);
			for (const [width, height] of LOW) {
				await page.setViewportSize({ width, height });
				const where = `${view}, ${width}x${height}`;
				for (const name of ['Previous step', 'Play', 'Next step']) {
					await expect(button(page, name), `${name}, ${where}`).toBeInViewport({ ratio: 1 });
				}
				await expect(stepField(page), where).toBeInViewport({ ratio: 1 });
			}
		}
	}
});

test('a lecture shows the whole short sentence of its link’s step at every size', async ({
	page
}) => {
	const fields = { position: '[[3,12,8],[2,4,6],[14,5,2]]', view: 'lecture' } as const;
	// The longest of this tree: 104 characters.
	const search = await openExplorer(page, { ...fields, step: 20 });
	const said = page.locator('[data-part="sentence"]');
	await expect(said).toContainText('but c3 was the last move: nothing to prune.');
	for (const [width, height] of [...LOW, [1024, 844], [1280, 720], [1440, 900]] as const) {
		await page.setViewportSize({ width, height });
		await page.reload();
		await expectStep(page, 20, search);
		const cut = () => said.evaluate((box) => box.scrollHeight - box.clientHeight);
		await expect.poll(cut, `${width}x${height}`).toBe(0);
	}
});

test('in a low window tree and sentence fit above the step controls', async ({ page }) => {
	await openExplorer(page, { step: 5 });
	for (const [width, height] of [
		[911, 512],
		[844, 390],
		[700, 500],
		[640, 360]
	] as const) {
		await page.setViewportSize({ width, height });
		const hidden = (): Promise<string[]> =>
			page.evaluate(() => {
				document.querySelector('.panes')?.scrollIntoView();
				const floor = document.querySelector('.transport')?.getBoundingClientRect().top ?? 0;
				return [...document.querySelectorAll('[data-part="tree"], [data-part="sentence"]')]
					.filter((pane) => {
						const { top, bottom } = pane.getBoundingClientRect();
						return Math.round(top) < 0 || bottom > floor;
					})
					.map((pane) => pane.ariaLabel ?? '');
			});
		await expect.poll(hidden, `${width}x${height}`).toEqual([]);
	}
});

test('in a low window the rest of the transport opens above its row', async ({ page }) => {
	await openExplorer(page, { step: 5 });
	await page.setViewportSize({ width: 844, height: 390 });
	await expect(page.getByLabel('Speed')).toBeHidden();
	await button(page, 'More ways to step').click();
	await expect(page.getByLabel('Speed')).toBeInViewport({ ratio: 1 });
	await expect(button(page, 'First step')).toBeInViewport({ ratio: 1 });
	await expect(button(page, 'Next step')).toBeInViewport({ ratio: 1 });
});

test('what opens from the menu of a lecture opens inside the window', async ({ page }) => {
	for (const [width, height] of [
		[844, 390],
		[1440, 900]
	] as const) {
		await page.setViewportSize({ width, height });
		await openExplorer(page, { step: 5, view: 'lecture' });
		await button(page, 'Menu').click();
		const pages = page.getByLabel('Pages', { exact: true });
		if (await pages.isVisible()) {
			await pages.click();
			const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
			for (const link of [links.first(), links.last()]) {
				await link.scrollIntoViewIfNeeded();
				await expect(link, `${width}`).toBeInViewport({ ratio: 1 });
			}
			await page.keyboard.press('Escape');
		}
		await openMenu(page);
		for (const name of ['Explore', 'Help and keys', 'Save recording', 'Open file…']) {
			await expect(button(page, name), `${width}`).toBeInViewport({ ratio: 1 });
		}
	}
});

test('the buttons of a game are in sight on a projector', async ({ page }) => {
	for (const [path, names] of [
		['/play/', ['Resign', 'New game', 'Flip board', 'Edit position…']],
		['/krk/', ['New', 'Start', 'About', 'Auto-play', 'Edit position']]
	] as const) {
		await page.goto(path);
		for (const [width, height] of [
			[1280, 720],
			[1366, 768]
		] as const) {
			await page.setViewportSize({ width, height });
			for (const name of names) {
				await expect(button(page, name), `${name}, ${width}`).toBeInViewport({ ratio: 1 });
			}
			await expect(page.getByRole('group', { name: /^(Game|Moves)$/ }).last()).toBeInViewport();
		}
	}
	await expect(page.getByLabel('Speed')).toBeInViewport({ ratio: 1 });
});

test('in a low window the buttons of a game are beside its board', async ({ page }) => {
	for (const [path, names, others] of [
		[
			'/play/',
			['Play', 'Hint', 'Resign', 'New game', 'Flip board'],
			[page.getByLabel('Move', { exact: true }), page.getByRole('region', { name: 'Who plays' })]
		],
		[
			'/krk/',
			['New', 'Start', 'About', 'Auto-play', 'Edit position'],
			[page.getByLabel('Speed'), page.getByRole('group', { name: 'Shading' })]
		]
	] as const) {
		await page.goto(path);
		for (const [width, height] of [
			[1024, 600],
			[911, 512],
			[844, 390],
			[640, 360]
		] as const) {
			await page.setViewportSize({ width, height });
			const where = `${path}, ${width}x${height}`;
			for (const name of names) {
				await expect(button(page, name), `${name}, ${where}`).toBeInViewport({ ratio: 1 });
			}
			for (const other of others) await expect(other, where).toBeInViewport();
			await expect(page.getByRole('img', { name: /^Board/ }), where).toBeInViewport({ ratio: 1 });
			await expect.poll(() => page.evaluate(sticking), where).toEqual([]);
		}
	}
});

test('the root moves fit their panel, with a long unit in the heading', async ({ page }) => {
	for (const fields of [
		{ game: 'chess', depth: '2', evaluator: 'ghess', step: 349 },
		{ game: 'krk-released', step: 110 }
	] as const) {
		await openExplorer(page, fields);
		await openPanels(page);
		const table = rootMoves(page);
		await expect(table).toContainText('certainly worse');
		for (const width of [1000, 1280, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await expectNothingCut(table, `${fields.game}, ${width}`);
		}
	}
});

test('on a phone every tab and every picture can be pressed', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 844 });
	await page.goto('/krk/');
	const tab = page.getByRole('link', { name: '7-step hypothesis' });
	await expect(tab).toBeInViewport({ ratio: 1 });
	await openExplorer(page, { game: 'tictactoe', depth: '2' });
	await openSteps(page);
	const pictures = page.getByRole('group', { name: 'Picture of the tree' }).getByRole('button');
	await expect(pictures).toHaveText(['Path', 'Visited tree', 'Full tree', 'Graph']);
	for (const name of ['Graph', 'Full tree', 'Path']) {
		const one = pictureButton(page, name);
		await expect(one).toBeInViewport({ ratio: 0.9 });
		await one.click();
		await expect(one).toBeFocused();
		await expect(one).toHaveAttribute('aria-pressed', 'true');
	}
	// A tree that fits is one picture in two forms.
	await openExplorer(page, { step: 5 });
	await openSteps(page);
	for (const name of ['Path', 'Visited tree']) {
		await pictureButton(page, name).click();
		await expect(pictureButton(page, name)).toHaveAttribute('aria-pressed', 'true');
		await expect
			.poll(() => new URL(page.url()).searchParams.get('form'))
			.toBe(name === 'Path' ? 'spine' : null);
	}
});

test('forced colours show which button is pressed', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await openExplorer(page);
	const looks = await page.evaluate(() => {
		const probe = document.createElement('button');
		probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
		document.body.append(probe);
		const look = (element: Element): string => {
			const { backgroundColor, color } = getComputedStyle(element);
			return `${color} on ${backgroundColor}`;
		};
		const highlight = look(probe);
		probe.remove();
		const areHighlit = (pressed: string): boolean[] =>
			[...document.querySelectorAll(`[aria-pressed='${pressed}']`)].map(
				(element) => look(element) === highlight
			);
		return { pressed: areHighlit('true'), others: areHighlit('false') };
	});
	expect(looks.pressed.length).toBeGreaterThan(1);
	expect(new Set(looks.pressed)).toEqual(new Set([true]));
	expect(new Set(looks.others)).toEqual(new Set([false]));
	await page.emulateMedia({ forcedColors: null });
});

test('forced colours show which page and which tab is the current one', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	for (const path of ['/krk/', '/krk/experiment/', '/krk/hypothesis/']) {
		await page.goto(path);
		for (const name of ['Site', 'King and rook lab']) {
			const links = page.getByRole('navigation', { name }).locator('a:visible, summary');
			await expect(links.first()).toBeVisible();
			const looks = await links.evaluateAll((all) =>
				all.map((link) => {
					const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(link);
					const line = borderBottomWidth === '0px' ? backgroundColor : borderBottomColor;
					return {
						isCurrent: link.ariaCurrent !== null,
						look: `${backgroundColor}, ${line}`
					};
				})
			);
			const current = looks.filter(({ isCurrent }) => isCurrent).map(({ look }) => look);
			const others = looks.filter(({ isCurrent }) => !isCurrent).map(({ look }) => look);
			expect(current, `${path}, ${name}`).toHaveLength(1);
			expect(others, `${path}, ${name}`).not.toContain(current[0]);
			expect(new Set(others).size, `${path}, ${name}`).toBe(1);
		}
	}
	await page.emulateMedia({ forcedColors: null });
});

test('forced colours keep the stripes of subtracted squares', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/krk/');
	const swatch = page.getByRole('group', { name: 'Shading' }).locator('.swatch.taken');
	await expect(swatch).toHaveCSS('background-image', /^repeating-linear-gradient/);
	await page.emulateMedia({ forcedColors: null });
});
