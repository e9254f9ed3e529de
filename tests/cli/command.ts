/** Runs the command line inside the test's own process: words in, exit code and both outputs out. */
import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import { run } from '../../src/cli/run.ts';

export interface Outcome {
	readonly code: number;
	readonly stdout: string;
	readonly stderr: string;
}

class Collector extends Writable {
	text = '';
	readonly isTTY: boolean;

	constructor(kind: 'terminal' | 'file') {
		super({ decodeStrings: false });
		this.isTTY = kind === 'terminal';
	}

	override _write(chunk: string, _encoding: string, done: () => void): void {
		this.text += chunk;
		done();
	}
}

export async function plyscope(
	argv: readonly string[],
	stderrKind: 'terminal' | 'file' = 'file',
	signals = new EventEmitter(),
	input = ''
): Promise<Outcome> {
	const stdout = new Collector('file');
	const stderr = new Collector(stderrKind);
	const code = await run(argv, { stdin: () => input, stdout, stderr, signals });
	return { code, stdout: stdout.text, stderr: stderr.text };
}

export interface SearchJson {
	game: string;
	position: string;
	algorithm: string;
	depth: number | 'whole';
	evaluator: string;
	order: string;
	cut: string;
	fail: string;
	value: number | 'Infinity' | '-Infinity';
	bound: string;
	bestMove: string | number | null;
	bestMoveText: string | null;
	nodes: number;
	leaves: number;
	cutoffs: number;
	prunedMoves: number;
	neverVisited: number | null;
	moves: {
		move: string | number;
		text: string;
		value: number | 'Infinity' | '-Infinity' | null;
		bound: string | null;
		verdict: string;
	}[];
	visitedLeaves?: string[];
	pruned?: string[];
}

/** Options as an object: `{ game: 'chess', depth: 3 }`. */
export type Options = Readonly<Record<string, string | number>>;

export function words(options: Options): string[] {
	return Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

/** `search --json` of a search that must succeed. */
export async function searchJson(options: Options, ...more: string[]): Promise<SearchJson> {
	const { code, stdout, stderr } = await plyscope(['search', ...words(options), '--json', ...more]);
	if (code !== 0 || stderr !== '') throw new Error(`exit code ${code}: ${stderr}`);
	return JSON.parse(stdout) as SearchJson;
}
