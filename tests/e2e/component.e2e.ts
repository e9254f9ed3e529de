import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './axe.ts';
import {
	AT,
	HOST,
	listen,
	MODULE,
	openHost,
	POLICY,
	sentenceOf,
	setAttribute,
	TEXTBOOK,
	TREE
} from './component-host.ts';
import { knownSearch, sentenceAt } from './known-search.ts';

/** In bytes, as it is sent. */
const MOST = 150_000;
const HOSTILE = `:root { font-size: 40px; --max: lime; --sentence: 1px; --panel: url(x) }
	* { all: unset }
	*, *::before { letter-spacing: 1em; text-transform: uppercase; visibility: inherit }
	body { direction: rtl; line-height: 5; text-align: right; white-space: nowrap; font: 50px monospace }
	button, svg, p, .button, .flow { display: none !important }`;

test('an element steps in a page that lets in its module alone @daily', async ({ page }) => {
	expect(gzipSync(MODULE).length).toBeLessThanOrEqual(MOST);
	const { element, asked } = await openHost(
		page,
		`<plyscope-tree ${TEXTBOOK} step="12"></plyscope-tree>`
	);
	const search = knownSearch({ game: 'tree', position: TREE });
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 12));
	const heard = await listen(page);
	await element.getByRole('button', { name: 'Next step' }).click();
	await page.keyboard.press('ArrowRight');
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 14));
	await expect(element.getByRole('group', { name: 'Moves from the root' })).toHaveText('Rootc');
	await expect(element.getByRole('slider', { name: 'Step' })).toHaveValue('14');
	// The same words are spoken, though nothing was before anybody stepped.
	await expect(element.locator('[part="sentence"] [role="status"]')).toContainText('c');
	expect(await heard()).toEqual(
		[13, 14].map((step) => ({
			name: 'step',
			step,
			steps: search.lastStep,
			sentence: sentenceAt(search, step),
			query: `game=tree&position=${TREE}&step=${step}`
		}))
	);
	// A key that is pressed elsewhere in the page is the page's.
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('End');
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 14));
	expect(asked).toEqual([HOST, AT]);
	const link = element.getByRole('link', { name: 'Open in Plyscope' });
	await expect(link).toHaveAttribute(
		'href',
		`http://site.test/lectures/?game=tree&position=${TREE}&step=14`
	);
});

