import type { RootMove } from '../trace/root-moves.ts';
import type { Trace } from '../trace/trace.ts';
import { skipOf, skipText } from './skipped.ts';
import { VERDICTS } from './templates.en.ts';

/**
 * The verdict on a root move once it has returned or the search is finished; before that, only whether it is being
 * searched. A move that a cutoff at the root has skipped is reported at once.
 */
export function verdictText(
	trace: Trace,
	{ row, verdict, searching }: RootMove,
	step: number
): string {
	if (trace.isPruned(row) && trace.enterStepOf(row) <= step) {
		return skipText(skipOf(trace, row, step));
	}
	if (verdict !== null) return VERDICTS[verdict];
	if (searching) return VERDICTS.searching;
	return VERDICTS[trace.passIndexOf(row) === 0 ? 'waiting' : 'waiting again'];
}
