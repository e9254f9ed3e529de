// What a step costs the page's main thread: on a machine four times slower than this one, and in the largest trees here.
import { withPage } from './browser.mjs';
import { linkTo, whenAlive } from './site.mjs';
import { median } from './summary.mjs';
import { traceTasks } from './tasks.mjs';
import { WIDE_TREES } from './wide-trees.mjs';

/**
 * @typedef {object} StepCost
 * @property {string} search
 * @property {number} slower the processor has one part in so many of its speed
 * @property {number} most milliseconds that the longest task of a step may take
 * @property {number[][]} runs for each run the longest task of each press, from the first one on; milliseconds
 */

const SLOWER = 4;
const FORWARD = Array.from({ length: 10 }, () => 'ArrowRight');
/** At the start, and where all that can be known is known. */
const BOTH_ENDS = [...FORWARD.slice(0, 4), 'End', ...FORWARD.slice(0, 4).map(() => 'ArrowLeft')];
/** Enough for a slow step, the glide of the drawing and what is put off until the page is idle. */
const PAUSE_MS = 900;

/** The Swift post's position, as a reader of the post opens it. */
const SWIFT_POST = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
const LINKS = [
	{
		search: 'chess, depth 3',
		fields: { game: 'chess', position: SWIFT_POST, depth: '3', algorithm: 'alphabeta', step: '0' },
		most: 50
	},
	{
		search: 'the textbook tree',
		fields: { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', step: '0' },
		most: 30
	}
].map((link) => ({ ...link, slower: SLOWER, keys: FORWARD, times: 3 }));
const WIDE_LINKS = WIDE_TREES.map(({ shape, tree }) => ({
	search: `20,000 nodes, ${shape}`,
	fields: { game: 'tree', position: tree, step: '0' },
	most: 50,
	slower: 1,
	keys: BOTH_ENDS,
	times: 1
}));

/**
 * @param {() => Promise<import('playwright').Browser>} launch
 * @param {string} address of the site
 * @returns {Promise<StepCost[]>}
 */
export async function measureSteps(launch, address) {
	const costs = [];
	for (const { search, fields, most, slower, keys, times } of [...LINKS, ...WIDE_LINKS]) {
		const runs = [];
		for (let run = 0; run < times; run++) {
			const browser = await launch();
			try {
				runs.push(await pressOften(browser, linkTo(address, fields), slower, keys));
			} finally {
				await browser.close();
			}
		}
		costs.push({ search, slower, most, runs });
	}
	return costs;
}

/**
 * The longest task of each press.
 * @param {import('playwright').Browser} browser
 * @param {string} link
 * @param {number} slower
 * @param {readonly string[]} keys
 */
function pressOften(browser, link, slower, keys) {
	return withPage(browser, async (page) => {
		await page.goto(link);
		await whenAlive(page);
		await page.waitForFunction(() => document.querySelector('[role=status] progress') === null);
		await page.waitForTimeout(1500);
		const session = await page.context().newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
		const longest = [];
		for (const key of keys) {
			const { tasks } = await traceTasks(browser, async () => {
				await page.keyboard.press(key);
				await page.waitForTimeout(PAUSE_MS);
			});
			longest.push(Math.max(0, ...tasks.map(({ duration }) => duration)));
		}
		return longest;
	});
}

/**
 * The median of the runs for each press.
 * @param {StepCost} cost
 */
export function pressMedians({ runs }) {
	const [first = []] = runs;
	return first.map((_, press) => median(runs.map((run) => run[press] ?? NaN)));
}