test('an element keeps the keys when a step removes what had the focus', async ({ page }) => {
	const { element } = await openHost(
		page,
		`<plyscope-tree ${TEXTBOOK} step="5"></plyscope-tree><p style="height: 3000px"></p>`,
		`${POLICY}; style-src 'unsafe-inline'`
	);
	await element.locator('[part="sentence"] button').first().focus();
	const slider = element.getByRole('slider', { name: 'Step' });
	for (const step of ['6', '7', '8']) {
		await page.keyboard.press('ArrowRight');
		await expect(slider).toHaveValue(step);
	}
	await page.keyboard.press('Home');
	await expect(slider).toHaveValue('0');
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('styles of the page around change nothing in an element', async ({ page }) => {
	const body = `<plyscope-tree ${TEXTBOOK} step="12"></plyscope-tree><plyscope-tree game="tictactoe" position="..XO..OXO" step="20"></plyscope-tree>`;
	const policy = `${POLICY}; style-src 'unsafe-inline'`;
	const measure = async (): Promise<string[]> => {
		const steps = page.locator('plyscope-tree [part="steps"]');
		await expect(steps).toHaveCount(2);
		await page.evaluate(() => document.fonts.ready);
		return page.evaluate(() =>
			[...document.querySelectorAll('plyscope-tree')].flatMap(({ shadowRoot }) => {
				const frame = shadowRoot?.querySelector('.frame');
				const from = frame?.getBoundingClientRect();
				return [...(frame?.querySelectorAll('button, p, text, [data-node], input') ?? [])].map(
					(one) => {
						const { x, y, width, height } = one.getBoundingClientRect();
						const places = [x - (from?.x ?? 0), y - (from?.y ?? 0), width, height].map(Math.round);
						const { color, fontSize, direction, textTransform } = getComputedStyle(one);
						return [one.tagName, ...places, color, fontSize, direction, textTransform].join(' ');
					}
				);
			})
		);
	};
	// The height of an element is the page's to set, and is the same in both.
	const frame =
		'<style>main { display: block !important } plyscope-tree { display: block !important; width: 800px !important; height: 480px !important }</style>';
	await openHost(page, frame + body, policy);
	const plain = await measure();
	expect(plain.length).toBeGreaterThan(60);
	await page.unroute('**/*');
	await openHost(page, `<style>${HOSTILE}</style>${frame}${body}`, policy);
	expect(await measure()).toEqual(plain);
});

test('an element whose height the page around has reset shows its parts', async ({ page }) => {
	const body = `<style>* { all: revert; font-size: 40px !important }</style><plyscope-tree ${TEXTBOOK} step="12"></plyscope-tree><plyscope-tree game="tictactoe" position="..XO..OXO" step="20"></plyscope-tree>`;
	await openHost(page, body, `${POLICY}; style-src 'unsafe-inline'`);
	const parts = page.locator(':is([part="tree"], [part="board"] svg)');
	await expect(parts).toHaveCount(3);
	const heights = await parts.evaluateAll((all) =>
		all.map((part) => part.getBoundingClientRect().height)
	);
	expect(Math.min(...heights)).toBeGreaterThan(100);
});

test('an element of any width has its parts in sight, in both themes', async ({ page }) => {
	await openHost(
		page,
		`<plyscope-tree ${TEXTBOOK} step="12" predict></plyscope-tree><plyscope-tree game="tictactoe" position="..XO..OXO" step="20" theme="dark"></plyscope-tree>`
	);
	await page.setViewportSize({ width: 1280, height: 1100 });
	for (const width of [320, 390, 600, 800, 1200]) {
		const lost = (): Promise<string[]> =>
			page.evaluate(async (width) => {
				const elements = [...document.querySelectorAll<HTMLElement>('plyscope-tree')];
				for (const one of elements) one.style.width = `${width}px`;
				await new Promise((resolve) => setTimeout(resolve, 100));
				return elements.flatMap(({ shadowRoot }) => {
					const box = shadowRoot?.querySelector('.frame')?.getBoundingClientRect();
					const parts = [
						...(shadowRoot?.querySelectorAll(
							'[part="steps"] > *, [part="steps"] button, [data-node], [part="board"] svg'
						) ?? [])
					];
					return parts.flatMap((part) => {
						const { left, right, bottom } = part.getBoundingClientRect();
						const isIn =
							left >= (box?.left ?? 0) &&
							right <= (box?.right ?? 0) + 0.5 &&
							bottom <= (box?.bottom ?? 0) + 0.5;
						return isIn ? [] : [`${part.tagName} ${part.getAttribute('aria-label') ?? ''}`];
					});
				});
			}, width);
		// It is drawn in the new width when the browser has time for it.
		await expect.poll(lost, { message: `at ${width} px` }).toEqual([]);
		const board = await page.locator('[part="board"] svg').boundingBox();
		expect(board?.width, `at ${width} px`).toBeGreaterThan(100);
	}
	const grounds = await page.evaluate(() =>
		[...document.querySelectorAll('plyscope-tree')].map(
			({ shadowRoot }) =>
				getComputedStyle(shadowRoot?.querySelector('.plyscope') as Element).backgroundColor
		)
	);
	expect(grounds).toEqual(['rgb(246, 245, 241)', 'rgb(20, 22, 26)']);
	await expectAccessible(page);
});

for (const [width, height] of [
	[320, 480],
	[390, 480],
	[800, 320]
] as const) {
	test(`an element of ${width} × ${height} cuts off no node of its tree`, async ({ page }) => {
		const { element } = await openHost(
			page,
			'<plyscope-tree game="tictactoe" position="..XO..OXO"></plyscope-tree>'
		);
		await element.evaluate((one, size) => Object.assign(one.style, size), {
			width: `${width}px`,
			height: `${height}px`
		});
		// Of the line of play as deep as it gets, with and without a cutoff.
		for (const step of ['10', '20', '21', '25']) {
			await setAttribute(element, 'step', step);
			const cut = (): Promise<number> =>
				element.evaluate(({ shadowRoot }) => {
					const pane = shadowRoot?.querySelector('[part="tree"]');
					const bottom = pane?.getBoundingClientRect().bottom ?? 0;
					const nodes = [...(pane?.querySelectorAll('[data-node]') ?? [])];
					return Math.max(...nodes.map((node) => node.getBoundingClientRect().bottom - bottom));
				});
			await expect.poll(cut, { message: `at step ${step}` }).toBeLessThanOrEqual(1);
		}
	});
}

test('an element keeps its step when it is moved, and searches again what its attributes say', async ({
	page
}) => {
	const { element } = await openHost(
		page,
		`<p></p><plyscope-tree ${TEXTBOOK}></plyscope-tree><section></section>`
	);
	const search = knownSearch({ game: 'tree', position: TREE });
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 0));
	await element.evaluate((one) => Object.assign(one, { step: 7 }));
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 7));
	await element.getByRole('button', { name: 'Next step' }).click();
	await element.evaluate((one) => document.querySelector('section')?.append(one));
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 8));
	await element.evaluate(async (one) => {
		one.remove();
		await new Promise((resolve) => setTimeout(resolve, 50));
		document.querySelector('p')?.append(one);
	});
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 8));
	await setAttribute(element, 'step', 'end');
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, search.lastStep));
	const other = knownSearch({ game: 'tree', position: '[[1,2],[3,4]]', algorithm: 'minimax' });
	await element.evaluate((one) => {
		one.setAttribute('step', '3');
		one.setAttribute('algorithm', 'minimax');
		one.setAttribute('position', '[[1,2],[3,4]]');
	});
	await expect(sentenceOf(element)).toHaveText(sentenceAt(other, 3));
	await element.evaluate((one) => one.after(one.cloneNode()));
	await expect(sentenceOf(page.locator('plyscope-tree').nth(1))).toHaveText(sentenceAt(other, 3));
});

