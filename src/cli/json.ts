/** The result of a search as one JSON object, the contract with scripts: keys in a fixed order. */
import { scriptMove } from '../lib/core/columns/comparison.ts';
import { cellsOf } from '../lib/core/base/column.ts';
import { COUNTS, NEVER_VISITED } from '../lib/core/search/count-columns.ts';
import type { Recording } from '../lib/core/trace/recording.ts';
import { pathsTo } from './paths.ts';
import type { Summary } from './summary.ts';

export function* jsonOf(
	{ setup, partial, value, bound, best, counts, moves }: Summary,
	{ trace }: Recording,
	lists: 'with paths' | 'without paths'
): Generator<string> {
	const head = stringify({
		game: setup.game,
		position: setup.position,
		algorithm: setup.algorithm,
		depth: setup.depth ?? 'whole',
		evaluator: setup.evaluator,
		order: setup.order,
		cut: setup.cut,
		fail: setup.fail,
		value,
		bound,
		bestMove: best && scriptMove(best.move),
		bestMoveText: best && best.text,
		...cellsOf([...COUNTS, NEVER_VISITED], counts),
		// Only a file can hold a partial recording; searches run here are always whole.
		...(partial === null ? {} : { partial }),
		moves: moves.map((entry) => ({
			move: scriptMove(entry.move),
			text: entry.text,
			value: entry.value,
			bound: entry.bound,
			verdict: entry.verdict
		}))
	});
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
