// `npm run bench:page [folder of the built site] [options]`: see README.md here.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { describeMachine, launch, withPage } from './browser.mjs';
import { measureExplorable } from './explorable.mjs';
import { OVERVIEW, WHOLE_TREE, faultOf, recordIdle, runScenario } from './frames.mjs';
import { installRecorder, startRecorder, stopRecorder } from './in-page.mjs';
import { measureMemory } from './memory.mjs';
import { OTHERS, OTHERS_NODES, assertInstalled, measureOther, versionOf } from './others.mjs';
import { profilerOf } from './profile.mjs';
import { reportLines } from './report.mjs';
import { SEARCHES, TIC_TAC_TOE, linkTo, openOverview, whenAlive, whenShown } from './site.mjs';
import { measureSteps } from './steps.mjs';
import { intervalsOf } from './summary.mjs';
import { traceTasks } from './tasks.mjs';
import { PAGES, measureWeight } from './weight.mjs';

/**
 * @typedef {import('./in-page.mjs').Recording} Recording
 * @typedef {import('./report.mjs').Raw} Raw
 * @typedef {import('./report.mjs').RawFrames} RawFrames
 * @typedef {import('./report.mjs').RawView} RawView
 */

const OURS_TIMES = 9;
const OTHERS_TIMES = 3;
const FORMAT = 1;
const PARTS = ['weight', 'steps', 'explorable', 'others', 'frames'];
/** The whole tree replaces the small one in its pane, so it is a view of its own. */
const VIEWS = /** @type {const} */ ([
	{ view: 'overview', fields: {}, scenarios: OVERVIEW },
	{ view: 'whole tree', fields: { tree: 'whole' }, scenarios: WHOLE_TREE }
]);

const { values: options, positionals } = parseArgs({
	options: {
		only: { type: 'string' },
		search: { type: 'string', default: '' },
		profile: { type: 'boolean', default: false },
		output: { type: 'string', default: join(ROOT, 'bench', 'results', 'page.json') }
	},
	allowPositionals: true
});
if (options.only !== undefined && !PARTS.includes(options.only)) {
	throw new Error(`--only takes one of ${PARTS.join(', ')}`);
}

/** @param {string} part */
const wants = (part) => options.only === undefined || options.only === part;

if (wants('others')) assertInstalled();

/** @param {string} text */
const say = (text) => console.error(`${text} ...`);

/**
 * A browser of its own for each part, so that none inherits another's memory.
 * @template T
 * @param {(browser: import('playwright').Browser) => Promise<T>} work
 */
