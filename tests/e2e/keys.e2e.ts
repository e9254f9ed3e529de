import type { Page } from '@playwright/test';
import { nextStep, previousStep, type Stride } from '../../src/lib/core/trace/travel.ts';
import { expect, test } from './fixtures.ts';
import { button, expectStep, goToStep, openExplorer, openSteps, stepField } from './helpers.ts';
import { choiceOf, openRules } from './setup-bar.ts';
import type { KnownSearch } from './known-search.ts';
import { expectOtherSight, sightOf, type Sight } from './sight.ts';

/** The key caps in the help, their description, and the corresponding presses. */
type Key = readonly [caps: string, what: string, ...presses: string[]];

const STEP_KEYS: readonly (readonly [Key, 'next' | 'previous', Stride])[] = [
	[['→ PgDn', 'Next step, as chosen by “Step by”', 'ArrowRight', 'PageDown'], 'next', 'event'],
	[
		['← PgUp', 'Previous step; PgUp before the first one: the problem', 'ArrowLeft', 'PageUp'],
		'previous',
		'event'
	],
	[['Shift →', 'Next cutoff', 'Shift+ArrowRight'], 'next', 'cutoff'],
	[['Shift ←', 'Previous cutoff', 'Shift+ArrowLeft'], 'previous', 'cutoff'],
	[['N', 'Next node', 'n'], 'next', 'node'],
	[['P', 'Previous node', 'p'], 'previous', 'node'],
	[['.', 'Next leaf', '.'], 'next', 'leaf'],
	[[',', 'Previous leaf', ','], 'previous', 'leaf'],
	[['R', 'Next new best at the root', 'r'], 'next', 'improvement'],
	[['Shift R', 'Previous new best at the root', 'Shift+r'], 'previous', 'improvement']
];

/** Tested where a search makes several passes: forest.e2e.ts. */
const PASS_KEYS: readonly (readonly [string, string])[] = [
	['M', 'Next pass (multi-pass searches)'],
	['Shift M', 'Previous pass']
];

const END_KEYS: readonly Key[] = [
	['Home', 'First step', 'Home'],
	['End', 'Last step', 'End']
];

/** Their targets are tested with the panel that lists the same things. */
const FIND_KEYS: readonly Key[] = [
	['/', 'Find a node by its moves, or from a list', '/'],
	['B', 'Next cutoff, largest saving first', 'b'],
	['Shift B', 'Back to the cutoff that saved more', 'Shift+b'],
	['G', 'Largest pruned subtree', 'g'],
	['V', 'Deepest cutoff', 'v'],
	['X', 'Next example of this game', 'x'],
	['Shift X', 'Previous example', 'Shift+x']
];

const PLAY_KEYS: readonly Key[] = [
	['Space', 'Play or pause', ' '],
	['[', 'Slower, down to 0.5 steps a second', '['],
	[']', 'Faster, up to 32 steps a second', ']']
];

const SHOW_KEYS: readonly (readonly [Key, (page: Page) => Promise<boolean>])[] = [
	[['F', 'Show the search until now, or everything', 'f'], (page) => isOn(page, 'Everything')],
	[
		['Shift F', 'Show the problem alone, or the search until now', 'Shift+f'],
		(page) => isOn(page, 'Problem')
	],
	[
		['U', 'Without pruning on or off: plain minimax in place of the search', 'u'],
		(page) => button(page, 'More ways to step: without pruning').isVisible()
	],
	[['Q', 'Predict on or off: asks before some steps', 'q'], (page) => isOn(page, 'Predict')],
	[
		['O', 'Open or close the overview', 'o'],
		(page) => page.getByRole('region', { name: 'Overview' }).isVisible()
	],
	[
		['L', 'Lecture view on or off', 'l'],
		(page) => page.getByRole('button', { name: 'Menu', exact: true }).isVisible()
	],
	[['T', 'Text view on or off, at the row of this step', 't'], (page) => isViewOn(page, 'text')]
];

