// Pans, zooms and scrubs like a user, with the browser's own events, while the page records its frames.
import { startRecorder, stopRecorder } from './in-page.mjs';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {(page: Page) => Locator} over the element under the pointer
 * @property {(page: Page, box: Box) => Promise<void>} act
 * @property {(page: Page, box: Box) => Promise<void>} sample a small part of the same, which must change the picture
 */

const MOVES = 120;
const TICK = 100;

/** @param {Page} page */
const strip = (page) =>
	page.getByRole('slider', { name: 'Step, in the overview of the whole search' });
/** @param {Page} page */
const slider = (page) => page.getByRole('slider', { name: 'Step', exact: true });
/** @param {Page} page */
const wholeTree = (page) => page.locator('section[aria-label="Tree"] canvas').first();

/** @type {readonly Scenario[]} */
export const OVERVIEW = [
	{ name: 'step slider: scrub', over: slider, act: scrub, sample: dragALittle },
	{ name: 'overview: scrub', over: strip, act: scrub, sample: dragALittle },
	{ name: 'overview: wheel zoom', over: strip, act: zoomStrip, sample: turnALittle },
	{ name: 'overview: scrub, zoomed in', over: strip, act: scrub, sample: turnALittle },
	{ name: 'overview: pan, zoomed in', over: strip, act: panStrip, sample: panALittle },
	{ name: 'overview: double-click to fit', over: strip, act: fit, sample: turnALittle },
	{ name: 'step by step, key held', over: strip, act: holdKey, sample: pressKey }
];

/** @type {readonly Scenario[]} */
export const WHOLE_TREE = [
	{
		name: 'whole tree: wheel zoom, all levels',
		over: wholeTree,
		act: zoomTree,
		sample: turnALittle
	},
	{ name: 'whole tree: drag, zoomed in', over: wholeTree, act: scrub, sample: turnALittle },
	{ name: 'whole tree: drag, at every level', over: wholeTree, act: dragTree, sample: turnALittle },
	{ name: 'whole tree: hover', over: wholeTree, act: hover, sample: pointToTheMiddle },
	{ name: 'whole tree: scrub in the overview', over: strip, act: scrub, sample: dragALittle },
	{ name: 'whole tree: step by step, key held', over: strip, act: holdKey, sample: pressKey }
];

/**
 * Runs a small part of a scenario, and checks that the page responds: a control that is missing, or does nothing,
 * would have perfect frames.
 * @param {Page} page
 * @param {Scenario} scenario
 * @returns {Promise<string | null>} the missing part; null if nothing is missing
 */
export async function faultOf(page, { over, sample }) {
	const target = over(page);
	if ((await target.count()) === 0) return 'not there yet';
	const box = await target.boundingBox();
	if (box === null) return 'not visible';
	await goToEnd(page);
	const before = await page.screenshot();
	await sample(page, box);
	await page.waitForTimeout(400);
	return before.equals(await page.screenshot()) ? 'does nothing yet' : null;
}

/**
 * @param {Page} page
 * @param {Scenario} scenario
 * @returns {Promise<import('./in-page.mjs').Recording | null>} null if its control is missing
 */
export async function runScenario(page, { over, act }) {
	const target = over(page);
	if ((await target.count()) === 0) return null;
	const box = await target.boundingBox();
	if (box === null) return null;
	await goToEnd(page);
	await startRecorder(page);
	await act(page, box);
	await page.waitForTimeout(200);
	return stopRecorder(page);
}

/**
 * Only past steps are drawn, so the last step is the hardest.
 * @param {Page} page
 */
async function goToEnd(page) {
	await page.keyboard.press('End');
	// By then the effects of this and of the previous scenario are over.
	await page.waitForTimeout(500);
}

/**
 * The display's own frame rate: that of an idle page.
 * @param {Page} page
 */
export async function recordIdle(page) {
	await startRecorder(page);
	await page.waitForTimeout(2000);
	return stopRecorder(page);
}

/**
 * @param {Page} page
 * @param {Box} box
 */
async function scrub(page, box) {
	await drag(page, box, 0.02, 0.98);
	await drag(page, box, 0.98, 0.02);
}

