// Duration of each task of the page's main thread, by the clock and in processor time: on a busy machine a task may
// take long only because another process ran.

/**
 * @typedef {object} Task
 * @property {number} duration milliseconds by the clock
 * @property {number} cpu milliseconds of processor time; NaN if the system does not report it
 */

const TASKS = 'disabled-by-default-devtools.timeline';
/** Shorter tasks leave time for the next frame anyway. */
const LEAST_MS = 8;

/**
 * Records the tasks of every page's main thread during `work`.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, tasks: Task[] }>} the tasks that take a good part of a frame
 */
export async function traceTasks(browser, work) {
	const session = await browser.newBrowserCDPSession();
	/** @type {Record<string, any>[]} */
	const events = [];
	session.on('Tracing.dataCollected', ({ value }) => {
		for (const event of value) events.push(event);
	});
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: [TASKS], excludedCategories: ['*'] }
	});
	const result = await work();
	await session.send('Tracing.end');
	await complete;
	await session.detach();
	return { result, tasks: tasksOf(events) };
}

/** @param {readonly Record<string, any>[]} events of a trace */
function tasksOf(events) {
	/** @param {Record<string, any>} event */
	const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
	const names = events.filter(({ name }) => name === 'thread_name');
	const main = new Set(
		names.filter(({ args }) => args.name === 'CrRendererMain').map((event) => threadOf(event))
	);
	return events
		.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)))
		.map(({ dur, tdur }) => ({ duration: dur / 1000, cpu: (tdur ?? NaN) / 1000 }))
		.filter(({ duration }) => duration >= LEAST_MS);
}
