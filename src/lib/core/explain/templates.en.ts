/**
 * The sentences of an explanation at each step, in English. A translation is another set of the files
 * `*.en.ts`.
 *
 * Short, plain, and true: "at most" and "at least" for each value that is only a bound; never "we never come here"
 * (a cutoff says that a position cannot matter, not that nobody would play to it); sentences about MIN mirror those
 * about MAX.
 */
import type { Verdict } from '../trace/root-moves.ts';
import type { Side } from '../games/game.ts';
import type { CutRule } from '../search/search.ts';
import type { PartialReason } from '../trace/schema.ts';
import { formatCount } from './format.ts';
import type { Amount } from './knowledge.ts';
import {
	amount,
	capital,
	end,
	gives,
	exactTies,
	heldBy,
	holding,
	limitOf,
	listed,
	listMoves,
	move,
	nameOf,
	side,
	value,
	type Hold
} from './names.en.ts';
import { say, type Part } from './parts.ts';
import {
	questionIn,
	type HoldingTerm,
	type KeptTerm,
	type MoveTerm,
	type ReturnTerm,
	type SideTerm
} from './terms.ts';

// --- Entering a node ---

/** `arrival` is the move that led here, null at the root. */
export function toMove(party: SideTerm, arrival: MoveTerm | null): Part[] {
	if (arrival === null) return say`${side(party)} to move`;
	return say`${arrival.names === 'node' ? 'At' : 'After'} ${move(arrival)}, ${side(party)} to move`;
}

export function enterMinimax(party: SideTerm, arrival: MoveTerm | null): Part[] {
	const wish = party.side === 'max' ? 'largest' : 'smallest';
	return say`${toMove(party, arrival)}: ${side(party)} picks the ${wish} value.`;
}

export function enterWindow(
	party: SideTerm,
	arrival: MoveTerm | null,
	max: HoldingTerm,
	min: HoldingTerm,
	hold: Hold = holding
): Part[] {
	if (max.from === 'nowhere' && min.from === 'nowhere' && max.withheld === min.withheld) {
		// The root is where a reader meets alpha and beta for the first time.
		const ends = arrival === null ? say`: alpha is ${end(max.limit)}, beta ${end(min.limit)}` : '';
		const neither = max.withheld ? 'No bound is passed down' : say`No bounds yet${ends}`;
		return say`${toMove(party, arrival)}. ${neither}.`;
	}
	// The pass or the probe has asked its question once.
	const asked = [max, min].filter((one) => questionIn(one) !== null);
	if (asked.length > 0) {
		const other = asked.includes(max) ? min : max;
		if (asked.length === 2 || other.from !== 'owner') return say`${toMove(party, arrival)}.`;
		return say`${toMove(party, arrival)}. ${side(other.side)} has ${value(other.value)} so far.`;
	}
	if (max.from === 'pass' && min.from === 'pass') {
		return say`${toMove(party, arrival)}. The window of this pass is ${end(max.limit)} to ${end(min.limit)}.`;
	}
	return say`${toMove(party, arrival)}. ${capital(hold(max))}; ${hold(min)}.`;
}

// --- A move returned to its parent ---

export const newBest = (returned: ReturnTerm): Part[] =>
	say`${gives(returned)}, ${side(returned.to)}’s best so far.`;

/**
 * @param now the new bound: the value, or at the root one next to it if ties are kept exact
 * @param telling whether it says why the bound is next to the value
 */
export function newBestTightens(
	returned: ReturnTerm,
	now: number,
	telling: 'why' | 'brief' = 'why'
): Part[] {
	const limit = returned.to.side === 'max' ? 'alpha rises' : 'beta falls';
	const why = telling === 'why' ? exactTies(returned.given.value, now) : '';
	return say`${gives(returned)}, ${side(returned.to)}’s best so far; ${limit} to ${end(now)}${why}.`;
}

/**
 * @param best where a probe or a pass asks, it is the best so far; elsewhere the bound says more
 * @param mine the bound that the side to move already has, which is why it does not move
 */
export function newBestStays(
	returned: ReturnTerm,
	best: Amount,
	mine: HoldingTerm,
	hold: Hold = heldBy
): Part[] {
	if (questionIn(mine) !== null) return say`${gives(returned)}: ${amount(best)} so far.`;
	const stays = say`${limitOf(mine.side.side)} stays ${end(mine.limit)}`;
	switch (mine.from) {
		case 'owner':
			return say`${gives(returned)}. ${hold(mine)}: ${stays}.`;
		case 'pass':
			return say`${gives(returned)}: ${stays}, set by the pass.`;
		default:
			return say`${gives(returned)}: ${stays}.`;
	}
}

