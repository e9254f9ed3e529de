// The raw figures of the page probe as tables, each with its target.
import {
	formatTable,
	formatTime,
	judge,
	judgeFrames,
	median,
	summariseFrames,
	timesSooner
} from './summary.mjs';
import { pressMedians } from './steps.mjs';
import { KINDS, PAGES } from './weight.mjs';

/**
 * @typedef {object} Frames
 * @property {number[]} intervals milliseconds between the beginnings of frames
 * @property {import('./summary.mjs').LongTask[]} longTasks
 * @property {import('./tasks.mjs').Task[]} [tasks] of a good part of a frame or more, from the tracing
 * @property {string[]} [profile] the time of the long tasks by function
 *
 * @typedef {{ name: string } & (Frames | { fault: string })} RawFrames
 *
 * @typedef {object} RawView
 * @property {string} search
 * @property {number} nodes
 * @property {number} lastStep
 * @property {string} view
 * @property {Frames} opening while the search runs, and for three seconds after it is shown
 * @property {Frames} idle
 * @property {RawFrames[]} scenarios
 * @property {import('./memory.mjs').Memory} memory before the scenarios
 * @property {import('./memory.mjs').Memory} memoryAfter after them
 *
 * @typedef {object} Raw the content of the file
 * @property {number} format
 * @property {string} taken when
 * @property {Record<string, string | number>} machine
 * @property {boolean} profiled with the profiler running, times mean less
 * @property {{ search: string, nodes: number, runs: ({ milliseconds: number } & Frames)[] } | undefined} [explorable]
 * @property {{ id: string, name: string, version: string, nodes: number, milliseconds: (number | null)[] }[] | undefined} [others]
 * @property {RawView[]} [views]
 * @property {import('./weight.mjs').Weight[]} [weights]
 * @property {import('./steps.mjs').StepCost[]} [steps]
 */

/** The targets: five times sooner with five times the nodes; the page's memory. */
const SOONER = /** @type {const} */ ({ sense: 'at least', bound: 5 });
const MEMORY = /** @type {const} */ ({ sense: 'under', bound: 600e6 });

/**
 * @param {Raw} raw
 * @returns {string[]}
 */
export function reportLines(raw) {
	const machine = Object.entries(raw.machine).map(([name, value]) => `${name}: ${value}`);
	return [
		machine.join(' · '),
		...(raw.profiled ? ['', 'The profiler was running: times are longer than without.'] : []),
		...(raw.weights ? ['', ...weightLines(raw.weights)] : []),
		...(raw.steps ? ['', ...stepLines(raw.steps)] : []),
		...(raw.explorable || raw.others ? ['', ...explorableLines(raw)] : []),
		...(raw.views ?? []).flatMap((view) => ['', ...viewLines(view)])
	];
}

/** @param {readonly import('./weight.mjs').Weight[]} weights */
function weightLines(weights) {
	/** @param {number} bytes */
	const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
	const rows = weights.map(({ page, bytes, kinds, files }) => {
		const most = PAGES.find((one) => one.page === page)?.most ?? NaN;
		return [
			page,
			kilobytes(bytes),
			...KINDS.map((kind) => kilobytes(kinds[kind] ?? 0)),
			`${files.length}`,
			judge(bytes, { sense: 'at most', bound: most })
		];
	});
	return [
		'What a page loads before it is idle, with nothing stored: kB, gzipped',
		...formatTable([['', 'all', ...KINDS, 'files', ''], ...rows]).map((line) => `  ${line}`)
	];
}

/** @param {readonly import('./steps.mjs').StepCost[]} steps */
function stepLines(steps) {
	const rows = steps.map((cost) => {
		const presses = pressMedians(cost);
		const longest = Math.max(...presses);
		return [
			cost.search,
			cost.slower === 1 ? '' : `1/${cost.slower}`,
			formatTime(presses[0] ?? NaN),
			formatTime(median(presses)),
			formatTime(longest),
			judge(longest, { sense: 'at most', bound: cost.most })
		];
	});
	return [
		'The longest task of a step, with the processor at a part of its speed',
		...formatTable([['', 'speed', 'first press', 'median', 'longest', ''], ...rows]).map(
			(line) => `  ${line}`
		)
	];
}

