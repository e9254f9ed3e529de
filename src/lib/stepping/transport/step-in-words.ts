import { textOf } from '$lib/core/explain/parts.ts';
import { BEFORE_FIRST_STEP } from '$lib/core/explain/problem.en.ts';
import type { Explorer } from '../explorer.svelte.ts';
import { passNumberInWords } from './pass-in-words.ts';

/**
 * The value text of a slider over the steps, "step 31 of 38: b3 gives 0, X's best so far.": in the short form, since a
 * longer one is hard to follow while a slider moves.
 */
export function stepInWords(explorer: Explorer): string {
	const { step, lastStepTold, trace, moment, known } = explorer;
	if (!known.hasStarted) return `${BEFORE_FIRST_STEP}: ${sentenceOf(explorer)}`;
	const pass = passNumberInWords(trace, moment.node);
	const last = lastStepTold === null ? '' : ` of ${lastStepTold}`;
	return `step ${step}${last}${pass && `, ${pass}`}: ${sentenceOf(explorer)}`;
}

/** The step controls stay usable at a step that a contradictory recording cannot explain. */
function sentenceOf(explorer: Explorer): string {
	try {
		return textOf(explorer.shortSentence);
	} catch {
		return 'The recording contradicts itself here.';
	}
}