test('the widget of a notebook shows what its model says, and its model hears each step', async ({
	page
}) => {
	const script = readFileSync('examples/jupyter/plyscope_tree.js', 'utf8');
	const module = [MODULE.toString(), script].join('\n');
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	await openHost(page, '<div id="cell"></div>', "script-src 'unsafe-inline' blob:");
	// As anywidget loads the text of a widget's module, and what it hands to `render`.
	await page.evaluate(async (module) => {
		type Listener = () => void;
		type Widget = { default: { render: (parts: object) => () => void } };
		const url = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
		const { render } = ((await import(url)) as Widget).default;
		const none = [
			'game',
			'root',
			'depth',
			'order',
			'evaluator',
			'cut',
			'fail',
			'ties',
			'budget',
			'shadow',
			'future',
			'form',
			'theme',
			'site'
		];
		const state = new Map<string, unknown>([
			...none.map((name) => [name, null] as const),
			['position', '[[3,12,8],[2,4,6],[14,5,1]]'],
			['algorithm', 'alphabeta'],
			['unpruned', false],
			['predict', true],
			['height', '400px'],
			['step', 'end'],
			['answers', []]
		]);
		const listeners = new Map<string, Set<Listener>>();
		const model = {
			saved: 0,
			get: (name: string) => state.get(name),
			set: (name: string, value: unknown) => {
				const isOther = state.get(name) !== value;
				state.set(name, value);
				if (isOther) for (const listener of listeners.get(`change:${name}`) ?? []) listener();
			},
			save_changes: () => model.saved++,
			on: (event: string, listener: Listener) => {
				listeners.set(event, new Set([...(listeners.get(event) ?? []), listener]));
			},
			off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener)
		};
		const end = render({ model, el: document.querySelector('#cell') });
		Object.assign(window, { model, end, listeners });
	}, module);
	const element = page.locator('plyscope-tree');
	const search = knownSearch({ game: 'tree', position: TREE });
	const told = (): Promise<unknown> =>
		page.evaluate(() => {
			const { model } = window as unknown as { model: { get: (name: string) => unknown } };
			return ['step', 'sentence'].map((name) => model.get(name));
		});
	const set = (name: string, value: unknown): Promise<void> =>
		page.evaluate(
			([name, value]) => {
				const { model } = window as unknown as {
					model: { set: (name: string, value: unknown) => void };
				};
				model.set(name, value);
			},
			[name, value] as const
		);
	// What is shown at first is told, too.
	await expect.poll(told).toEqual([search.lastStep, sentenceAt(search, search.lastStep)]);
	await set('step', 12);
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 12));
	await expect(element.getByRole('button', { name: 'Predict', exact: true })).toBeVisible();
	// A module without an address of its own leads nowhere.
	await expect(element.getByRole('link')).toHaveCount(0);
	await element.getByRole('button', { name: 'Next step' }).click();
	await expect.poll(told).toEqual([13, sentenceAt(search, 13)]);
	// From Python: the same step again, a step that does not exist, and another one.
	await set('step', 12);
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 12));
	await set('step', 999);
	await expect.poll(told).toEqual([12, sentenceAt(search, 12)]);
	await set('step', 5);
	await set('predict', false);
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 5));
	await expect(element.getByRole('button', { name: 'Predict', exact: true })).toHaveAttribute(
		'aria-pressed',
		'false'
	);
	await expect.poll(told).toEqual([5, sentenceAt(search, 5)]);
	const left = await page.evaluate(() => {
		const { end, listeners } = window as unknown as {
			end: () => void;
			listeners: Map<string, Set<unknown>>;
		};
		end();
		return [...listeners.values()].reduce((sum, { size }) => sum + size, 0);
	});
	expect(left).toBe(0);
	await expect(element).toHaveCount(0);
	expect(errors).toEqual([]);
});
