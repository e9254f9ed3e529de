/** What happens at a step, in numbers and in a sentence. */
import { explainStep, textOf } from '../lib/core/explain/sentence.ts';
import { momentAt, type StepKind } from '../lib/core/trace/cursor.ts';
import { boundOf } from '../lib/core/trace/schema.ts';
import { behindTrace, checkStep } from './search-trace.ts';
import type { Explanation, SearchTrace } from './types.ts';

/** Steps that give the node that they are about a value. */
const VALUED: readonly StepKind[] = ['evaluate', 'hit', 'return', 'finish'];

/**
 * Explains a step of a recorded search. Nothing that comes after the step is used.
 *
 * @param step 0 to `trace.steps - 1`
 * @throws RangeError
 */
export function explain(trace: SearchTrace, step: number): Explanation {
	const { story } = behindTrace(trace);
	checkStep(trace, step);
	const { trace: columns, names } = story;
	const { kind, node, subject, path } = momentAt(columns, step);
	const here = path.at(-1);
	const hasValue = VALUED.includes(kind);
	return {
		step,
		kind,
		node,
		path: names.pathTo(node),
		alpha: columns.hasWindow ? (here?.alpha ?? null) : null,
		beta: columns.hasWindow ? (here?.beta ?? null) : null,
		best: here?.best ?? null,
		value: hasValue ? columns.valueOf(subject) : null,
		bound: hasValue ? boundOf(columns.flagsOf(subject)) : null,
		pruned:
			kind === 'cut'
				? columns
						.childrenOf(node)
						.filter((row) => columns.isPruned(row))
						.map((row) => names.of(row))
				: [],
		sentence: textOf(explainStep(story, step)),
		short: textOf(explainStep(story, step, 'short'))
	};
}
