// The explorer for the probe: searches as links, and waiting until one is shown.

/**
 * @typedef {object} Search
 * @property {string} name
 * @property {Record<string, string>} fields as in a link
 * @property {number} nodes rows in the page's memory: the trace's, or its shadow's if that is larger
 * @property {number} [lastStep] if known in advance
 */

/** The Swift post's position. */
const position = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
const chess = { game: 'chess', position, depth: '5', budget: '10000000' };

export const TIC_TAC_TOE = Object.freeze({
	name: 'tic-tac-toe, minimax',
	fields: { game: 'tictactoe', position: '.........', algorithm: 'minimax' },
	nodes: 549_946,
	lastStep: 1_099_891
});

export const CHESS = Object.freeze({
	name: 'chess, depth 5, minimax',
	fields: { ...chess, algorithm: 'minimax' },
	nodes: 3_474_358,
	lastStep: 6_948_715
});

export const CHESS_ALPHABETA = Object.freeze({
	name: 'chess, depth 5, alpha-beta over minimax',
	fields: { ...chess, algorithm: 'alphabeta' },
	nodes: 3_474_358
});

/** @type {readonly Search[]} */
export const SEARCHES = [TIC_TAC_TOE, CHESS, CHESS_ALPHABETA];

/** The longest time for a search of three million nodes on a slow and busy machine. */
const PATIENCE_MS = 180_000;

/**
 * @param {string} address of the site
 * @param {Record<string, string>} fields
 */
export function linkTo(address, fields) {
	return `${address}?${new URLSearchParams(fields).toString()}`;
}

/** @param {import('playwright').Page} page */
export function stepField(page) {
	return page.getByRole('textbox', { name: /^Step, 0 to/ });
}

/**
 * Waits until the page is interactive: the slider, the lecture view, and what leads through a first visit are drawn by
 * the browser only.
 * @param {import('playwright').Page} page
 */
export async function whenAlive(page) {
	const drawn = page.locator('.step-slider svg, .page.lecture, .visit');
	await drawn.filter({ visible: true }).first().waitFor();
}

/**
 * Opens the overview, which is closed at first.
 * @param {import('playwright').Page} page
 */
export async function openOverview(page) {
	await page.keyboard.press('o');
	await page.getByRole('region', { name: 'Overview', exact: true }).waitFor();
}

/**
 * Waits until a search is shown whole: nothing runs any more, and the last step is that of the search.
 * @param {import('playwright').Page} page
 * @param {Search} search
 * @returns {Promise<number>} its last step
 */
export async function whenShown(page, { lastStep, nodes }) {
	await whenAlive(page);
	const handle = await page.waitForFunction(
		({ lastStep, least }) => {
			if (document.querySelector('[role=status] progress') !== null) return null;
			const label = document.querySelector('[aria-label^="Step, 0 to"]')?.ariaLabel ?? '';
			const shown = Number(label.replace(/^Step, 0 to/, '').replaceAll(/\D/g, ''));
			return shown === lastStep || (lastStep === null && shown > least) ? shown : null;
		},
		// Alpha-beta visits far less than minimax, but more than any placeholder that a page shows first.
		{ lastStep: lastStep ?? null, least: Math.sqrt(nodes) },
		{ timeout: PATIENCE_MS, polling: 100 }
	);
	return /** @type {number} */ (await handle.jsonValue());
}