/** Tested at a cutoff and at a leaf: matter.e2e.ts. */
const MATTER_KEY: readonly [string, string] = [
	'C',
	'Could it matter? Of a pruned branch, or a leaf of a typed tree'
];

/** Tested with a slide remote: stage.e2e.ts. */
const BLANK_KEY: readonly [string, string] = ['. B Shift B', 'Blank the screen (Lecture)'];

const HELP_KEY: Key = ['?', 'Keyboard shortcuts', '?'];

/** Tested with such a tree: krk-tree.e2e.ts. */
const OPEN_KEY: readonly [string, string] = [
	'E',
	'Open this node, where a tree is opened node by node'
];

const TREE_KEYS: readonly (readonly [Key, (before: Sight, after: Sight) => boolean])[] = [
	[['+ =', 'Zoom in', '+', '='], (before, after) => after.k > before.k],
	[['-', 'Zoom out', '-'], (before, after) => after.k < before.k],
	[['0', 'Fit into the pane', '0'], (before, after) => after.k !== before.k],
	[['W', 'Move up', 'w'], (before, after) => after.y > before.y],
	[['A', 'Move left', 'a'], (before, after) => after.x > before.x],
	[['S', 'Move down', 's'], (before, after) => after.y < before.y],
	[['D', 'Move right', 'd'], (before, after) => after.x < before.x]
];

async function isOn(page: Page, name: string): Promise<boolean> {
	return (await button(page, name).getAttribute('aria-pressed')) === 'true';
}

async function isViewOn(page: Page, view: 'explore' | 'text'): Promise<boolean> {
	return (await page.locator(`.page.${view}`).count()) === 1;
}

test('the help lists the keys that are tested here, and no others @daily', async ({ page }) => {
	await openExplorer(page);
	await page.keyboard.press('?');
	const help = page.getByRole('dialog', { name: 'Keys and marks' });
	await expect(help).toBeVisible();
	const listed = await help
		.locator('dt:has(kbd)')
		.evaluateAll((keys) =>
			keys.map((key) => [
				[...key.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '),
				key.nextElementSibling?.textContent
			])
		);
	const tested = [
		...STEP_KEYS.map(([key]) => key),
		...PASS_KEYS,
		...END_KEYS,
		...FIND_KEYS,
		...PLAY_KEYS,
		...SHOW_KEYS.slice(0, 4).map(([key]) => key),
		MATTER_KEY,
		...SHOW_KEYS.slice(4).map(([key]) => key),
		BLANK_KEY,
		HELP_KEY,
		...TREE_KEYS.slice(0, 3).map(([key]) => key),
		OPEN_KEY,
		...TREE_KEYS.slice(3).map(([key]) => key)
	];
	expect(listed).toEqual(tested.map(([caps, what]) => [caps, what]));
});

test('keys step by event, cutoff, node, leaf and new best, and stop at the ends', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe' });
	const middle = Math.floor(search.lastStep / 2);
	for (const [[, , press = ''], direction, stride] of STEP_KEYS) {
		await goToStep(page, middle);
		await page.keyboard.press(press);
		await expectStep(page, stepFrom(search, middle, direction, stride));
	}
	await page.keyboard.press('End');
	await expectStep(page, search.lastStep);
	await page.keyboard.press('ArrowRight');
	await expect(page.getByText('This is the last step.')).toBeVisible();
	await page.keyboard.press('n');
	await expect(page.getByText('There is no later node.')).toBeVisible();
	await expectStep(page, search.lastStep);
	await page.keyboard.press('Home');
	await expectStep(page, 0);
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByText('This is the first step.')).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByText('This is the first step.')).toBeHidden();
});

function stepFrom(
	{ trace }: KnownSearch,
	from: number,
	direction: 'next' | 'previous',
	stride: Stride
): number {
	const step = (direction === 'next' ? nextStep : previousStep)(trace, from, stride);
	// Without a further step nothing moves.
	return step ?? from;
}

