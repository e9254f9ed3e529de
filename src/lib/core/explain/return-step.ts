import { assertExists } from '../base/assert.ts';
import type { Side } from '../games/game.ts';
import type { Frame, Moment } from '../trace/cursor.ts';
import { FLAG } from '../trace/schema.ts';
import { explainAnswer, explainMore, explainSuperseded, isSearchedAgain } from './again-step.ts';
import type { Claim, Limit, Relation } from './claims.ts';
import { noMoreThanProbed } from './again.en.ts';
import { bestAt, compareFor, countMoves, returnedBy, searchBefore } from './knowledge.ts';
import { heldBy, type Hold } from './names.en.ts';
import { compose, type Forms, type Sentence } from './parts.ts';
import * as short from './short.en.ts';
import type { Story } from './story.ts';
import * as words from './templates.en.ts';
import {
	claimsOf,
	holdingTerm,
	moveTerm,
	opponentOf,
	sideTerm,
	unnamed,
	type HoldingTerm,
	type KeptTerm,
	type ReturnTerm
} from './terms.ts';

const NOTHING: Sentence = { parts: [], claims: [] };

/** The value of a returned move, its effect on its parent, and the result of the cutoff condition. */
export function explainReturn(story: Story, moment: Moment): Sentence {
	const { subject: row, improved } = moment;
	const returned = returnTerm(story, moment);
	const fact = factOf(returned);
	const clamped = explainClamped(story, row);
	const answer = explainAnswer(story, moment);
	if (!improved) {
		const kept = explainKept(story, moment, returned);
		return compose(fact, answer, kept, clamped, explainLast(story, moment));
	}
	const best = explainBest(story, moment, returned);
	return isSearchedAgain(story, moment)
		? compose(fact, answer, best, explainMore(story, moment))
		: compose(
				fact,
				answer,
				best,
				explainSuperseded(story, moment),
				clamped,
				explainTest(story, moment)
			);
}

/**
 * The same with less of the reasons: the superseded result, the sources of bounds, the name of the last move,
 * fail-hard, the cutoff condition and the comparison are dropped in this order; the value stays to the end, and an answer to a probe with it.
 */
export function* shortReturn(story: Story, moment: Moment): Forms {
	yield explainReturn(story, moment);
	const returned = returnTerm(story, moment);
	const fact = compose(factOf(returned), explainAnswer(story, moment));
	const clamped = explainClamped(story, moment.subject);
	const effect = moment.improved ? explainBest : explainKept;
	const rest = (last: 'named' | 'unnamed'): Sentence => {
		if (!moment.improved) return explainLast(story, moment);
		if (isSearchedAgain(story, moment)) return explainMore(story, moment);
		return explainTest(story, moment, last);
	};
	for (const also of [clamped, NOTHING]) {
		for (const last of ['named', 'unnamed'] as const) {
			for (const hold of [heldBy, short.heldValue]) {
				yield compose(fact, effect(story, moment, returned, hold), also, rest(last));
			}
		}
	}
	yield compose(fact, effect(story, moment, returned, short.heldValue));
	for (const term of [returned, { ...returned, child: unnamed(returned.child) }]) {
		yield compose(fact, (moment.improved ? bestShortly : keptShortly)(story, moment, term));
		yield compose(fact, { parts: short.onlyGives(term), claims: [] });
	}
}

function returnTerm(story: Story, { subject: row, path }: Moment): ReturnTerm {
	const { trace } = story;
	return {
		child: moveTerm(story, row),
		given: returnedBy(trace, row),
		to: sideTerm(story, hereIn(path).max ? 'max' : 'min'),
		told: !trace.hasWindow || trace.isLeaf(row) ? 'plainly' : 'exactly'
	};
}

/** The claim of the returned value, which the words after it share. */
function factOf({ child, given }: ReturnTerm): Sentence {
	return { parts: [], claims: [{ kind: 'returned', row: child.row, ...given }] };
}

/** Fail-hard may return a bound of the window instead of the best found; empty if it did not. */
function explainClamped({ trace }: Story, row: number): Sentence {
	const found = bestAt(trace, row, trace.exitStepOf(row));
	const value = trace.valueOf(row);
	if (found === null || found.value === value) return NOTHING;
	const { value: best } = found;
	const limit = value > best ? 'alpha' : 'beta';
	return {
		parts: words.clamped(best, limit, value),
		claims: [{ kind: 'clamped', row, best, limit, value }]
	};
}

