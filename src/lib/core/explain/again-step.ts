/** What a search that searches again is about to do: a pass, a probe with a null window, a re-search. */
import { isNullWindow } from '../search/null-window.ts';
import type { Frame, Moment } from '../trace/cursor.ts';
import type { Pass } from '../trace/schema.ts';
import type { PassQuestion } from './again.en.ts';
import * as words from './again.en.ts';
import { returnedBy } from './knowledge.ts';
import { compose, type Sentence } from './parts.ts';
import type { Story } from './story.ts';
import { moveTerm, sideTerm } from './terms.ts';

/** Which pass begins, what its window asks, and what the pass before has found. */
export function explainPass({ trace }: Story, { node: row }: Moment): Sentence {
	const index = trace.passIndexOf(row);
	const pass = trace.passOf(row);
	const before = trace.passes[index - 1];
	const [alpha, beta] = pass.window ?? [-Infinity, Infinity];
	const last = before === undefined ? null : returnedBy(trace, before.rootRow);
	const what: Sentence = {
		parts: words.pass(index + 1, pass.depth, questionOf(pass, trace.granularity)),
		claims: [{ kind: 'pass', row, number: index + 1, depth: pass.depth, alpha, beta }]
	};
	if (before === undefined || last === null) return what;
	return compose(
		{
			parts: words.passReason(pass.why, last),
			claims: [{ kind: 'returned', row: before.rootRow, ...last }]
		},
		what
	);
}

/** A null window asks about the value it ends at; where that is only beside infinity, about the one it begins at. */
function questionOf({ window }: Pass, granularity: number): PassQuestion {
	const [alpha, beta] = window ?? [-Infinity, Infinity];
	if (alpha === -Infinity && beta === Infinity) return { asks: 'value' };
	if (!isNullWindow(alpha, beta, granularity)) return { asks: 'within', alpha, beta };
	return alpha === -Infinity
		? { asks: 'more than', value: alpha }
		: { asks: 'at least', value: beta };
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

/** A probe has said yes: the same child is searched once more. */
export function explainResearch(story: Story, { subject, node }: Moment): Sentence {
	const { trace } = story;
	const probed =
		[...trace.childrenOf(node)].find((child) => trace.endOf(child) === subject) ?? node;
	const found = returnedBy(trace, probed);
	return {
		parts: words.research(moveTerm(story, subject), found),
		claims: [
			{ kind: 'returned', row: probed, ...found },
			{ kind: 'again', row: subject, before: probed }
		]
	};
}