test('the arrows go by what is chosen under “Step by” @exhaustive', async ({ page }) => {
	const search = await openExplorer(page, { game: 'tictactoe' });
	for (const [option, stride] of [
		['leaf', 'leaf'],
		['cutoff', 'cutoff'],
		['node', 'node'],
		['new best at the root', 'improvement']
	] as const) {
		await goToStep(page, 20);
		await openSteps(page);
		await choiceOf(page, 'Step by').selectOption(
			option === 'new best at the root' ? 'improvement' : option
		);
		await page.keyboard.press('Escape');
		await page.keyboard.press('ArrowRight');
		await expectStep(page, stepFrom(search, 20, 'next', stride));
	}
});

test('keys show and hide: the future, the overview, the views, the help @exhaustive', async ({
	page
}) => {
	await openExplorer(page);
	for (const [[, , press = ''], isShown] of SHOW_KEYS) {
		await expect.poll(() => isShown(page)).toBe(false);
		await page.keyboard.press(press);
		await expect.poll(() => isShown(page)).toBe(true);
		await page.keyboard.press(press);
		await expect.poll(() => isShown(page)).toBe(false);
	}
	await page.keyboard.press('?');
	const help = page.getByRole('dialog', { name: 'Keys and marks' });
	await expect(help).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 0);
	await page.keyboard.press('Escape');
	await expect(help).toHaveCount(0);
});

test('keys look around in the tree @exhaustive', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openExplorer(page, { game: 'tictactoe', tree: 'whole', step: 75 });
	let before = await sightOf(page);
	for (const [[, what, ...presses], holds] of TREE_KEYS) {
		// All of it is in sight: there is nowhere to move.
		if (what === 'Move up') {
			await page.keyboard.press('+');
			before = await expectOtherSight(page, before);
		}
		for (const press of presses) {
			await page.keyboard.press(press);
			const after = await expectOtherSight(page, before);
			expect(holds(before, after), press).toBe(true);
			before = after;
		}
	}
	await page.emulateMedia({ reducedMotion: null });
});

test('keys play, pause and change the speed @exhaustive', async ({ page }) => {
	await openExplorer(page, { game: 'tictactoe' });
	await page.keyboard.press(' ');
	await expect(button(page, 'Pause')).toBeVisible();
	await page.keyboard.press(' ');
	await expect(button(page, 'Play')).toBeVisible();
	await openSteps(page);
	const speed = choiceOf(page, 'Speed');
	await expect(speed).toHaveValue('2');
	await page.keyboard.press(']');
	await expect(speed).toHaveValue('4');
	await page.keyboard.press('[');
	await page.keyboard.press('[');
	await expect(speed).toHaveValue('1');
});

test('no key acts while one types, chooses, or with Ctrl, Alt or Meta', async ({ page }) => {
	await openExplorer(page, { game: 'tictactoe', step: 20 });
	const rules = await openRules(page);
	const budget = rules.getByRole('textbox', { name: 'Node budget' });
	for (const field of [budget, stepField(page)]) {
		await field.click();
		await page.keyboard.press('End');
		await page.keyboard.type('nflto?r.[bgv/ ');
		for (const press of ['ArrowLeft', 'Shift+ArrowRight', 'Home']) await page.keyboard.press(press);
	}
	await page.keyboard.press('Escape');
	await openSteps(page);
	await choiceOf(page, 'Step by').focus();
	await page.keyboard.press('n');
	await page.keyboard.press('Escape');
	await button(page, 'Share').focus();
	for (const press of ['Control+n', 'Alt+r', 'Meta+f']) await page.keyboard.press(press);
	await expectStep(page, 20);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	expect(await isOn(page, 'Until now')).toBe(true);
	expect(await isViewOn(page, 'explore')).toBe(true);
	await expect(button(page, 'Play')).toBeVisible();
});

test('space presses the button that has the focus, and plays elsewhere @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { game: 'tictactoe', step: 20 });
	await button(page, 'Next step').focus();
	await page.keyboard.press(' ');
	await expectStep(page, 21);
	await expect(button(page, 'Play')).toBeVisible();
	await page.evaluate(() => {
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	});
	await page.keyboard.press(' ');
	await expect(button(page, 'Pause')).toBeVisible();
});
