import { FLAG } from '../trace/schema.ts';
import type { Moment } from '../trace/cursor.ts';
import { rootMovesAt, type RootMove } from '../trace/root-moves.ts';
import type { Claim } from './claims.ts';
import { boundsMeet, passAnswers, passAnswersBy, passEnds } from './again.en.ts';
import { returnedBy, type Amount } from './knowledge.ts';
import { compose, type Forms, type Sentence } from './parts.ts';
import { passEndAt, type PassEnd } from './pass-end.ts';
import { resultOf } from './result.ts';
import * as short from './short.en.ts';
import { cutFor } from './skipped.ts';
import type { Story } from './story.ts';
import * as words from './templates.en.ts';
import { moveTerm, passClaim, sideAt, sideTerm } from './terms.ts';
import type { Trace } from '../trace/trace.ts';

/** The most moves to name; of more, the first two and the number of others. */
const MOST_NAMED = 3;

/** The answer, the move that gives it, and the verdict on the others; for a pass that is not the last, its own end. */
export function explainFinish(story: Story, moment: Moment): Sentence {
	const { trace } = story;
	const { node: root } = moment;
	const end = passEndAt(trace, root);
	const ends = explainEnd(story, root, end);
	if (trace.isLeaf(root)) return compose(ends, explainLeafRoot(story, root));
	const answered = isAnswer(end)
		? explainLastQuestion(story, moment, end)
		: explainQuestion(story, moment, end);
	const others = isLastWord(end) ? compose(...explainOthers(story, moment)) : NOTHING;
	const note = story.roleOf.max === 'min' ? explainRoles(story, root) : NOTHING;
	return compose(ends, answered, others, note);
}

/**
 * The same with less of the other moves: first the pruned ones, the names of the others and those of the tied ones
 * are dropped, then the others and the pass, at last the best move.
 */
export function* shortFinish(story: Story, moment: Moment): Forms {
	yield explainFinish(story, moment);
	const { node: root } = moment;
	const end = passEndAt(story.trace, root);
	if (story.trace.isLeaf(root)) {
		yield explainLeafRoot(story, root);
		return;
	}
	const ends = explainEnd(story, root, end);
	const answered = isAnswer(end)
		? explainLastQuestion(story, moment, end)
		: explainQuestion(story, moment, end);
	const note = story.roleOf.max === 'min' ? explainRoles(story, root) : NOTHING;
	const [ties, rest] = isLastWord(end)
		? explainOthers(story, moment, 'few words')
		: [NOTHING, NOTHING];
	const tied = isLastWord(end) ? countTies(story, moment) : NOTHING;
	yield compose(ends, answered, ties, rest, note);
	yield compose(ends, answered, ties, rest);
	yield compose(ends, answered, tied, rest);
	yield compose(ends, answered, tied);
	yield compose(answered, tied);
	yield answered;
	yield isAnswer(end)
		? explainAnswer(story, moment, end, 'unnamed')
		: explainQuestion(story, moment, { ...end, meets: null }, 'unnamed');
}

/** Whether the end of a pass gives the root's value, or only an answer to the test of its window. */
function isAnswer(end: PassEnd): boolean {
	return end.answer === null || isLastWord(end);
}

/** At the end of the search; moves that failed against the window of an earlier pass cannot be distinguished. */
function isLastWord({ worth, meets, isLast }: PassEnd): boolean {
	return isLast && (worth.bound === 'exact' || meets !== null);
}

function explainEnd({ trace }: Story, root: number, { isOne, number }: PassEnd): Sentence {
	if (!isOne) return NOTHING;
	return { parts: passEnds(number), claims: [passClaim(trace, trace.passOf(root))] };
}

/** Names the side that searched for the largest value although values count for the other side. */
export function explainRoles(story: Story, row: number): Sentence {
	const [max, min] = [sideTerm(story, 'max'), sideTerm(story, 'min')];
	return {
		parts: words.rootMaximises(max, story.game.choosesSide ? null : min),
		claims: [{ kind: 'swapped', row }]
	};
}

