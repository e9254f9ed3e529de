/** The result of a search as one JSON object, the contract with scripts: keys in a fixed order. */
import type { Recording } from '../lib/core/trace/recording.ts';
import { pathsTo } from './paths.ts';
import { resultOf, type Summary } from '../lib/core/columns/summary.ts';

export function* jsonOf(
	summary: Summary,
	{ trace }: Recording,
	lists: 'with paths' | 'without paths'
): Generator<string> {
	const head = stringify(resultOf(summary));
	yield head.slice(0, -1);
	if (lists === 'with paths') {
		yield* jsonList(
			'visitedLeaves',
			pathsTo(trace, (row) => trace.isLeaf(row))
		);
		yield* jsonList(
			'pruned',
			pathsTo(trace, (row) => trace.isPruned(row))
		);
	}
	yield '}\n';
}

/** One more key of the object, with its list written as it is generated. */
function* jsonList(key: string, texts: Iterable<string>): Generator<string> {
	let before = `,"${key}":[`;
	for (const text of texts) {
		yield before + JSON.stringify(text);
		before = ',';
	}
	yield before === ',' ? ']' : `${before}]`;
}

/** JSON has no infinity: it is written as a string. */
export function stringify(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) =>
		part === Infinity || part === -Infinity ? String(part) : part
	);
}