/**
 * @param {Page} page
 * @param {Box} box
 * @param {number} from share of the width
 * @param {number} to
 * @param {number} [moves]
 */
async function drag(page, { x, y, width, height }, from, to, moves = MOVES) {
	await page.mouse.move(x + from * width, y + height / 2);
	await page.mouse.down();
	for (let move = 1; move <= moves; move++) {
		const share = from + ((to - from) * move) / moves;
		await page.mouse.move(x + share * width, y + height / 2 + 8 * Math.sin(move / 5));
	}
	await page.mouse.up();
}

/**
 * Turns the wheel in and back out.
 * @param {Page} page
 * @param {Box} box
 * @param {number} at share of the width
 * @param {number} ticks
 */
async function zoom(page, box, at, ticks) {
	await turn(page, box, at, -ticks);
	await turn(page, box, at, ticks);
}

/**
 * @param {Page} page
 * @param {Box} box
 */
function zoomStrip(page, box) {
	return zoom(page, box, 0.3, 40);
}

/**
 * @param {Page} page
 * @param {Box} box
 */
function turnALittle(page, box) {
	return turn(page, box, 0.6, -10);
}

/**
 * @param {Page} page
 * @param {Box} box
 */
function dragALittle(page, box) {
	return drag(page, box, 0.3, 0.4, 5);
}

/**
 * @param {Page} page
 * @param {Box} box
 * @param {number} at share of the width
 * @param {number} ticks below 0 to zoom in
 */
async function turn(page, { x, y, width, height }, at, ticks) {
	await page.mouse.move(x + at * width, y + height / 2);
	await page.keyboard.down('Control');
	for (let tick = 0; tick < Math.abs(ticks); tick++) {
		await page.mouse.wheel(0, Math.sign(ticks) * TICK);
	}
	await page.keyboard.up('Control');
}

/**
 * A drag scrubs in the overview; the wheel moves the visible part.
 * @param {Page} page
 * @param {Box} box
 */
async function panStrip(page, { x, y, width, height }) {
	await page.mouse.move(x + 0.5 * width, y + height / 2);
	// The last step is at the right end, so there is space to the left.
	for (const direction of [-1, 1]) {
		for (let move = 0; move < MOVES / 2; move++) await page.mouse.wheel(direction * TICK, 0);
	}
}

/**
 * @param {Page} page
 * @param {Box} box
 */
async function panALittle(page, { x, y, width, height }) {
	await page.mouse.move(x + 0.5 * width, y + height / 2);
	await page.mouse.wheel(-TICK, 0);
}

/**
 * @param {Page} page
 * @param {Box} box
 */
async function fit(page, { x, y, width, height }) {
	await page.mouse.dblclick(x + 0.5 * width, y + height / 2);
	await page.waitForTimeout(600);
}

/** @param {Page} page */
function pressKey(page) {
	return page.keyboard.press('ArrowLeft');
}

/** @param {Page} page */
async function holdKey(page) {
	for (const key of ['ArrowLeft', 'ArrowRight']) {
		for (let step = 0; step < MOVES / 2; step++) await page.keyboard.press(key);
	}
}

/**
 * In to single nodes and out again, at three places.
 * @param {Page} page
 * @param {Box} box
 */
async function zoomTree(page, box) {
	for (const at of [0.5, 0.15, 0.85]) await zoom(page, box, at, 100);
}

/**
 * @param {Page} page
 * @param {Box} box
 */
async function dragTree(page, box) {
	for (let level = 0; level < 8; level++) {
		await turn(page, box, 0.4, -10);
		await drag(page, box, 0.3, 0.7, 30);
		await drag(page, box, 0.7, 0.3, 30);
	}
	await turn(page, box, 0.4, 80);
}

/**
 * @param {Page} page
 * @param {Box} box
 */
function pointToTheMiddle(page, { x, y, width, height }) {
	return page.mouse.move(x + 0.5 * width, y + 0.5 * height);
}

/**
 * @param {Page} page
 * @param {Box} box
 */
async function hover(page, { x, y, width, height }) {
	for (let move = 0; move <= MOVES; move++) {
		const across = x + (0.05 + (0.9 * move) / MOVES) * width;
		await page.mouse.move(across, y + (0.5 + 0.4 * Math.sin(move / 4)) * height);
	}
}