const NOTHING: Sentence = { parts: [], claims: [] };

function explainLeafRoot({ trace, unit }: Story, root: number): Sentence {
	const value = trace.valueOf(root);
	const atLimit = (trace.flagsOf(root) & FLAG.HORIZON) !== 0;
	return {
		parts: words.finishLeaf(value, unit, atLimit ? 'depth limit' : 'end'),
		claims: [{ kind: 'worth', row: root, value, bound: 'exact' }]
	};
}

/** Yes or no to the test of the pass's window, and whether the bounds meet now. */
function explainQuestion(
	story: Story,
	{ path }: Moment,
	end: PassEnd,
	best: 'named' | 'unnamed' = 'named'
): Sentence {
	const { answer, worth, meets } = end;
	const row = path[0]?.row ?? 0;
	const by = best === 'named' ? moveTerm(story, path[0]?.bestChild ?? row) : null;
	const question: Sentence =
		answer === null
			? NOTHING
			: {
					parts: passAnswers(answer, worth, answer === 'yes' ? by : null),
					claims: [{ kind: 'worth', row, ...worth }]
				};
	if (meets === null) return question;
	return compose(question, {
		parts: boundsMeet(meets.worth, meets.number),
		claims: [
			passClaim(story.trace, story.trace.passOf(meets.row)),
			{ kind: 'returned', row: meets.row, ...meets.worth }
		]
	});
}

/** The same and the value of the root, which an exact answer gives alone. */
function explainLastQuestion(story: Story, moment: Moment, end: PassEnd): Sentence {
	const asked = explainQuestion(story, moment, end);
	const found = explainAnswer(story, moment, end);
	const { answer, worth } = end;
	if (answer === null || worth.bound !== 'exact') return compose(asked, found);
	return {
		parts: passAnswersBy(answer, found.parts),
		claims: [...asked.claims, ...found.claims]
	};
}

function explainAnswer(
	story: Story,
	{ path, node: root }: Moment,
	end: PassEnd,
	best: 'named' | 'unnamed' = 'named'
): Sentence {
	const { trace, unit } = story;
	const worth: Amount = end.meets ? { ...end.worth, bound: 'exact' } : end.worth;
	const { value } = worth;
	const by = best === 'named' ? moveTerm(story, path[0]?.bestChild ?? root) : null;
	const result = worth.bound === 'exact' ? resultOf(story, root) : null;
	if (result === null) {
		const certain = story.estimates(root) === null ? 'certain' : 'estimate';
		return {
			parts: words.finishValue(worth, unit, by, certain),
			claims: [{ kind: 'worth', row: root, ...worth }]
		};
	}
	const winner = result === 'draw' ? null : sideTerm(story, result === 'max wins' ? 'max' : 'min');
	const mover = sideTerm(story, sideAt(trace, root));
	return {
		parts: words.finishResult(value, winner, mover, by),
		claims: [{ kind: 'result', row: root, value, result }]
	};
}

/** The tied moves, the others that were searched, and those that were not. */
function explainOthers(
	story: Story,
	moment: Moment,
	how: 'whole' | 'few words' = 'whole'
): [ties: Sentence, rest: Sentence, unsearched: Sentence] {
	const { node: root } = moment;
	const { moves, others } = otherMoves(story, moment);
	if (moves.length === 1) return [judging(moves, words.onlyMove()), NOTHING, NOTHING];
	return [
		judging(moves, sayTies(story, others)),
		sayRest(story, others, root, how),
		sayUnsearched(others, root, story.trace)
	];
}

interface OtherMoves {
	readonly moves: readonly RootMove[];
	/** All but the best. */
	readonly others: readonly RootMove[];
}

/** The sentence and its shorter forms judge the same moves, of which a typed root has up to 20,000. */
const judged = new WeakMap<Moment, OtherMoves>();

function otherMoves(story: Story, moment: Moment): OtherMoves {
	let moves = judged.get(moment);
	if (moves === undefined) {
		moves = judgeMoves(story, moment);
		judged.set(moment, moves);
	}
	return moves;
}

