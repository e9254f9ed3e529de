/** One sentence for each step of a faulty run: what it does, with its own numbers. */
import { assertExists } from '../base/assert.ts';
import { momentAt, NO_ROW, pathFrames, type Frame, type Moment } from '../trace/cursor.ts';
import type { Trace } from '../trace/trace.ts';
import { explainLeaf } from './leaf-step.ts';
import { bestAt } from './knowledge.ts';
import { compose, type Sentence } from './parts.ts';
import type { Story } from './story.ts';
import { moveTerm, sideAt, sideTerm } from './terms.ts';
import * as words from './told.en.ts';

/** The most moves to name; of more, the first two and the number of others. */
const MOST_NAMED = 3;

export function explainTold(story: Story, moment: Moment): Sentence {
	switch (moment.kind) {
		case 'evaluate':
			return explainLeaf(story, moment.node);
		case 'return':
			return told(returned(story, moment));
		case 'cut':
			return told(stopped(story, moment));
		case 'finish':
			return told(finished(story, moment));
		default:
			return told(entered(story, moment));
	}
}

/** The numbers are those that the run told; nothing follows from them. */
function told(parts: Sentence['parts']): Sentence {
	return { parts, claims: [] };
}

function entered(story: Story, { node, path }: Moment): Sentence['parts'] {
	const { trace } = story;
	const { max, alphaGiven: alpha, betaGiven: beta } = path.at(-1) as Frame;
	const takes = max ? 'max' : 'min';
	const side = sideAt(trace, node);
	const arrival = trace.parentOf(node) < 0 ? null : moveTerm(story, node);
	return words.entered(
		sideTerm(story, side),
		arrival,
		{ alpha, beta },
		path.some(({ best }) => best !== null) ? 'set' : 'none yet',
		takes === side ? null : takes
	);
}

function returned(story: Story, { node, subject, path, step }: Moment): Sentence['parts'] {
	const { trace } = story;
	const given = trace.valueOf(subject);
	const { taken } = assertExists(trace.told?.after.get(subject), `row ${subject} has returned`);
	const now = path.at(-1) as Frame;
	const before = pathFrames(trace, node, step - 1).at(-1) as Frame;
	const { alpha, beta } = endsBefore(trace, step, before);
	const own = now.max
		? words.boundIs('max', alpha, now.alpha)
		: words.boundIs('min', beta, now.beta);
	const effect = compose(
		told(
			words.gave(
				moveTerm(story, subject),
				given,
				otherBest(trace, subject, given),
				taken === given ? null : taken
			)
		),
		told(words.effect(words.bestIs(before.best, now.best ?? NaN), own))
	);
	return effect.parts;
}

/** The window of a node before a step: where all have one, that of the node that had the step before. */
function endsBefore(
	trace: Trace,
	step: number,
	own: Frame
): { readonly alpha: number; readonly beta: number } {
	if (trace.told?.windows !== 'shared') return own;
	return momentAt(trace, step - 1).path.at(-1) as Frame;
}

/** The best of a node that has returned another value; null if it is that one. */
function otherBest(trace: Trace, row: number, given: number): number | null {
	const best = trace.isLeaf(row) ? null : bestAt(trace, row, trace.exitStepOf(row));
	return best === null || best.value === given ? null : best.value;
}

function stopped(story: Story, { node, subject, path }: Moment): Sentence['parts'] {
	const rows = story.trace.childrenOf(node).filter((child) => child >= subject);
	const named = rows.slice(0, rows.length <= MOST_NAMED ? MOST_NAMED : 2);
	const { best, ...here } = path.at(-1) as Frame;
	return words.stops(
		best,
		here,
		named.map((row) => moveTerm(story, row)),
		rows.length - named.length
	);
}

function finished(story: Story, { node, path }: Moment): Sentence['parts'] {
	const { trace } = story;
	const given = trace.valueOf(node);
	const best = otherBest(trace, node, given);
	const child = path[0]?.bestChild ?? NO_ROW;
	const by = child === NO_ROW || best !== null ? null : moveTerm(story, child);
	return words.finished(given, best, by);
}