/**
 * The move is the best so far; it moves this side's bound unless the one from above is as tight.
 *
 * @param hold how a bound is said; null with all reasons
 */
function explainBest(
	story: Story,
	moment: Moment,
	returned: ReturnTerm,
	hold: Hold | null = null
): Sentence {
	const { trace } = story;
	const { child, to } = returned;
	const { row } = hereIn(moment.path);
	const best = assertExists(bestAt(trace, row, moment.step), `a move of row ${row} has returned`);
	const bestClaim: Claim = { kind: 'best', row, child: child.row, ...best };
	if (!trace.hasWindow) {
		return { parts: words.newBest(returned), claims: [bestClaim] };
	}
	const limit = limitOf(to.side);
	const here = hereIn(moment.path);
	const now = here.max ? here.alpha : here.beta;
	if (moment.tightened) {
		return {
			parts: words.newBestTightens(returned, now, hold === null ? 'why' : 'brief'),
			claims: [bestClaim, { kind: 'tightened', row, limit, value: now }]
		};
	}
	if (!trace.narrows(row)) {
		return {
			parts: words.newBestWithheld(
				returned,
				limit,
				now,
				trace.parentOf(row) < 0 ? 'root' : 'published'
			),
			claims: [
				bestClaim,
				{ kind: 'withheld', row, side: to.side },
				{ kind: 'unchanged', row, limit, value: now }
			]
		};
	}
	if ((trace.flagsOf(child.row) & FLAG.AGAIN) !== 0) {
		const before = searchBefore(trace, child.row);
		return {
			parts: noMoreThanProbed(child, best, to),
			claims: [
				bestClaim,
				{ kind: 'again', row: child.row, before },
				{ kind: 'returned', row: before, ...returnedBy(trace, before) },
				{ kind: 'unchanged', row, limit, value: now }
			]
		};
	}
	const mine = holdingTerm(story, moment.path, to.side, [child.row]);
	return {
		parts: words.newBestStays(returned, best, mine, hold ?? heldBy),
		claims: [bestClaim, ...claimsOf(row, mine), { kind: 'unchanged', row, limit, value: now }]
	};
}

/** The same without its effect on the bounds. */
function bestShortly(story: Story, { path, step }: Moment, returned: ReturnTerm): Sentence {
	const { row } = hereIn(path);
	const best = assertExists(bestAt(story.trace, row, step), `a move of row ${row} has returned`);
	return {
		parts: short.newBest(returned, best),
		claims: [{ kind: 'best', row, child: returned.child.row, ...best }]
	};
}

/** The move is not better than the kept one: the comparison depends on the kinds of bounds of both. */
function explainKept(
	story: Story,
	moment: Moment,
	returned: ReturnTerm,
	hold: Hold | null = null
): Sentence {
	const { child } = returned;
	const { row } = hereIn(moment.path);
	const { kept, relation, claims } = keptBefore(story, moment, returned);
	switch (relation) {
		case 'worse':
			return { parts: words.keepsBetter(returned, kept), claims };
		case 'equal':
			return { parts: words.keepsEqual(returned, kept), claims };
		case 'equal or worse':
			return { parts: words.keepsMaybeTied(returned, kept), claims };
		case 'equal or better':
		case 'unknown': {
			const holder = decider(story, moment, returned, kept);
			const rows = [child.row, kept.move.row];
			return {
				parts: words.keepsUndecided(returned, kept, relation, holder, hold ?? heldBy),
				claims: [...claims, ...claimsOf(row, holder), noGain(rows, holder)]
			};
		}
	}
}