/** @param {Raw} raw */
function explorableLines({ explorable, others = [] }) {
	const runs = explorable?.runs ?? [];
	const ours = runs.map(({ milliseconds }) => milliseconds);
	const { longestTask } = summariseFrames(
		[],
		runs.flatMap(({ longTasks }) => longTasks)
	);
	const rows = others.map(({ name, version, nodes, milliseconds }) => {
		const given = milliseconds.includes(null);
		const times = milliseconds.map((time) => time ?? Infinity);
		const ratio = given ? NaN : timesSooner(ours, times);
		return [
			`${name} (${version})`,
			nodes.toLocaleString('en'),
			given ? 'given up' : formatTime(median(times)),
			Number.isNaN(ratio) ? '' : `x ${ratio.toFixed(1)}`,
			judge(ratio, SOONER)
		];
	});
	return [
		`From the click to an explorable search (median of ${runs.length}), against a random tree drawn`,
		...formatTable([
			['', 'nodes', 'time', 'ratio', ''],
			...(explorable
				? [
						[
							explorable.search,
							explorable.nodes.toLocaleString('en'),
							formatTime(median(ours)),
							'',
							''
						]
					]
				: []),
			...rows
		]).map((line) => `  ${line}`),
		...(runs.length === 0
			? []
			: [
					`  longest task on the way: ${longestTask === 0 ? 'none of 50 ms' : formatTime(longestTask)}`
				])
	];
}

/** @param {RawView} view */
function viewLines({ search, nodes, view, opening, idle, scenarios, memory, memoryAfter }) {
	const cap = median(idle.intervals);
	const rows = scenarios.map((scenario) => {
		if ('fault' in scenario) return [scenario.name, '', '', '', '', '', '', scenario.fault];
		return rowOf(scenario.name, scenario, judgeFrames(summaryOf(scenario), cap));
	});
	return [
		`${search}, ${nodes.toLocaleString('en')} nodes: ${view}`,
		...formatTable([
			['', 'frames', 'median', '95 %', 'longest', 'longest task', 'most CPU in one', ''],
			rowOf('doing nothing', idle, 'the cap'),
			rowOf('while it runs, and is shown', opening, 'no target'),
			...rows
		]).map((line) => `  ${line}`),
		`  memory of the page's process: ${describeMemory(memory)}`,
		`  and after all this: ${describeMemory(memoryAfter)}`,
		...profileLines(opening, scenarios)
	];
}

/**
 * @param {string} name
 * @param {Frames} measured
 * @param {string} verdict
 */
function rowOf(name, measured, verdict) {
	const { frames, median, p95, longestFrame, longestTask } = summaryOf(measured);
	const cpu = Math.max(0, ...(measured.tasks ?? []).map(({ cpu }) => cpu));
	const times = [median, p95, longestFrame, longestTask, cpu].map((time) => formatTime(time));
	return [name, `${frames}`, ...times, verdict];
}

/**
 * The longest task of either source: the tracing has the shorter ones too.
 * @param {Frames} frames
 */
function summaryOf({ intervals, longTasks, tasks = [] }) {
	const traced = tasks.map(({ duration }) => ({ start: NaN, duration }));
	return summariseFrames(intervals, [...longTasks, ...traced]);
}

/** @param {import('./memory.mjs').Memory} memory */
function describeMemory({ resident, proportional, peak }) {
	/** @param {number} bytes */
	const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;
	const rest = [
		...(proportional === null ? [] : [`${megabytes(proportional)} proportional`]),
		...(peak === null ? [] : [`${megabytes(peak)} at most so far`])
	].join(', ');
	return `${megabytes(resident)} resident (${judge(resident, MEMORY)}${rest && `; ${rest}`})`;
}

/**
 * @param {Frames} opening
 * @param {RawFrames[]} scenarios
 */
function profileLines(opening, scenarios) {
	return [{ name: 'while it runs, and is shown', ...opening }, ...scenarios].flatMap((scenario) =>
		'profile' in scenario && scenario.profile.length > 0
			? [`  long tasks of "${scenario.name}":`, ...scenario.profile.map((line) => `    ${line}`)]
			: []
	);
}
