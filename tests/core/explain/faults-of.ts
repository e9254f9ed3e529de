/** All faults of the sentences of a search. */
import {
	explainStep,
	SHORT_CUT_LENGTH,
	SHORT_LENGTH,
	textOf
} from '../../../src/lib/core/explain/sentence.ts';
import { faultIn } from './check-claim.ts';
import { faultsInWords } from './check-words.ts';
import type { Case } from './record-case.ts';

/** In the long and the short form: what claims are false, what words are claimed by nothing, and what is too long. */
export function faultsOf(one: Case): string[] {
	const { story, events } = one;
	if (story.trace.steps !== events.length) return ['the trace and the events differ in length'];
	return events.flatMap((_, step) => {
		const [long, short] = [explainStep(story, step), explainStep(story, step, 'short')];
		const size = textOf(short).length;
		const most = events[step]?.kind === 'cut' ? SHORT_CUT_LENGTH : SHORT_LENGTH;
		const faults = size > most ? [`${size} characters: ${textOf(short)}`] : [];
		// Most short forms are the long ones.
		const isSame = textOf(long) === textOf(short);
		for (const sentence of isSame ? [long] : [long, short]) {
			for (const claim of sentence.claims) faults.push(...[faultIn(claim, one, step) ?? []].flat());
			faults.push(...faultsInWords(sentence, story));
		}
		return faults.map((fault) => `step ${step}: ${fault}`);
	});
}
