import type { Frame, Moment } from '../trace/cursor.ts';
import type { Claim } from './claims.ts';
import { returnedBy } from './knowledge.ts';
import { heldBy } from './names.en.ts';
import { compose, type Forms, type Part, type Sentence } from './parts.ts';
import type { Story } from './story.ts';
import * as short from './short.en.ts';
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

/** The most pruned moves to name in a short form; of more, only the number. */
const MOST_NAMED_SHORTLY = 2;

/**
 * The same in a few words, always in one form, since a class sees many cutoffs in a row: the bound here, the other
 * side's bound, the pruned moves. First the pruned moves lose their names, then the best move here; then the
 * consequence for the owner and its move are dropped.
 */
export function* shortCut(story: Story, moment: Moment): Forms {
	const { node: row, subject } = moment;
	const rows = story.trace.childrenOf(row).filter((child) => child >= subject);
	const terms = rows.map((child) => moveTerm(story, child));
	const until = cutFor(story.trace);
	const claim: Claim = { kind: 'unsearched', row, rows };
	for (const { parts, bound, claims } of shortReasons(story, moment)) {
		for (const named of rows.length <= MOST_NAMED_SHORTLY ? [terms, []] : [[]]) {
			const pruned = short.pruned(named, rows.length, until);
			yield { parts: short.cut(parts, bound, pruned), claims: [...claims, claim] };
		}
	}
}

/** The best here, and the bound that it reaches, from the fullest words to the shortest. */
function* shortReasons(
	story: Story,
	{ path, node: row }: Moment
): Iterable<Sentence & { readonly bound: readonly Part[] | null }> {
	const here = path[path.length - 1] as Frame;
	const value = here.best as number;
	const side = here.max ? 'max' : 'min';
	const by = moveTerm(story, here.bestChild);
	const theirs = holdingTerm(story, path, opponentOf(side));
	if (theirs.from === 'nowhere') {
		const claims: Claim[] = [
			{ kind: 'returned', row: by.row, ...returnedBy(story.trace, by.row) },
			{ kind: 'unbeatable', row, value }
		];
		for (const shown of [by, null]) {
			const parts = short.heldAtTheEnd(sideTerm(story, side), value, shown);
			yield { parts, bound: null, claims };
		}
		return;
	}
	const bound = here.max ? 'lower' : 'upper';
	const held: Claim = { kind: 'held', row, child: by.row, value, bound };
	const [full, bare] = [by, null].map((shown) => short.held(value, bound, shown)) as [
		Part[],
		Part[]
	];
	if (theirs.from !== 'owner') {
		const claims = [held, ...claimsOf(row, theirs)];
		yield { parts: full, bound: heldBy(theirs), claims };
		yield { parts: bare, bound: heldBy(theirs), claims };
		yield { parts: bare, bound: short.heldValue(theirs), claims };
		yield { parts: bare, bound: null, claims: [held] };
		return;
	}
	const { at, by: ownerMove, pliesAbove, value: has, limit } = theirs;
	const relation = value === has ? 'equal or worse' : 'worse';
	const owner = { owner: at.row, ownerChild: ownerMove.row, pliesAbove, bound: has, limit };
	const owned: Claim = { kind: 'owner', row, ...owner };
	const refuted: Claim = { kind: 'refuted', row, bound: has, relation };
	const tell = (telling: short.Telling): Part[] =>
		pliesAbove === 1
			? short.ownedOneMoveEarlier(theirs, moveTerm(story, row), relation, telling)
			: short.ownedFurtherUp(theirs, relation, telling);
	yield { parts: full, bound: tell('why'), claims: [held, owned, refuted] };
	yield { parts: bare, bound: tell('why'), claims: [held, owned, refuted] };
	yield { parts: bare, bound: tell('move'), claims: [held, owned] };
	yield { parts: bare, bound: tell('value'), claims: [held, owned] };
}

function explainPruned(story: Story, { node: row, subject }: Moment): Sentence {
	const { trace, ghostSize } = story;
	const rows = trace.childrenOf(row).filter((child) => child >= subject);
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