/** The same without the name of the kept move. */
function keptShortly(story: Story, moment: Moment, returned: ReturnTerm): Sentence {
	const { row } = hereIn(moment.path);
	const { kept, relation, claims } = keptBefore(story, moment, returned);
	switch (relation) {
		case 'worse':
			return { parts: short.keepsBetter(returned, kept), claims };
		case 'equal':
			return { parts: short.keepsEqual(returned), claims };
		case 'equal or worse':
			return { parts: short.keepsMaybeTied(returned), claims };
		case 'equal or better':
		case 'unknown': {
			const holder = decider(story, moment, returned, kept);
			const rows = [returned.child.row, kept.move.row];
			return {
				parts: short.keepsUndecided(returned, holder, short.heldValue),
				claims: [...claims, ...claimsOf(row, holder), noGain(rows, holder)]
			};
		}
	}
}

interface Comparison {
	readonly kept: KeptTerm;
	readonly relation: Relation;
	readonly claims: readonly Claim[];
}

/** The kept move, and how the returned one compares with it. */
function keptBefore(story: Story, { path }: Moment, { child, given, to }: ReturnTerm): Comparison {
	const { row, bestChild } = hereIn(path);
	const worth = returnedBy(story.trace, bestChild);
	const relation = compareFor(to.side, given, worth);
	return {
		kept: { move: moveTerm(story, bestChild), worth },
		relation,
		claims: [
			{ kind: 'returned', row: bestChild, ...worth },
			{ kind: 'kept', row, child: bestChild },
			{ kind: 'compared', row: child.row, other: bestChild, relation }
		]
	};
}

/**
 * Two values here can only stay undecided against a bound set elsewhere: the other side's, if one of them reaches it,
 * otherwise this side's own from above.
 */
function decider(
	story: Story,
	{ path }: Moment,
	{ child, given, to }: ReturnTerm,
	{ move, worth }: KeptTerm
): HoldingTerm {
	const reaching = to.side === 'max' ? 'lower' : 'upper';
	const reached = given.bound === reaching || worth.bound === reaching;
	const holder = reached ? opponentOf(to.side) : to.side;
	return holdingTerm(story, path, holder, [child.row, move.row]);
}

function noGain(rows: readonly number[], { side, value }: HoldingTerm): Claim {
	return { kind: 'no-gain', rows, side: side.side, value };
}

/**
 * The cutoff condition with its numbers, after best has changed; short if best does not reach a bound that nobody has
 * set.
 */
function explainTest(story: Story, moment: Moment, last: 'named' | 'unnamed' = 'named'): Sentence {
	const { trace } = story;
	if (!trace.hasWindow) return explainLast(story, moment);
	const { testHolds: holds, tightened, path, subject } = moment;
	const { row, max, best, returned } = hereIn(path);
	const left = countMoves(story, row) - returned;
	const theirs = holdingTerm(story, path, max ? 'min' : 'max');
	const { limit: value } = theirs;
	const test: Claim = {
		kind: 'test',
		row,
		holds,
		best: best as number,
		limit: max ? 'beta' : 'alpha',
		value,
		left
	};
	const compared: words.Test = {
		best: best as number,
		mover: max ? 'max' : 'min',
		theirs,
		rule: trace.rules.cut
	};
	if (holds) {
		const by = last === 'named' ? moveTerm(story, subject) : null;
		const ends: Claim[] = theirs.from === 'nowhere' ? [{ kind: 'unbeatable', row, value }] : [];
		if (left > 0) return { parts: words.testHolds(compared), claims: [test, ...ends] };
		const none: Claim = { kind: 'unsearched', row, rows: [] };
		return { parts: words.testHolds(compared, by), claims: [test, ...ends, none] };
	}
	const nothingAbove = trace.parentOf(row) < 0 && theirs.from === 'nowhere';
	if (left === 0 || nothingAbove || !tightened) return explainLast(story, moment);
	return {
		parts: words.noCut(compared),
		claims: [test, ...(theirs.from === 'nowhere' ? claimsOf(row, theirs) : [])]
	};
}

/** Says that no move remains to be searched; empty otherwise. */
function explainLast(story: Story, { path }: Moment): Sentence {
	const { row, returned } = hereIn(path);
	if (countMoves(story, row) > returned) return NOTHING;
	return { parts: words.lastMove(), claims: [{ kind: 'unsearched', row, rows: [] }] };
}

function hereIn(path: readonly Frame[]): Frame {
	return path[path.length - 1] as Frame;
}

function limitOf(side: Side): Limit {
	return side === 'max' ? 'alpha' : 'beta';
}
