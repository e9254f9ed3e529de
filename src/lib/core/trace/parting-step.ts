/** Finds where a faulty run leaves the right search of the same tree. */
import { momentAt, type Moment } from './cursor.ts';
import type { Trace } from './trace.ts';

/**
 * The first step at which one of both does something else, has other bounds or another value; null if none does, not
 * even by ending earlier.
 */
export function partingStep(right: Trace, run: Trace): number | null {
	const most = Math.max(right.steps, run.steps);
	for (let step = 0; step < most; step++) {
		if (step >= right.steps || step >= run.steps) return step;
		if (told(right, step) !== told(run, step)) return step;
	}
	return null;
}

/** All that a step shows of the search, as text: no two different steps have the same. */
function told(trace: Trace, step: number): string {
	const moment = momentAt(trace, step);
	const { kind, node, subject } = moment;
	const value = kind === 'return' || kind === 'finish' ? trace.valueOf(subject) : null;
	return [kind, trace.movesTo(node).join('.'), trace.moveOf(subject), value, ...ends(moment)].join(
		' '
	);
}

function ends({ path }: Moment): readonly (number | null)[] {
	const here = path.at(-1);
	return here === undefined ? [] : [Number(here.max), here.alpha, here.beta, here.best];
}
