import { judge, median, type Target } from './probe/summary.mjs';

/**
 * Times on one machine at one moment mean little; a comparison of two ways of doing the same thing means more. So the
 * contestants take turns in one run, and the output is the median of each and the ratio.
 */
export interface Contestant {
	readonly name: string;
	/** Does the work once. Its result is kept, so that no engine can skip the work. */
	readonly run: () => unknown;
	/** Number of measured operations in one `run`; 1 if it is the run itself. */
	readonly times?: number;
}

export interface Comparison {
	/** The task and its input: "tic-tac-toe, minimax, 549,946 nodes". */
	readonly on: string;
	readonly contestants: readonly Contestant[];
	readonly repetitions: number;
	readonly target?: Target;
}

/** The results: times, of which the first is the base of comparison; or independent amounts. */
export interface Table {
	readonly title: string;
	readonly rows: readonly Row[];
	/** The target: for the ratio of the second row to the first, or for each amount. */
	readonly target?: Target;
}

type Row = { readonly name: string } & (
	| { readonly milliseconds: number }
	| { readonly bytes: number }
);

/** One file of this folder: a question, and tables that answer it. */
export interface Measurement {
	readonly question: string;
	readonly tables: () => Iterable<Table>;
}

/** The result of the last run. */
export let kept: unknown;

/** The median time of each contestant, in turns, after one round that is not counted. */
export function compare({ on, contestants, repetitions, target }: Comparison): Table {
	const times = contestants.map((): number[] => []);
	for (let round = 0; round <= repetitions; round++) {
		for (const [index, { run, times: done = 1 }] of contestants.entries()) {
			const start = performance.now();
			kept = run();
			const taken = (performance.now() - start) / done;
			if (round > 0) times[index]?.push(taken);
		}
	}
	return {
		title: `${on} (median of ${repetitions})`,
		rows: contestants.map(({ name }, index) => ({
			name,
			milliseconds: median(times[index] ?? [])
		})),
		...(target && { target })
	};
}

export function* linesOf({ title, rows, target }: Table): Generator<string> {
	const width = Math.max(...rows.map(({ name }) => name.length));
	const first = rows[0] && timeOf(rows[0]);
	yield `  ${title}`;
	for (const [index, row] of rows.entries()) {
		const time = timeOf(row);
		const ratio = index === 0 || time === null || first == null ? null : time / first;
		const figure = time === null ? formatBytes(row) : formatTime(time);
		const beside = ratio === null ? '' : formatRatio(ratio).padStart(12);
		const verdict =
			target && verdictOn(index === 1 ? (ratio ?? amountOf(row)) : amountOf(row), target);
		yield `    ${row.name.padEnd(width)}  ${figure.padStart(11)}${beside}${verdict ?? ''}`.trimEnd();
	}
}

function timeOf(row: Row): number | null {
	return 'milliseconds' in row ? row.milliseconds : null;
}

/** NaN for a time: targets apply to comparisons only. */
function amountOf(row: Row): number {
	return 'bytes' in row ? row.bytes : NaN;
}

function verdictOn(figure: number, target: Target): string {
	if (Number.isNaN(figure)) return '';
	const bound = target.bound.toLocaleString('en');
	return `   ${target.sense} ${bound}: ${judge(figure, target)}`;
}

function formatBytes(row: Row): string {
	return `${amountOf(row).toFixed(1)} bytes`;
}

function formatTime(milliseconds: number): string {
	if (milliseconds >= 1) return `${milliseconds.toFixed(1)} ms`;
	return `${(1000 * milliseconds).toFixed(2)} µs`;
}

function formatRatio(ratio: number): string {
	return `x ${ratio >= 100 ? Math.round(ratio).toLocaleString('en') : ratio.toPrecision(3)}`;
}
