/** Check: the first wrong place of an answer, what is wrong there, and the sentence of the step that decides it. */
import { assert, assertExists } from '../base/assert.ts';
import { explainStep, type Sentence } from '../explain/sentence.ts';
import { readAnswers, textOf, UNREADABLE, type Answers, type Written } from './answers.ts';
import { matchAt } from './compare.ts';
import { formatEntry, parseCount, parseEntry, parseLimit, sameNumber } from './entry.ts';
import type { Exercise } from './exercise.ts';
import * as firstWords from './first-words.en.ts';
import { firstIsSearched } from './hints.en.ts';
import { ruleAt } from './hints-at.ts';
import { mistakenBound } from './mistaken-bound.ts';
import { nameIdeas, type Named } from './naming.ts';
import { placesIn, stepOf, type Place } from './asked-places.ts';
import * as words from './practice.en.ts';
import { readMove } from './read-move.ts';
import { isRight, scoreOf, type Score } from './score.ts';
import { sayPruned, sayWitness } from './witness.ts';
import { sideAt, otherSide, wordsFor } from './words-for.ts';

export type VerdictKind =
	| 'right'
	| 'over-pruned'
	| 'under-pruned'
	| 'wrong-value'
	| 'wrong-bound'
	| 'wrong-window'
	| 'swapped-window'
	| 'beyond-cut'
	| 'missing'
	| 'wrong-count'
	| 'wrong-move'
	| 'unreadable';

/** The first wrong place. */
interface Finding {
	readonly kind: VerdictKind;
	/** The first wrong place, or the first missing one; null if everything is right. */
	readonly place: Place | null;
	/** What is said at first; null where there is nothing to explain. */
	readonly first: firstWords.FirstWords | null;
	/** What is said before the rule, as a part of the explanation. */
	readonly words: string;
	/** The rule with its numbers, before the sentence. */
	readonly rule: string | null;
	/** The step of the recorded search that decides it, for “Show this step”; null where there is no sentence. */
	readonly step: number | null;
	/** The search's own sentence of that step. */
	readonly sentence: Sentence | null;
}

export interface Verdict extends Finding {
	/** Remarks on right values that lack their sign. */
	readonly notes: readonly Note[];
	readonly score: Score;
	/** The wrong ideas whose answer this is; null if it is nobody's, and if it is right. */
	readonly named: Named | null;
}

interface Note {
	readonly node: number;
	readonly words: string;
}

/** Checks any answer; never throws. */
export function checkAnswers(exercise: Exercise, answers: Answers): Verdict {
	const written = readAnswers(exercise, answers);
	const finding = findFirst(exercise, answers, written);
	const isWrong = finding.kind !== 'right' && finding.kind !== 'missing';
	return {
		...finding,
		notes: notesOn(exercise, written),
		score: scoreOf(exercise, written),
		named: isWrong ? nameIdeas(exercise, written) : null
	};
}

/** Finds the first wrong place, or else the first that is still blank. */
export function findFirst(
	exercise: Exercise,
	answers: Answers,
	written = readAnswers(exercise, answers)
): Finding {
	const wrong = firstWrong(exercise, written);
	if (wrong === null) {
		const place = firstMissing(exercise, written);
		const rest = { place, first: null, rule: null, step: null, sentence: null };
		return place === null
			? { kind: 'right', words: words.allRight, ...rest }
			: { kind: 'missing', words: sayMissing(exercise, place), ...rest };
	}
	const { kind, said, first = null } = judge(exercise, answers, written, wrong);
	// What needs no search to be said has no step.
	const isSaid = kind === 'unreadable' || isFirstChild(exercise, wrong);
	const step = isSaid ? null : sentenceStep(exercise, wrong, kind);
	return {
		kind,
		place: wrong,
		first,
		words: said,
		rule: first === null ? null : ruleAt(exercise, wrong),
		step,
		sentence: step === null ? null : explainStep(exercise.story, step)
	};
}