function judgeMoves(story: Story, { path, step, node: root }: Moment): OtherMoves {
	const moves = rootMovesAt(story.trace, step);
	const best = path[0]?.bestChild ?? root;
	return { moves, others: moves.filter(({ row }) => row !== best) };
}

/** A sentence with the verdicts on all moves of the root. */
function judging(moves: readonly RootMove[], parts: Sentence['parts']): Sentence {
	return {
		parts,
		get claims() {
			return moves.flatMap(({ row, verdict }): Claim[] =>
				verdict === null ? [] : [{ kind: 'verdict', row, verdict }]
			);
		}
	};
}

/** The number of tied moves, without their names. */
function countTies(story: Story, moment: Moment): Sentence {
	const { moves, others } = otherMoves(story, moment);
	const ties = others.filter(({ verdict }) => verdict === 'best').length;
	return ties === 0 ? NOTHING : judging(moves, short.equallyGood(ties));
}

function sayTies(story: Story, others: readonly RootMove[]): Sentence['parts'] {
	const ties = others.filter(({ verdict }) => verdict === 'best');
	if (ties.length === 0) return [];
	const named = ties.slice(0, ties.length <= MOST_NAMED ? MOST_NAMED : 2);
	return words.equallyGood(
		named.map(({ row }) => moveTerm(story, row)),
		ties.length - named.length
	);
}

/** The searched moves that are not best: those that are worse, and those that may tie, each with their values. */
function sayRest(
	story: Story,
	others: readonly RootMove[],
	root: number,
	how: 'whole' | 'few words'
): Sentence {
	const { trace } = story;
	const searched = others.filter(({ value, verdict }) => value !== null && verdict !== 'best');
	const which = others.every(({ verdict }) => verdict !== 'not searched')
		? 'all'
		: trace.passes.length === 1
			? 'searched'
			: 'searched in this pass';
	const group = (rest: words.Rest): Sentence => {
		const rows = searched
			.filter(({ verdict }) => (verdict === 'not better') === (rest === 'may tie'))
			.map(({ row }) => row);
		if (rows.length === 0) return NOTHING;
		const isFew = how === 'whole' && rows.length <= MOST_NAMED;
		const common = isFew ? null : commonOf(trace, root, rows);
		const moves = rows.slice(0, MOST_NAMED).map((row) => ({
			term: moveTerm(story, row),
			given: returnedBy(trace, row)
		}));
		return {
			parts: isFew
				? words.namedGroup(moves, rest)
				: words.countedGroup(rows.length, common, rest, which),
			get claims() {
				const returned = rows.map((row): Claim => {
					return { kind: 'returned', row, ...returnedBy(trace, row) };
				});
				return [...returned, { kind: 'group', row: root, rows, rest, which, common }] as const;
			}
		};
	};
	return compose(group('worse'), group('may tie'));
}

/** What is true of the value of each of some root moves: the bound of the best of them, or the value of a single one. */
function commonOf(trace: Trace, root: number, rows: readonly number[]): Amount | null {
	const given = rows.map((row) => returnedBy(trace, row));
	const [first] = given;
	if (first !== undefined && given.length === 1) return first;
	const [bound, none] = trace.isMax(root)
		? (['upper', 'lower'] as const)
		: (['lower', 'upper'] as const);
	if (given.some((one) => one.bound === none)) return null;
	const keep = trace.isMax(root) ? Math.max : Math.min;
	return {
		value: given.reduce((best, { value }) => keep(best, value), given[0]?.value ?? 0),
		bound
	};
}

function sayUnsearched(others: readonly RootMove[], root: number, trace: Trace): Sentence {
	const unsearched = others.filter(({ verdict }) => verdict === 'not searched');
	if (unsearched.length === 0) return { parts: [], claims: [] };
	const rows = unsearched.map(({ row }) => row);
	return {
		parts: words.restUnsearched(cutFor(trace)),
		claims: [{ kind: 'unsearched', row: root, rows }]
	};
}
