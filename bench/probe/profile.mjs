// The time of long tasks by function: `--profile`. The profiler itself slows the page a little.

/**
 * @typedef {object} Profiler
 * @property {() => Promise<void>} start
 * @property {(tasks: readonly import('./summary.mjs').LongTask[]) => Promise<string[]>} stop
 */

const INTERVAL_US = 500;
const MOST = 12;

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<Profiler>}
 */
export async function profilerOf(page) {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable');
	await session.send('Profiler.enable');
	await session.send('Profiler.setSamplingInterval', { interval: INTERVAL_US });
	return {
		start: async () => {
			await session.send('Profiler.start');
		},
		stop: async (tasks) => {
			const { profile } = await session.send('Profiler.stop');
			const { metrics } = await session.send('Performance.getMetrics');
			const opened = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? 0;
			return describeProfile(profile, tasks, opened * 1e6);
		}
	};
}

/**
 * @param {any} profile of the DevTools protocol
 * @param {readonly import('./summary.mjs').LongTask[]} tasks
 * @param {number} opened when the page was opened, in microseconds of the profile's clock
 */
function describeProfile({ nodes, samples, timeDeltas, startTime }, tasks, opened) {
	const byId = new Map(nodes.map((/** @type {any} */ node) => [node.id, node]));
	const parents = new Map();
	for (const { id, children = [] } of nodes) {
		for (const child of children) parents.set(child, id);
	}
	/** @type {Map<string, { own: number, total: number }>} */
	const functions = new Map();
	let time = startTime;
	for (const [index, id] of samples.entries()) {
		time += timeDeltas[index];
		const at = (time - opened) / 1000;
		if (!tasks.some(({ start, duration }) => at >= start && at <= start + duration)) continue;
		const seen = new Set();
		for (let node = id; node !== undefined; node = parents.get(node)) {
			const name = nameOf(byId.get(node).callFrame);
			const entry = functions.get(name) ?? { own: 0, total: 0 };
			if (node === id) entry.own += timeDeltas[index] / 1000;
			if (!seen.has(name)) entry.total += timeDeltas[index] / 1000;
			seen.add(name);
			functions.set(name, entry);
		}
	}
	return [...functions]
		.sort(([, a], [, b]) => b.own - a.own || b.total - a.total)
		.slice(0, MOST)
		.map(
			([name, { own, total }]) => `${own.toFixed(0)} ms own, ${total.toFixed(0)} in all: ${name}`
		);
}

/** @param {{ functionName: string, url: string, lineNumber: number }} frame */
function nameOf({ functionName, url, lineNumber }) {
	const file = url === '' ? '' : ` (${url.replace(/^.*\//, '')}:${lineNumber + 1})`;
	return `${functionName || 'anonymous'}${file}`;
}