/** True for the branch to a first child, which is always searched. */
function isFirstChild({ tree }: Exercise, { kind, node }: Place): boolean {
	return kind === 'cut' && tree.children[tree.parent[node] as number]?.[0] === node;
}

/** The first place, in the order of the search, that is wrong or blank; null if everything is right. */
export function firstOpen(exercise: Exercise, answers: Answers): Place | null {
	const written = readAnswers(exercise, answers);
	for (const place of placesIn(exercise, exercise.truth)) {
		const match = matchAt(place, written, exercise.truth);
		if (match === 'blank' || (match === 'different' && !isRight(exercise, place, written)))
			return place;
	}
	return null;
}

/** The first place, in the order of the search, where something wrong is written or marked. */
export function firstWrong(exercise: Exercise, written: Written): Place | null {
	if (!written.isBegun && !exercise.ask.every((one) => one === 'cuts')) return null;
	const last = lastWritten(exercise, written);
	const isSaid = (parent: number): boolean => parent <= last;
	for (const place of placesIn(exercise, exercise.truth)) {
		if (matchAt(place, written, exercise.truth) !== 'different') continue;
		const isMarked = place.kind !== 'cut' || written.pruned[place.node] === true;
		if (!isMarked && !isSaid(exercise.tree.parent[place.node] as number)) continue;
		if (!isRight(exercise, place, written)) return place;
	}
	return null;
}

/**
 * The last node about which something is written; nobody has said anything about the branches of those after it. Where
 * nothing can be written at nodes, every branch is an answer.
 */
function lastWritten({ tree, ask }: Exercise, written: Written): number {
	if (!ask.includes('values') && !ask.includes('windows')) return tree.nodes;
	const { values, alphas, betas, pruned } = written;
	return values.findLastIndex(
		(value, node) =>
			value !== null || alphas[node] != null || betas[node] != null || pruned[node] === true
	);
}

function firstMissing(exercise: Exercise, written: Written): Place | null {
	for (const place of placesIn(exercise, exercise.truth)) {
		if (matchAt(place, written, exercise.truth) === 'blank') return place;
	}
	return null;
}

function sayMissing(exercise: Exercise, { kind, node }: Place): string {
	const where = kind === 'count' || kind === 'move' ? words.missingAt[kind] : null;
	return words.missing(where ?? wordsFor(exercise, node).at);
}

/** Where the sentence is found: for a branch cut too early, at the last return before the search goes on to it. */
function sentenceStep(exercise: Exercise, place: Place, kind: VerdictKind): number {
	const step = stepOf(exercise, place);
	return kind === 'over-pruned' ? step - 1 : step;
}

interface Judged {
	readonly kind: VerdictKind;
	readonly said: string;
	readonly first?: firstWords.FirstWords;
}

function judge(exercise: Exercise, answers: Answers, written: Written, place: Place): Judged {
	const { truth, tree } = exercise;
	const { node } = place;
	if (place.isBeyond) {
		const pruned = prunedAbove(exercise, node);
		return { kind: 'beyond-cut', said: words.beyondCut(wordsFor(exercise, pruned)) };
	}
	const unreadable = faultAt(exercise, answers, place);
	if (unreadable !== null) return { kind: 'unreadable', said: unreadable };
	const here = wordsFor(exercise, node);
	switch (place.kind) {
		case 'cut': {
			const parent = tree.parent[node] as number;
			const there = wordsFor(exercise, parent);
			const { roleNames } = exercise.story;
			const own = sideAt(exercise, parent);
			const side = otherSide(own);
			if (isFirstChild(exercise, place)) {
				return { kind: 'over-pruned', said: firstIsSearched(roleNames[own], there) };
			}
			const first = firstWords.onDecision(there, roleNames[own], roleNames[side]);
			if (truth.pruned[node] === true) {
				const said = [words.underPruned(there), sayPruned(exercise, node)];
				return { kind: 'under-pruned', said: said.filter((one) => one !== '').join(' '), first };
			}
			const window = truth.windows[parent];
			const bound = (side === 'max' ? window?.alpha : window?.beta) ?? NaN;
			const said = [
				words.overPruned(there, side, bound),
				mistakenBound(exercise, node),
				sayWitness(exercise, node)
			];
			return { kind: 'over-pruned', said: said.filter((one) => one !== null).join(' '), first };
		}
		case 'value':
			return judgeValue(exercise, written, node, here);
		case 'window':
			return judgeWindow(exercise, written, node, here);
		case 'count': {
			const count = Number(written.count);
			const said = words.wrongCount(truth.count, count);
			return { kind: 'wrong-count', said, first: firstWords.onCount(count) };
		}
		case 'move': {
			const said = words.wrongMove(wordsFor(exercise, Number(written.move)).name);
			return { kind: 'wrong-move', said, first: firstWords.onMove(said) };
		}
	}
}

