// Summaries of the raw numbers of the page probe: medians, percentiles, ratios, and whether a target is reached.

/**
 * @typedef {object} Target
 * @property {'at most' | 'at least' | 'under'} sense
 * @property {number} bound in the unit of the figure
 *
 * @typedef {'reached' | 'missed' | 'not measured'} Verdict
 *
 * @typedef {object} LongTask a task of 50 ms or more, as the browser reports it
 * @property {number} start milliseconds from the start of the page
 * @property {number} duration milliseconds
 *
 * @typedef {object} FrameSummary
 * @property {number} frames how many intervals were measured
 * @property {number} median milliseconds
 * @property {number} p95 milliseconds
 * @property {number} longestFrame milliseconds
 * @property {number} longestTask milliseconds; 0 where no task took 50 ms
 */

/** The browser reports no shorter task: https://w3c.github.io/longtasks/ */
export const LONG_TASK_MS = 50;
/** A frame counts as late by one only if it is more than this part of a frame too late: clocks are not exact. */
const TOLERANCE = 0.1;

/**
 * The value at or below which the share `part` of the values lies (nearest rank); NaN for no values.
 * @param {readonly number[]} values
 * @param {number} part over 0, at most 1
 */
export function percentile(values, part) {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

/**
 * The middle value, or the mean of the two in the middle; NaN for no values.
 * @param {readonly number[]} values
 */
export function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length / 2;
	const below = sorted[Math.ceil(middle) - 1] ?? NaN;
	const above = sorted[Math.floor(middle)] ?? NaN;
	return (below + above) / 2;
}

/**
 * The time between one frame and the next.
 * @param {readonly number[]} times when each frame began, in milliseconds
 */
export function intervalsOf(times) {
	return times.slice(1).map((time, before) => time - /** @type {number} */ (times[before]));
}

/**
 * @param {readonly number[]} intervals milliseconds between frames
 * @param {readonly LongTask[]} longTasks
 * @returns {FrameSummary}
 */
export function summariseFrames(intervals, longTasks) {
	return {
		frames: intervals.length,
		median: median(intervals),
		p95: percentile(intervals, 0.95),
		longestFrame: intervals.reduce((longest, one) => Math.max(longest, one), 0),
		longestTask: longTasks.reduce((longest, { duration }) => Math.max(longest, duration), 0)
	};
}

/**
 * @param {number} figure
 * @param {Target} target
 * @returns {Verdict}
 */
export function judge(figure, { sense, bound }) {
	if (!Number.isFinite(figure)) return 'not measured';
	if (sense === 'at least') return figure >= bound ? 'reached' : 'missed';
	if (sense === 'at most') return figure <= bound ? 'reached' : 'missed';
	return figure < bound ? 'reached' : 'missed';
}

/**
 * Whether frames are on time: the median at the display's rate, 95 of 100 within two frames, and no long task.
 * @param {FrameSummary} summary
 * @param {number} cap milliseconds between frames of an idle page
 * @returns {Verdict}
 */
export function judgeFrames(summary, cap) {
	const slack = cap * TOLERANCE;
	return together([
		judge(summary.median, { sense: 'at most', bound: cap + slack }),
		judge(summary.p95, { sense: 'at most', bound: 2 * cap + slack }),
		judge(summary.longestTask, { sense: 'under', bound: LONG_TASK_MS })
	]);
}

/**
 * Combines verdicts: missed if any is, measured only if all are.
 * @param {readonly Verdict[]} verdicts
 * @returns {Verdict}
 */
export function together(verdicts) {
	if (verdicts.includes('missed')) return 'missed';
	return verdicts.length === 0 || verdicts.includes('not measured') ? 'not measured' : 'reached';
}

/**
 * How many times sooner `ours` is than `theirs`; NaN if either is missing.
 * @param {readonly number[]} ours milliseconds
 * @param {readonly number[]} theirs milliseconds
 */
export function timesSooner(ours, theirs) {
	return median(theirs) / median(ours);
}

/**
 * "1.25 s", "34.5 ms"; "-" if there is no time.
 * @param {number} milliseconds
 */
export function formatTime(milliseconds) {
	if (!Number.isFinite(milliseconds)) return '-';
	return milliseconds >= 1000
		? `${(milliseconds / 1000).toFixed(2)} s`
		: `${milliseconds.toFixed(1)} ms`;
}

/**
 * Lines of text with aligned columns: the first to the left, all others to the right, the last to the left.
 * @param {readonly (readonly string[])[]} rows
 * @returns {string[]}
 */
export function formatTable(rows) {
	/** @type {number[]} */
	const widths = [];
	for (const row of rows) {
		for (const [column, text] of row.entries()) {
			widths[column] = Math.max(widths[column] ?? 0, text.length);
		}
	}
	return rows.map((row) =>
		row
			.map((text, column) => {
				const width = widths[column] ?? 0;
				const isText = column === 0 || column === widths.length - 1;
				return isText ? text.padEnd(width) : text.padStart(width);
			})
			.join('  ')
			.trimEnd()
	);
}