async function withBrowser(work) {
	const browser = await launch();
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/**
 * @param {string} address
 * @returns {Promise<Raw['explorable']>}
 */
async function measureOurs(address) {
	const runs = [];
	for (let time = 0; time < OURS_TIMES; time++) {
		const run = await withBrowser((browser) => measureExplorable(browser, address));
		runs.push({ milliseconds: round(run.milliseconds), ...framesOf(run.recording) });
	}
	return { search: TIC_TAC_TOE.name, nodes: TIC_TAC_TOE.nodes, runs };
}

/** @returns {Promise<Raw['others']>} */
async function measureOthers() {
	const measured = [];
	for (const { id, name, draw } of OTHERS) {
		const version = versionOf(id.replace(/-.*/, ''));
		const milliseconds = [];
		for (let time = 0; time < OTHERS_TIMES; time++) {
			say(`${name}, ${time + 1} of ${OTHERS_TIMES}`);
			const taken = await withBrowser((browser) => measureOther(browser, draw, OTHERS_NODES));
			milliseconds.push(taken === null ? null : round(taken));
			// A library that was too slow once is not run again.
			if (taken === null) break;
		}
		measured.push({ id, name, version, nodes: OTHERS_NODES, milliseconds });
	}
	return measured;
}

/**
 * @param {string} address
 * @param {import('./site.mjs').Search} search
 * @param {(typeof VIEWS)[number]} view
 * @returns {Promise<RawView>}
 */
function measureView(address, search, { view, fields, scenarios }) {
	return withBrowser((browser) =>
		withPage(browser, async (page) => {
			await installRecorder(page);
			const profiler = options.profile ? await profilerOf(page) : null;
			/** @param {() => Promise<Recording | null>} work */
			const watch = async (work) => {
				await profiler?.start();
				const { result, tasks } = await traceTasks(browser, work);
				const profile = await profiler?.stop(result?.longTasks ?? []);
				if (result === null) return null;
				return { ...framesOf(result), tasks: tasks.map(roundTask), ...(profile && { profile }) };
			};
			let lastStep = NaN;
			await page.goto(linkTo(address, { ...search.fields, ...fields, step: '1' }));
			await whenAlive(page);
			await openOverview(page);
			const opening = await watch(async () => {
				await startRecorder(page);
				lastStep = await whenShown(page, search);
				// Work of the page just after the search counts as opening it.
				await page.waitForTimeout(3000);
				return stopRecorder(page);
			});
			const memory = await measureMemory(page, browser);
			const idle = await watch(() => recordIdle(page));
			/** @type {RawFrames[]} */
			const measured = [];
			for (const scenario of scenarios) {
				const { name } = scenario;
				const fault = await faultOf(page, scenario);
				const frames = fault === null ? await watch(() => runScenario(page, scenario)) : null;
				measured.push(frames === null ? { name, fault: fault ?? 'gone' } : { name, ...frames });
			}
			return {
				search: search.name,
				nodes: search.nodes,
				lastStep,
				view,
				opening: assertMeasured(opening),
				idle: assertMeasured(idle),
				scenarios: measured,
				memory,
				memoryAfter: await measureMemory(page, browser)
			};
		})
	);
}

/**
 * @template T
 * @param {T | null} frames
 */
function assertMeasured(frames) {
	if (frames === null) throw new Error('nothing was measured');
	return frames;
}

/** @param {Recording} recording */
function framesOf({ frames, longTasks }) {
	return {
		intervals: intervalsOf(frames).map(round),
		longTasks: longTasks.map(({ start, duration }) => ({ start: round(start), duration }))
	};
}

/** @param {import('./tasks.mjs').Task} task */
function roundTask({ duration, cpu }) {
	return { duration: round(duration), cpu: round(cpu) };
}

/** @param {number} milliseconds */
function round(milliseconds) {
	return Math.round(milliseconds * 100) / 100;
}

const site = await serve({ folder: resolve(positionals[0] ?? join(ROOT, 'build')), base: '' });
try {
	const machine = await withBrowser(async (browser) => describeMachine(browser));
	/** @type {Raw} */
	const raw = {
		format: FORMAT,
		taken: new Date().toISOString(),
		machine,
		profiled: options.profile
	};
	if (wants('weight')) {
		say('what each page loads');
		raw.weights = [];
		for (const { page } of PAGES) {
			raw.weights.push(await withBrowser((browser) => measureWeight(browser, site.address, page)));
		}
	}
	if (wants('steps')) {
		say('the cost of a step');
		raw.steps = (await measureSteps(launch, site.address)).map((cost) => ({
			...cost,
			runs: cost.runs.map((run) => run.map(round))
		}));
	}
	if (wants('explorable')) {
		say('from the click to an explorable search');
		raw.explorable = await measureOurs(site.address);
	}
	if (wants('others')) raw.others = await measureOthers();
	if (wants('frames')) {
		raw.views = [];
		for (const search of SEARCHES.filter(({ name }) => name.includes(options.search))) {
			for (const view of VIEWS) {
				say(`frames: ${search.name}, ${view.view}`);
				raw.views.push(await measureView(site.address, search, view));
			}
		}
	}
	mkdirSync(resolve(options.output, '..'), { recursive: true });
	const style = await resolveConfig(join(ROOT, 'package.json'));
	const text = await format(JSON.stringify(raw), { ...style, useTabs: true, parser: 'json' });
	writeFileSync(options.output, text);
	for (const line of reportLines(raw)) console.log(line);
	console.log(`\nRaw figures: ${relative(process.cwd(), options.output)}`);
} finally {
	await site.close();
}
