/**
 * One sentence, or a few short ones, for each step: the event, and its reason.
 *
 * A sentence is built from the trace alone and ignores everything after its step. It never claims more than the
 * search had proved at that moment: a bound is always called a bound.
 */
import { momentAt, type Moment } from '../trace/cursor.ts';
import { explainCut } from './cut-step.ts';
import { explainEnter } from './enter-step.ts';
import { explainFinish } from './finish-step.ts';
import { explainLeaf } from './leaf-step.ts';
import { compose, type Sentence } from './parts.ts';
import { explainPass, explainProbe, explainResearch } from './again-step.ts';
import { explainHit } from './hit-step.ts';
import { sayMates } from './mates.ts';
import { explainReturn } from './return-step.ts';
import type { Story } from './story.ts';
import * as words from './templates.en.ts';

export { namedRows, textOf, type Part, type PartRole, type Sentence } from './parts.ts';
export type { Claim } from './claims.ts';

/** Explains event `step`, 0 <= step < story.trace.steps. */
export function explainStep(story: Story, step: number): Sentence {
	const { partial, steps } = story.trace;
	const sentence = sayMates(explainEvent(story, momentAt(story.trace, step)), story.mates);
	if (partial === null || step < steps - 1) return sentence;
	return compose(sentence, { parts: words.recordingEnds(partial), claims: [] });
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
