/**
 * Times on one machine at one moment mean little; how two ways of doing the same thing compare means
 * more. So the contestants take turns in one run, and what is printed is the median of each and the ratio.
 */
export interface Contestant {
	readonly name: string;
	/** Does the work once. What it returns is kept, so that no engine can leave the work out. */
	readonly run: () => unknown;
	/** How many times the thing measured is done by one `run`; 1 where it is the run itself. */
	readonly times?: number;
}

export interface Comparison {
	/** What is compared, and on what: "tic-tac-toe, minimax, 549,946 nodes". */
	readonly on: string;
	readonly contestants: readonly Contestant[];
	readonly repetitions: number;
}

/** What was found; the first row is what the others are compared with. */
export interface Table {
	readonly title: string;
	readonly rows: readonly { readonly name: string; readonly milliseconds: number }[];
}

/** One file of this folder: a question, and tables that answer it. */
export interface Measurement {
	readonly question: string;
	readonly tables: () => Iterable<Table>;
}

/** What the last run returned. */
export let kept: unknown;

/** The median time of each contestant, by turns, after one round that is not counted. */
export function compare({ on, contestants, repetitions }: Comparison): Table {
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
		rows: contestants.map(({ name }, index) => ({ name, milliseconds: median(times[index]) }))
	};
}

export function* linesOf({ title, rows }: Table): Generator<string> {
	const width = Math.max(...rows.map(({ name }) => name.length));
	const first = rows[0]?.milliseconds ?? NaN;
	yield `  ${title}`;
	for (const [index, { name, milliseconds }] of rows.entries()) {
		const ratio = index === 0 ? '' : formatRatio(milliseconds / first);
		const time = formatTime(milliseconds).padStart(11);
		yield `    ${name.padEnd(width)}  ${time}${ratio.padStart(12)}`.trimEnd();
	}
}

function median(times: readonly number[] = []): number {
	return times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;
}

function formatTime(milliseconds: number): string {
	if (milliseconds >= 1) return `${milliseconds.toFixed(1)} ms`;
	return `${(1000 * milliseconds).toFixed(2)} µs`;
}

function formatRatio(ratio: number): string {
	return `x ${ratio >= 100 ? Math.round(ratio).toLocaleString('en') : ratio.toPrecision(3)}`;
}