function judgeValue(
	exercise: Exercise,
	written: Written,
	node: number,
	here: words.NodeWords
): Judged {
	const { truth, story } = exercise;
	const entry = assertExists(written.values[node], 'a value is written here');
	assert(entry !== UNREADABLE, 'what cannot be read was said before');
	const amount = assertExists(truth.values[node], 'the search returns a value here');
	const mover = story.roleNames[sideAt(exercise, node)];
	const first = firstWords.onValue(here, formatEntry(entry), mover);
	if (!sameNumber(entry.value, amount.value)) {
		return { kind: 'wrong-value', said: words.wrongValue(here, formatEntry(entry)), first };
	}
	const said =
		entry.bound === 'exact'
			? words.notExact(entry.value, amount.bound)
			: words.wrongBound(entry.value, amount.bound);
	return { kind: 'wrong-bound', said, first };
}

function judgeWindow(
	{ truth }: Exercise,
	written: Written,
	node: number,
	here: words.NodeWords
): Judged {
	const { alpha, beta } = truth.windows[node] ?? { alpha: NaN, beta: NaN };
	const [low, high] = [written.alphas[node], written.betas[node]];
	const isLow = typeof low === 'number' && !sameNumber(low, alpha);
	const isHigh = typeof high === 'number' && !sameNumber(high, beta);
	if (isLow && isHigh) {
		const both = words.wrongLimits(here, low, high);
		const first = firstWords.onWindow(both, here);
		return sameNumber(low, beta) && sameNumber(high, alpha)
			? { kind: 'swapped-window', said: words.swappedLimits(here), first }
			: { kind: 'wrong-window', said: both, first };
	}
	const said = isLow
		? words.wrongLimit('max', here, low)
		: words.wrongLimit('min', here, Number(high));
	return { kind: 'wrong-window', said, first: firstWords.onWindow(said, here) };
}

/** What is wrong with a text at this place that says nothing; null if it can be read. */
function faultAt(exercise: Exercise, { texts }: Answers, { kind, node }: Place): string | null {
	const reads = {
		cut: [],
		value: [parseEntry(textOf(texts, `value-${node}`))],
		window: [parseLimit(textOf(texts, `alpha-${node}`)), parseLimit(textOf(texts, `beta-${node}`))],
		count: [parseCount(textOf(texts, 'count'))],
		move: [readMove(exercise, textOf(texts, 'move'))]
	} as const;
	for (const read of reads[kind]) if (!read.ok) return read.fault.message;
	return null;
}

function prunedAbove({ tree, truth }: Exercise, node: number): number {
	let at = node;
	while (at > 0 && truth.pruned[at] !== true) at = tree.parent[at] as number;
	return at;
}

function notesOn({ truth }: Exercise, { values }: Written): Note[] {
	return values.flatMap((entry, node) => {
		const amount = truth.values[node] ?? null;
		if (entry === null || entry === UNREADABLE || amount === null) return [];
		const isLacking =
			entry.bound === null && amount.bound !== 'exact' && sameNumber(entry.value, amount.value);
		return isLacking ? [{ node, words: words.moreExactly(amount) }] : [];
	});
}
