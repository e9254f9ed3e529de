/** Explains passes, null-window probes and re-searches: the announcement, and the result of the last two. */
import type { Frame, Moment } from '../trace/cursor.ts';
import { FLAG } from '../trace/schema.ts';
import * as words from './again.en.ts';
import { returnedBy, searchBefore } from './knowledge.ts';
import type { Forms, Sentence } from './parts.ts';
import * as short from './short.en.ts';
import type { Story } from './story.ts';
import { moveTerm, passClaim, questionOf, sideTerm, unnamed } from './terms.ts';

const NOTHING: Sentence = { parts: [], claims: [] };

/** The number of the pass, the purpose of its window, and the result of the previous pass. */
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

/** The same without the previous pass. */
export function* shortPass(story: Story, moment: Moment): Forms {
	yield explainPass(story, moment);
	const { trace } = story;
	const pass = trace.passOf(moment.node);
	const question = questionOf(trace, pass.window);
	const number = trace.passIndexOf(moment.node) + 1;
	const claims = [passClaim(trace, pass)];
	yield { parts: words.pass(number, pass.depth, question, 'first', null), claims };
}

/** A null-window probe tests whether a child is better than its parent's best so far. */
export function explainProbe(story: Story, { path, subject, node }: Moment): Sentence {
	const { max, alpha, beta } = path[path.length - 1] as Frame;
	const side = max ? 'max' : 'min';
	const value = max ? alpha : beta;
	return {
		parts: words.probe(moveTerm(story, subject), sideTerm(story, side), value),
		claims: [{ kind: 'asked', row: subject, parent: node, side, value }]
	};
}

/** The same without the child's name. */
export function* shortProbe(story: Story, moment: Moment): Forms {
	const probe = explainProbe(story, moment);
	yield probe;
	const { max, alpha, beta } = moment.path[moment.path.length - 1] as Frame;
	const party = sideTerm(story, max ? 'max' : 'min');
	yield { ...probe, parts: short.probe(party, max ? alpha : beta) };
}

/** After a successful probe: the same child is re-searched, starting from the probe's result. */
export function explainResearch(
	story: Story,
	{ path, subject, node }: Moment,
	child = moveTerm(story, subject)
): Sentence {
	const { max, alpha, beta } = path[path.length - 1] as Frame;
	const value = max ? alpha : beta;
	const before = searchBefore(story.trace, subject);
	const found = returnedBy(story.trace, before);
	const party = sideTerm(story, max ? 'max' : 'min');
	return {
		parts: words.research(child, party, value, found),
		claims: [
			{ kind: 'again', row: subject, before },
			{ kind: 'returned', row: before, ...found },
			{ kind: 'unchanged', row: node, limit: max ? 'alpha' : 'beta', value }
		]
	};
}

/** The same without the child's name. */
export function* shortResearch(story: Story, moment: Moment): Forms {
	yield explainResearch(story, moment);
	yield explainResearch(story, moment, unnamed(moveTerm(story, moment.subject)));
}

/** The result of a probed child, before the rest of the explanation. */
export function explainAnswer({ trace }: Story, moment: Moment): Sentence {
	const { subject: row, node: parent, tightened } = moment;
	if ((trace.flagsOf(row) & FLAG.PROBE) === 0) return NOTHING;
	const better = tightened ? 'better' : 'not better';
	return { parts: words.answer(better), claims: [{ kind: 'answer', row, parent, better }] };
}

/** True where the returned child was probed and is better, so that a re-search follows. */
export function isSearchedAgain(story: Story, { subject, tightened, testHolds }: Moment): boolean {
	return (story.trace.flagsOf(subject) & FLAG.PROBE) !== 0 && tightened && !testHolds;
}

/** The explanation between a successful probe and its re-search. */
export function explainMore({ trace }: Story, { subject: row }: Moment): Sentence {
	const found = returnedBy(trace, row);
	if (found.bound === 'exact') return NOTHING;
	return { parts: words.howMuchIsNotKnown(), claims: [{ kind: 'returned', row, ...found }] };
}

/** For a re-searched child: the superseded result. */
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
