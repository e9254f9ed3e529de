import type { AlgorithmId } from '../search/registry.ts';
import { momentAt, type Frame, type Moment } from '../trace/cursor.ts';
import * as words from './announce.en.ts';
import type { Known } from './known.ts';
import { compose, textOf, type Part } from './parts.ts';
import { explainProblem } from './problem.ts';
import { explainStep } from './sentence.ts';
import type { Story } from './story.ts';
import { placeTerm } from './terms.ts';

/**
 * A step for somebody who sees no picture of it: the move, the value and the reason in its sentence, with the place
 * where the sentence leaves that to the picture, and the window. In a problem only its question.
 *
 * @param asked the search that solves a problem
 */
export function announceStep(story: Story, known: Known, asked: AlgorithmId): string {
	if (!known.hasStarted) return textOf(explainProblem(story, asked));
	const moment = momentAt(story.trace, known.step);
	return textOf(
		compose({ parts: placeOf(story, moment), claims: [] }, explainStep(story, known.step), {
			parts: windowOf(story, moment),
			claims: []
		})
	);
}

/** The place of an event whose sentence does not name it; empty if it does. */
function placeOf(story: Story, { kind, node, step }: Moment): Part[] {
	const isLast = step === story.trace.steps - 1 && story.trace.partial === null;
	switch (kind) {
		case 'enter':
		case 'hit':
			return story.trace.parentOf(node) < 0 ? words.atTheRoot() : [];
		case 'evaluate':
			return story.game.hasTypedLeaves ? [] : words.leafAt(placeTerm(story, node));
		case 'cut':
			return words.cutoffAt(placeTerm(story, node));
		case 'finish':
			return isLast ? words.searchFinished() : [];
		default:
			return [];
	}
}

/** The window after the event: at the node of the event, or at the parent of its subject, which is then named. */
function windowOf(story: Story, { node, subject, path, kind }: Moment): Part[] {
	if (!story.trace.hasWindow) return [];
	const { alpha, beta } = path[path.length - 1] as Frame;
	const isNamed = kind === 'cut' || node === subject;
	return words.windowAt(alpha, beta, isNamed ? null : placeTerm(story, node));
}