/**
 * @param limit the bound that does not move, since the node passes none down
 * @param why the rule at the root, or the published algorithm
 */
export function newBestWithheld(
	returned: ReturnTerm,
	limit: 'alpha' | 'beta',
	now: number,
	why: 'root' | 'published'
): Part[] {
	const best = say`${gives(returned)}, ${side(returned.to)}’s best so far`;
	return why === 'root'
		? say`${best}; ${limit} is not passed down from the root, so that every move gets an exact value.`
		: say`${best}. As published, ${limit} stays ${end(now)}, so it can never cause a cutoff below.`;
}

export function keepsBetter(returned: ReturnTerm, kept: KeptTerm): Part[] {
	const known = returned.given.bound === 'exact' && kept.worth.bound === 'exact';
	return say`${gives(returned)}, ${known ? '' : 'certainly '}worse for ${side(returned.to)}, who keeps ${move(kept.move)} with ${amount(kept.worth)}.`;
}

export const keepsEqual = (returned: ReturnTerm, kept: KeptTerm): Part[] =>
	say`${gives(returned)}, a tie: ${keeps(returned, kept)}, which came first.`;

export const keepsMaybeTied = (returned: ReturnTerm, kept: KeptTerm): Part[] =>
	say`${gives(returned)}; ${keeps(returned, kept)}. Equal or worse? The search need not know.`;

/** @param holder the reason: the bound that a side already has elsewhere */
export const keepsUndecided = (
	returned: ReturnTerm,
	kept: KeptTerm,
	relation: 'equal or better' | 'unknown',
	holder: HoldingTerm,
	hold: Hold = heldBy
): Part[] =>
	say`${gives(returned)}; ${keeps(returned, kept)} with ${amount(kept.worth)}. ${relation === 'unknown' ? 'Which is better?' : 'Equal or better?'} ${needNotKnow(holder, hold)}.`;

/** "MAX already has 4 (a): the search need not know", "The probe need not know". */
export function needNotKnow(holder: HoldingTerm, hold: Hold): Part[] {
	if (questionIn(holder) !== null) return say`The ${holder.from} need not know`;
	if (holder.from === 'nowhere') return say`The search need not know`;
	return say`${capital(hold(holder))}: the search need not know`;
}

const keeps = ({ to }: ReturnTerm, kept: KeptTerm): Part[] =>
	say`${side(to)} keeps ${move(kept.move)}`;

/** @param limit the end of the window that fail-hard returned instead of the best found */
export const clamped = (best: number, limit: 'alpha' | 'beta', number: number): Part[] =>
	say`Fail-hard returned ${limit} (${end(number)}) instead of ${value(best)}.`;

// --- The cutoff condition after a return ---

/** The two numbers that the cutoff condition compares. */
export interface Test {
	readonly best: number;
	/** The side to move, which has `best` here. */
	readonly mover: Side;
	/** The other side's bound, which the condition compares with. */
	readonly theirs: HoldingTerm;
	readonly rule: CutRule;
}

/** @param last the last move, after which nothing is left to prune: null to leave it unnamed, absent if moves are left */
export function testHolds({ best, mover, theirs, rule }: Test, last?: MoveTerm | null): Part[] {
	const sign = `${mover === 'max' ? '>' : '<'}${rule === 'strict' ? '' : '='}`;
	const test =
		theirs.from === 'nowhere'
			? say`Nothing can be better`
			: say`${end(best)} ${SIGNS[sign] ?? sign} ${end(theirs.limit)}`;
	if (last === undefined) return say`${test}: cutoff.`;
	const was = last === null ? say`no move is left` : say`${nameOf(last)} was the last move`;
	return say`${test}, but ${was}: nothing to prune.`;
}

const SIGNS: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤' };

/** The same numbers where the condition is false; equal ones only under the strict rule. */
export function noCut({ best, mover, theirs }: Test): Part[] {
	if (theirs.from === 'nowhere') return say`No cutoff: ${holding(theirs)}.`;
	const bound = end(theirs.limit);
	if (best === theirs.limit) {
		const needs = mover === 'max' ? 'more than' : 'less than';
		return say`${end(best)} = ${bound}: no cutoff. A strict search needs ${needs} ${bound}.`;
	}
	return say`${end(best)} ${mover === 'max' ? '<' : '>'} ${bound}: no cutoff.`;
}

export const lastMove = (): Part[] => say`That was the last move here.`;

// --- The end ---

