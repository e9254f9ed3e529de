import { textOf } from '$lib/core/explain/parts.ts';
import { BEFORE_FIRST_STEP } from '$lib/core/explain/problem.en.ts';
import type { Explorer } from '../explorer.svelte.ts';
import { passNumberInWords } from './pass-in-words.ts';

/** Longer texts are hard to follow while a slider moves; the whole sentence is in the explanation. */
const LONGEST = 110;

/** The value text of a slider over the steps: "step 31 of 38: b3 gives 0, X's best so far." */
export function stepInWords(explorer: Explorer): string {
	const { step, lastStep, trace, moment, known } = explorer;
	if (!known.hasStarted) return `${BEFORE_FIRST_STEP}: ${sentenceOf(explorer)}`;
	const pass = passNumberInWords(trace, moment.node);
	return `step ${step} of ${lastStep}${pass && `, ${pass}`}: ${shorten(sentenceOf(explorer))}`;
}

/** The step controls stay usable at a step that a contradictory recording cannot explain. */
function sentenceOf(explorer: Explorer): string {
	try {
		return textOf(explorer.sentence);
	} catch {
		return 'The recording contradicts itself here.';
	}
}

/** The first sentences that fit, or as many words as do. */
function shorten(text: string): string {
	if (text.length <= LONGEST) return text;
	const head = text.slice(0, LONGEST);
	const stop = head.search(/[.;](?= [^.;]*$)/);
	if (stop > 0) return head.slice(0, stop + 1);
	return `${head.slice(0, head.lastIndexOf(' '))} …`;
}
