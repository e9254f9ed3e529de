// `npm run bench:present [folder of the built site]`: see README.md here.
import { join, resolve } from 'node:path';
import { ROOT } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { launch, withPage } from './browser.mjs';
import { formatTable, formatTime, judge, median, percentile } from './summary.mjs';

/**
 * @typedef {object} Shown what a window showed, and since when
 * @property {string} signature the query of the search in its frame, and what is asked or answered over it
 * @property {number} at milliseconds since 1970: the beginning of the frame after the one that first had it
 *
 * @typedef {object} Delay of one press, in milliseconds
 * @property {boolean} isSearch the scene after it has another search, which both windows have to make
 * @property {number} stage from the press until the stage shows the state
 * @property {number} behind from the presenter's copy until the stage; below 0 where the stage is first
 */

const LINK = 'lessons/?lesson=alpha-beta-lecture&view=presenter';
/** Scenes with searches of at most 626 nodes: the first nine of the built-in lecture. */
const SCENES = 9;
/** The stage shows a state within so many milliseconds. */
const MOST_MS = 100;
/** A press is over when both windows have shown the same for so long. */
const SETTLED_MS = 400;
/** The longest wait for one press. */
const PATIENCE_MS = 20_000;

/** Notes in the page what it shows, from frame to frame, and when a key is pressed. */
function installWatch() {
	/** @type {{ shown: Shown[], pressed: number }} */
	const watch = { shown: [], pressed: NaN };
	Object.assign(window, { watch });
	const now = () => performance.timeOrigin + performance.now();
	const signature = () => {
		const frame = document.querySelector('iframe')?.contentWindow;
		const query = /** @type {any} */ (frame)?.plyscope?.query ?? null;
		const said = document.querySelector('[data-said]')?.textContent ?? '';
		return query === null ? '' : `${query} ${said.replace(/\s+/g, ' ').trim()}`;
	};
	let before = '';
	const look = () => {
		const next = signature();
		// Seen before this frame is painted; the next one begins when it is.
		if (next !== before) {
			const shown = next;
			requestAnimationFrame(() => watch.shown.push({ signature: shown, at: now() }));
		}
		before = next;
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
	window.addEventListener('keydown', () => (watch.pressed = now()), { capture: true });
}

/**
 * What a window shows last, and when a key was pressed in it last.
 * @param {import('playwright').Page} page
 * @returns {Promise<{ shown: Shown, pressed: number }>}
 */
function lookAt(page) {
	return page.evaluate(() => {
		const { shown, pressed } = /** @type {any} */ (window).watch;
		return { shown: shown.at(-1) ?? { signature: '', at: NaN }, pressed };
	});
}

/**
 * Waits until both windows have shown the same for a while.
 * @param {import('playwright').Page} presenter
 * @param {import('playwright').Page} stage
 */
async function settle(presenter, stage) {
	const until = Date.now() + PATIENCE_MS;
	while (Date.now() < until) {
		const [here, there] = [await lookAt(presenter), await lookAt(stage)];
		const last = Math.max(here.shown.at, there.shown.at);
		const isSame = here.shown.signature !== '' && here.shown.signature === there.shown.signature;
		if (isSame && Date.now() - last > SETTLED_MS) return { here, there };
		await presenter.waitForTimeout(50);
	}
	throw new Error('the two windows do not show the same');
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address of the site
 * @returns {Promise<Delay[]>}
 */
function measurePresses(browser, address) {
	return withPage(browser, async (presenter) => {
		await presenter.setViewportSize({ width: 1280, height: 720 });
		await presenter.goto(address + LINK);
		const opened = presenter.context().waitForEvent('page');
		await presenter.getByRole('button', { name: 'Open the stage' }).click();
		const stage = await opened;
		await stage.setViewportSize({ width: 1280, height: 720 });
		for (const window of [presenter, stage]) {
			await window.locator('iframe').waitFor();
			await window.evaluate(installWatch);
		}
		/** @type {Delay[]} */
		const delays = [];
		let before = await settle(presenter, stage);
		for (;;) {
			await presenter.keyboard.press('PageDown');
			const after = await settle(presenter, stage);
			const scene = new URL(presenter.url()).searchParams.get('scene') ?? '1';
			if (Number(scene) > SCENES) return delays;
			const [from, to] = [before, after].map(({ there }) => searchOf(there.shown.signature));
			delays.push({
				isSearch: from !== to,
				stage: after.there.shown.at - after.here.pressed,
				behind: after.there.shown.at - after.here.shown.at
			});
			before = after;
		}
	});
}

/**
 * The query of a signature, without the step.
 * @param {string} signature
 */
function searchOf(signature) {
	const query = new URLSearchParams(signature.split(' ')[0]);
	for (const field of ['step', 'future', 'panel']) query.delete(field);
	return query.toString();
}

/**
 * @param {string} name
 * @param {readonly number[]} times
 */
function rowOf(name, times) {
	const most = percentile(times, 1);
	const verdict = judge(most, { sense: 'at most', bound: MOST_MS });
	const figures = [median(times), percentile(times, 0.95), most].map(formatTime);
	return [name, String(times.length), ...figures, verdict];
}

const site = await serve({ folder: resolve(process.argv[2] ?? join(ROOT, 'build')), base: '' });
const browser = await launch();
try {
	const delays = await measurePresses(browser, site.address);
	const within = delays.filter(({ isSearch }) => !isSearch);
	const others = delays.filter(({ isSearch }) => isSearch);
	const heads = ['from the press', 'presses', 'median', '95 of 100', 'longest'];
	const rows = [
		[...heads, `at most ${MOST_MS} ms`],
		rowOf(
			'a question, a step, an answer',
			within.map(({ stage }) => stage)
		),
		rowOf(
			'another search',
			others.map(({ stage }) => stage)
		),
		rowOf(
			'another search, after the copy',
			others.map(({ behind }) => behind)
		)
	];
	for (const line of formatTable(rows)) console.log(line);
} finally {
	await browser.close();
	await site.close();
}