export function finishLeaf(number: number, unit: string, at: 'end' | 'depth limit'): Part[] {
	return at === 'end'
		? say`Nothing to search: the root is a leaf, worth ${value(number)}.`
		: say`Nothing to search: the root is at the depth limit, estimated at ${amount({ value: number, bound: 'exact' }, unit)}.`;
}

/**
 * @param mover the side to move at the root
 * @param by the best move; null to leave it unnamed
 */
export function finishResult(
	number: number,
	winner: SideTerm | null,
	mover: SideTerm,
	by: MoveTerm | null
): Part[] {
	const result = winner === null ? say`A draw` : say`${side(winner)} wins`;
	const wins = say`${result} (${value(number)})`;
	if (by === null) return say`${wins}.`;
	if (winner === null) return say`${wins}, with ${move(by)}.`;
	return winner.side === mover.side
		? say`${wins}, with ${move(by)}.`
		: say`${wins}, even after ${side(mover)}’s best, ${move(by)}.`;
}

/**
 * @param by the best move; null to leave it unnamed
 * @param certain whether the value follows from the rules, or depends on estimates at the depth limit
 */
export function finishValue(
	found: Amount,
	unit: string,
	by: MoveTerm | null,
	certain: 'certain' | 'estimate'
): Part[] {
	const shown = by === null ? '' : say`, with ${move(by)}`;
	const worth = say`the root is worth ${amount(found, unit)}${shown}.`;
	return certain === 'certain'
		? capital(worth)
		: say`At this depth and with this evaluator, ${worth}`;
}

/** @param other the side that values count for; null if they count for a side without another name */
export function rootMaximises(max: SideTerm, other: SideTerm | null): Part[] {
	const who = say`As published, the side to move at the root always maximises`;
	return other === null
		? say`${who}, here as ${side(max)}, although it is MIN’s turn.`
		: say`${who}, here ${side(max)}, although values are from ${side(other)}’s side.`;
}

export const onlyMove = (): Part[] => say`It is the only move.`;

export const equallyGood = (named: readonly MoveTerm[], others: number): Part[] =>
	say`${listMoves(named, others, 'move')} equally good.`;

/** How moves that are not best compare with the best one. */
export type Rest = 'worse' | 'may tie';

/** "b (at most 2) and c (2) are worse." */
export function namedGroup(
	moves: readonly { readonly term: MoveTerm; readonly given: Amount }[],
	rest: Rest
): Part[] {
	const items = moves.map(({ term, given }) => say`${nameOf(term)} (${amount(given)})`);
	return say`${listed(items)} ${isOrMay(moves.length, rest)}.`;
}

/** Which root moves a number counts: all, those that were not pruned, or of several passes those of the last. */
export type Which = 'all' | 'searched' | 'searched in this pass';

/**
 * "8 others (at most 0) are worse."
 *
 * @param common what is true of the value of each; null if there is nothing
 */
export function countedGroup(
	count: number,
	common: Amount | null,
	rest: Rest,
	which: Which
): Part[] {
	const s = count === 1 ? '' : 's';
	const others =
		which === 'all'
			? `other${s}`
			: which === 'searched'
				? `other searched move${s}`
				: `other move${s} searched in this pass`;
	const values = common === null ? '' : say` (${amount(common)})`;
	return say`${formatCount(count)} ${others}${values} ${isOrMay(count, rest)}.`;
}

function isOrMay(count: number, rest: Rest): string {
	return rest === 'may tie' ? rest : count === 1 ? 'is worse' : 'are worse';
}

/** For root moves pruned by a cutoff at the root itself. */
export const restUnsearched = (until: 'for good' | 'for now'): Part[] =>
	until === 'for good'
		? say`The pruned moves cannot be better either.`
		: say`The skipped moves cannot be better either.`;

/** For a root move; the last three replace a verdict until it has returned. */
export const VERDICTS: Readonly<
	Record<Verdict | 'searching' | 'waiting' | 'waiting again', string>
> = {
	best: 'best',
	'best so far': 'best so far',
	'certainly worse': 'certainly worse',
	'not better': 'not better (may tie)',
	'not searched': 'pruned',
	searching: 'searching',
	waiting: 'not searched yet',
	'waiting again': 'not in this pass yet'
};

// --- The end of a partial recording ---

const WHY_PARTIAL: Readonly<Record<PartialReason, string>> = {
	cancelled: 'the search was stopped',
	budget: 'the search reached its node budget',
	failed: 'the search failed'
};

export const recordingEnds = (why: PartialReason): Part[] =>
	say`The recording ends here: ${WHY_PARTIAL[why]}.`;
