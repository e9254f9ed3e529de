// Measures the time from the click that starts full tic-tac-toe to the first frame in which you can step through it.
import { withPage } from './browser.mjs';
import { installRecorder, startRecorder, stopRecorder } from './in-page.mjs';
import { TIC_TAC_TOE, linkTo, whenAlive } from './site.mjs';

/**
 * @typedef {object} Explorable
 * @property {number} milliseconds from the choice to the frame after the one that shows the step forward
 * @property {import('./in-page.mjs').Recording} recording
 */

/**
 * Opens a page with a small search and chooses the empty board there. From then on the key for a step forward is
 * pressed in every frame that shows the new search; the clock stops at the frame after the one in which the key
 * changed the shown step.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<Explorable>}
 */
export function measureExplorable(browser, address) {
	return withPage(browser, async (page) => {
		await installRecorder(page);
		await page.goto(linkTo(address, { game: 'tictactoe', algorithm: 'minimax' }));
		await whenAlive(page);
		await page.waitForTimeout(1000);
		await page.getByRole('combobox', { name: 'Position', exact: true }).click();
		const choice = page.getByRole('option', { name: 'Empty board', exact: true });
		await startRecorder(page);
		const milliseconds = await choice.evaluate(chooseAndStep, TIC_TAC_TOE.lastStep);
		return { milliseconds, recording: await stopRecorder(page) };
	});
}

/**
 * Runs in the page.
 * @param {Element} choice
 * @param {number} lastStep of the expected search
 * @returns {Promise<number>} milliseconds
 */
function chooseAndStep(choice, lastStep) {
	return new Promise((resolve, reject) => {
		const label = `Step, 0 to ${lastStep.toLocaleString('en')}`;
		/** @type {string | null} */
		let before = null;
		const start = performance.now();
		choice.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		requestAnimationFrame(function frame() {
			const now = performance.now();
			/** @type {HTMLInputElement | null} */
			const field = document.querySelector(`input[aria-label="${label}"]`);
			if (field !== null && before !== null && field.value !== before) {
				resolve(now - start);
				return;
			}
			if (now - start > 60_000) {
				reject(new Error('a step forward changed nothing for a minute'));
				return;
			}
			if (field !== null) {
				before = field.value;
				const press = { key: 'ArrowRight', code: 'ArrowRight', bubbles: true };
				document.body.dispatchEvent(new KeyboardEvent('keydown', press));
			}
			requestAnimationFrame(frame);
		});
	});
}
