// Runs in the measured page: records when each frame begins and which tasks were long.

/**
 * @typedef {object} Recording
 * @property {number[]} frames when each frame began, milliseconds from the start of the page
 * @property {import('./summary.mjs').LongTask[]} longTasks
 */

/**
 * Installs the recorder in every page that is opened from now on. It runs from the page's first moment.
 * @param {import('playwright').Page} page
 */
export async function installRecorder(page) {
	await page.addInitScript(() => {
		/** @type {number[]} */
		let frames = [];
		/** @type {import('./summary.mjs').LongTask[]} */
		let longTasks = [];
		/** @param {PerformanceEntryList} entries */
		const keep = (entries) => {
			for (const { startTime, duration } of entries) longTasks.push({ start: startTime, duration });
		};
		const observer = new PerformanceObserver((list) => keep(list.getEntries()));
		observer.observe({ type: 'longtask' });
		/** @param {number} time */
		const frame = (time) => {
			frames.push(time);
			requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
		Object.assign(window, {
			plyscopeProbe: {
				start: () => {
					observer.takeRecords();
					frames = [];
					longTasks = [];
				},
				stop: async () => {
					// A long task is reported a little after its end.
					const end = performance.now();
					await new Promise((resolve) => setTimeout(resolve, 200));
					keep(observer.takeRecords());
					return {
						frames: frames.filter((time) => time <= end),
						longTasks: longTasks.filter(({ start }) => start <= end)
					};
				}
			}
		});
	});
}

/** @param {import('playwright').Page} page */
export async function startRecorder(page) {
	await page.evaluate(() => /** @type {any} */ (window).plyscopeProbe.start());
}

/**
 * The recording since the start, or since the page was opened.
 * @param {import('playwright').Page} page
 * @returns {Promise<Recording>}
 */
export function stopRecorder(page) {
	return page.evaluate(() => /** @type {any} */ (window).plyscopeProbe.stop());
}
