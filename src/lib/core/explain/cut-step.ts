import type { Frame, Moment } from '../trace/cursor.ts';
import type { Claim } from './claims.ts';
import { returnedBy } from './knowledge.ts';
import { compose, type Sentence } from './parts.ts';
import type { Story } from './story.ts';
import * as words from './templates.en.ts';
import { cutFor } from './skipped.ts';
import { claimsOf, holdingTerm, moveTerm, opponentOf, sideTerm } from './terms.ts';

/** The most moves to name; of more, the first two and the number of others. */
const MOST_NAMED = 3;

/** The proved bound here, the other side's bound and where it was set, and the moves that are therefore pruned. */
export function explainCut(story: Story, moment: Moment): Sentence {
	return compose(explainReason(story, moment), explainPruned(story, moment));
}

function explainReason(story: Story, { path, node: row }: Moment): Sentence {
	const here = path[path.length - 1] as Frame;
	const value = here.best as number;
	const side = here.max ? 'max' : 'min';
	const party = sideTerm(story, side);
	const by = moveTerm(story, here.bestChild);
	const theirs = holdingTerm(story, path, opponentOf(side));
	if (theirs.from === 'nowhere') {
		return {
			parts: words.cutAtTheEnd(party, value, by),
			claims: [
				{ kind: 'returned', row: by.row, ...returnedBy(story.trace, by.row) },
				{ kind: 'unbeatable', row, value }
			]
		};
	}
	const bound = here.max ? 'lower' : 'upper';
	const held: Sentence = {
		parts: words.held(party, sideTerm(story, opponentOf(side)), value, by),
		claims: [{ kind: 'held', row, child: by.row, value, bound }]
	};
	if (theirs.from !== 'owner') {
		return compose(held, { parts: words.cutByQuestion(theirs), claims: claimsOf(row, theirs) });
	}
	const { at, by: ownerMove, pliesAbove, value: has, limit } = theirs;
	const relation = value === has ? 'equal or worse' : 'worse';
	const claims: Claim[] = [
		{ kind: 'owner', row, owner: at.row, ownerChild: ownerMove.row, pliesAbove, bound: has, limit },
		{ kind: 'refuted', row, bound: has, relation }
	];
	return compose(held, {
		parts:
			pliesAbove === 1
				? words.cutOneMoveEarlier(theirs, moveTerm(story, row), relation)
				: words.cutFurtherUp(theirs, relation),
		claims
	});
}

function explainPruned(story: Story, { node: row, subject }: Moment): Sentence {
	const { trace, ghostSize } = story;
	const rows = [...trace.childrenOf(row)].filter((child) => child >= subject);
	const named = rows.slice(0, rows.length <= MOST_NAMED ? MOST_NAMED : 2);
	const nodes = ghostSize && rows.reduce((sum, pruned) => sum + ghostSize(pruned), 0);
	const claims: Claim[] = [{ kind: 'unsearched', row, rows }];
	if (nodes !== null) claims.push({ kind: 'size', rows, nodes });
	return {
		parts: words.neverSearched(
			named.map((pruned) => moveTerm(story, pruned)),
			rows.length - named.length,
			nodes,
			cutFor(trace)
		),
		claims
	};
}
