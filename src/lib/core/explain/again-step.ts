/** What a search that searches again is about to do, a pass, a probe, a re-search, and what came of the last two. */
import type { Frame, Moment } from '../trace/cursor.ts';
import { FLAG } from '../trace/schema.ts';
import * as words from './again.en.ts';
import { returnedBy, searchBefore } from './knowledge.ts';
import type { Sentence } from './parts.ts';
import type { Story } from './story.ts';
import { moveTerm, passClaim, questionOf, sideTerm } from './terms.ts';

const NOTHING: Sentence = { parts: [], claims: [] };

/** Which pass begins, what its window asks, and what the pass before has found. */
export function explainPass({ trace }: Story, { node: row }: Moment): Sentence {
	const index = trace.passIndexOf(row);
	const pass = trace.passOf(row);
	const before = trace.passes[index - 1];
	const last = before === undefined ? null : returnedBy(trace, before.rootRow);
	const claims: Sentence['claims'] =
		before === undefined || last === null
			? []
			: [{ kind: 'returned', row: before.rootRow, ...last }];
	return {
		parts: words.pass(index + 1, pass.depth, questionOf(trace, pass.window), pass.why, last),
		claims: [passClaim(trace, pass), ...claims]
	};
}

/** A child is only asked whether it is better than what its parent has. */
export function explainProbe(story: Story, { path, subject, node }: Moment): Sentence {
	const { max, alpha, beta } = path[path.length - 1] as Frame;
	const side = max ? 'max' : 'min';
	const value = max ? alpha : beta;
	return {
		parts: words.probe(moveTerm(story, subject), sideTerm(story, side), value),
		claims: [{ kind: 'asked', row: subject, parent: node, side, value }]
	};
}

/** A probe has said yes: the same child is searched once more, from what it found on. */
export function explainResearch(story: Story, { path, subject, node }: Moment): Sentence {
	const { max, alpha, beta } = path[path.length - 1] as Frame;
	const value = max ? alpha : beta;
	const before = searchBefore(story.trace, subject);
	const found = returnedBy(story.trace, before);
	const party = sideTerm(story, max ? 'max' : 'min');
	return {
		parts: words.research(moveTerm(story, subject), party, value, found),
		claims: [
			{ kind: 'again', row: subject, before },
			{ kind: 'returned', row: before, ...found },
			{ kind: 'unchanged', row: node, limit: max ? 'alpha' : 'beta', value }
		]
	};
}

/** Whether a returned child was probed, and what the answer is: what it says before all else. */
export function explainAnswer({ trace }: Story, moment: Moment): Sentence {
	const { subject: row, node: parent, tightened } = moment;
	if ((trace.flagsOf(row) & FLAG.PROBE) === 0) return NOTHING;
	const better = tightened ? 'better' : 'not better';
	return { parts: words.answer(better), claims: [{ kind: 'answer', row, parent, better }] };
}

/** Whether the child just returned has been probed and is better, so that it is about to be searched again. */
export function isSearchedAgain(story: Story, { subject, tightened, testHolds }: Moment): boolean {
	return (story.trace.flagsOf(subject) & FLAG.PROBE) !== 0 && tightened && !testHolds;
}

/** What there is to say where a probe has said yes and a re-search follows. */
export function explainMore({ trace }: Story, { subject: row }: Moment): Sentence {
	const found = returnedBy(trace, row);
	if (found.bound === 'exact') return NOTHING;
	return { parts: words.howMuchIsNotKnown(), claims: [{ kind: 'returned', row, ...found }] };
}

/** Of a child that came back from its second search: what is forgotten now. */
export function explainSuperseded({ trace }: Story, { subject: row, tightened }: Moment): Sentence {
	if ((trace.flagsOf(row) & FLAG.AGAIN) === 0 || !tightened) return NOTHING;
	const before = searchBefore(trace, row);
	const found = returnedBy(trace, before);
	return {
		parts: words.supersedes(found),
		claims: [
			{ kind: 'again', row, before },
			{ kind: 'returned', row: before, ...found }
		]
	};
}
