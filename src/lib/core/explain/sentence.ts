/**
 * One sentence, or a few short ones, for each step: the event, and its reason.
 *
 * A sentence is built from the trace alone and ignores everything after its step. It never claims more than the
 * search had proved at that moment: a bound is always called a bound.
 */
import { momentAt, type Moment } from '../trace/cursor.ts';
import { explainCut, shortCut } from './cut-step.ts';
import { explainEnter, shortEnter } from './enter-step.ts';
import { explainFinish, shortFinish } from './finish-step.ts';
import { explainLeaf, shortLeaf } from './leaf-step.ts';
import { compose, textOf, type Forms, type Sentence } from './parts.ts';
import {
	explainPass,
	explainProbe,
	explainResearch,
	shortPass,
	shortProbe,
	shortResearch
} from './again-step.ts';
import { explainHit, shortHit } from './hit-step.ts';
import { sayMates } from './mates.ts';
import { explainReturn, shortReturn } from './return-step.ts';
import { recordingEnds } from './short.en.ts';
import type { Story } from './story.ts';
import * as words from './templates.en.ts';

export { namedRows, textOf, type Part, type Sentence } from './parts.ts';

/** Length of a short sentence, in characters of its plain text: two lines where a whole room reads it. */
export const SHORT_LENGTH = 150;

/** The same at a cutoff, where the picture has the most to show. */
export const SHORT_CUT_LENGTH = 120;

type Form = 'long' | 'short';

/** The sentences of this and the next step, and a few before: the parts of a page ask for the same ones. */
const MOST_KEPT = 8;
const kept = new WeakMap<Story, Map<string, Sentence>>();

/**
 * Explains event `step`, 0 <= step < story.trace.steps.
 *
 * @param form `short` says the same in at most `SHORT_LENGTH` characters, at cutoffs `SHORT_CUT_LENGTH`: with fewer reasons and names, and as true
 */
export function explainStep(story: Story, step: number, form: Form = 'long'): Sentence {
	const sentences = kept.get(story) ?? new Map<string, Sentence>();
	kept.set(story, sentences);
	const key = `${form} ${step}`;
	const sentence = sentences.get(key) ?? newSentence(story, step, form);
	sentences.set(key, sentence);
	const [oldest] = sentences.keys();
	if (sentences.size > MOST_KEPT && oldest !== undefined) sentences.delete(oldest);
	return sentence;
}

/** Composes the sentences of a step before they are asked for, if it has any: nothing here ever fails. */
export function explainAhead(story: Story, step: number): void {
	try {
		explainStep(story, step, 'long');
		explainStep(story, step, 'short');
	} catch {
		// After the last step there is nothing; a contradictory recording says so at the step itself.
	}
}

function newSentence(story: Story, step: number, form: Form): Sentence {
	const { trace, mates } = story;
	const moment = momentAt(trace, step);
	if (story.told !== null) return story.told(story, moment);
	const most = moment.kind === 'cut' ? SHORT_CUT_LENGTH : SHORT_LENGTH;
	const why = step < trace.steps - 1 ? null : trace.partial;
	const ends = why === null ? [[]] : [words.recordingEnds(why), recordingEnds()];
	const forms = form === 'long' ? [explainEvent(story, moment)] : shortForms(story, moment);
	for (const one of forms) {
		const sentence = sayMates(one, mates);
		for (const parts of ends) {
			const said = compose(sentence, { parts, claims: [] });
			if (form === 'long' || textOf(said).length <= most) return said;
		}
	}
	throw new Error(`step ${step} has no short sentence`);
}

function shortForms(story: Story, moment: Moment): Forms {
	switch (moment.kind) {
		case 'enter':
			return shortEnter(story, moment);
		case 'evaluate':
			return shortLeaf(story, moment.node);
		case 'return':
			return shortReturn(story, moment);
		case 'cut':
			return shortCut(story, moment);
		case 'finish':
			return shortFinish(story, moment);
		case 'pass':
			return shortPass(story, moment);
		case 'probe':
			return shortProbe(story, moment);
		case 'research':
			return shortResearch(story, moment);
		case 'hit':
			return shortHit(story, moment);
	}
}

function explainEvent(story: Story, moment: Moment): Sentence {
	switch (moment.kind) {
		case 'enter':
			return explainEnter(story, moment);
		case 'evaluate':
			return explainLeaf(story, moment.node);
		case 'return':
			return explainReturn(story, moment);
		case 'cut':
			return explainCut(story, moment);
		case 'finish':
			return explainFinish(story, moment);
		case 'pass':
			return explainPass(story, moment);
		case 'probe':
			return explainProbe(story, moment);
		case 'research':
			return explainResearch(story, moment);
		case 'hit':
			return explainHit(story, moment);
	}
}
