/** Marks a result code again: what each exercise of its set is worth, and what is wrong in it. */
import { ok, type Result } from '../base/result.ts';
import { leastOf, PARS } from './pars.ts';
import { checkAnswers, type VerdictKind } from './check.ts';
import { attempt } from './break-it/attempt.ts';
import { readBreakCode } from './break-it/break-code.ts';
import { FAULTY_SEARCHES } from './break-it/faulty-searches.ts';
import { readCode } from './code.ts';
import { withReorder } from './reorder.ts';
import { exerciseAt, placeInSet } from './set.ts';
import { shareOf, type Part } from './score.ts';
import { scorePlaces, shareOfPlaces } from './score-places.ts';
import { pathOf } from './exercise.ts';
import { NO_HELP, readAnswers, type Help } from './answers.ts';

/** One exercise of a set. */
export interface Grade {
	/** Null where the set is a position of one's own; in Break it the number of the faulty search. */
	readonly level: number | null;
	readonly seed: number | null;
	/**
	 * What the score counts: decisions, in a code of before places, among them every branch, or in Break it the fewest
	 * leaves that show a fault, as a part of those of the tree.
	 */
	readonly rule: 'decisions' | 'places' | 'leaves';
	readonly asked: number;
	readonly right: number;
	readonly following: number;
	/** From 0 to 1, by the marks of the set. */
	readonly score: number;
	readonly verdict: VerdictKind;
	/** The first wrong or missing place: its kind and node; null if all is right. */
	readonly place: string | null;
	/** The ids of the ideas whose answer it is. */
	readonly ideas: readonly string[];
	/** What the score is made of; empty under the rule of places. */
	readonly parts: readonly Part[];
	readonly help: Help;
}

/** Faults: those of `readCode` and of `readBreakCode`. */
export function gradeCode(code: string): Result<readonly Grade[]> {
	if (/^\s*PB\d/.test(code)) return gradeTrees(code);
	const read = readCode(code);
	if (!read.ok) return read;
	const { version, hasOrders, values, answers } = read.value;
	const grades: Grade[] = [];
	for (const [index, one] of answers.entries()) {
		const exercise = exerciseAt(values, index);
		if (!exercise.ok) return exercise;
		const { kind, place, named, score: ofSheet } = checkAnswers(exercise.value, one);
		const score = hasOrders ? withReorder(values, index, one, ofSheet) : ofSheet;
		const { marks } = values;
		const written = readAnswers(exercise.value, one);
		const places = version === 1 ? scorePlaces(exercise.value, written) : null;
		const { asked, right, following } = places ?? score;
		const drawn = values.position === null ? placeInSet(values, index) : null;
		const path = place && pathOf(exercise.value, place.node);
		grades.push({
			level: drawn && drawn.level,
			seed: drawn && drawn.seed,
			rule: places === null ? 'decisions' : 'places',
			asked,
			right,
			following,
			score: places === null ? shareOf(score, marks) : shareOfPlaces(places, marks),
			verdict: kind,
			place: place && path && `${place.kind} ${path.length === 0 ? 'root' : path.join(' ')}`,
			ideas: named?.ideas ?? [],
			parts: places === null ? score.parts : [],
			help: one.help ?? NO_HELP
		});
	}
	return ok(grades);
}

/** Tries each tree again: one that does not show its fault scores nothing, and one as small as can be all. */
function gradeTrees(code: string): Result<readonly Grade[]> {
	const read = readBreakCode(code);
	if (!read.ok) return read;
	const grades: Grade[] = [];
	for (const tree of read.value) {
		const tried = attempt(tree);
		const fault = FAULTY_SEARCHES[tree.search - 1];
		if (!tried.ok) return tried;
		if (fault === undefined) continue;
		const { leaves, shown } = tried.value;
		const isShown = shown !== 'nothing';
		const par = leastOf(PARS[fault][tree.cut]);
		grades.push({
			level: tree.search,
			seed: null,
			rule: 'leaves',
			asked: 1,
			right: Number(isShown),
			following: 0,
			score: isShown ? Math.min(1, par / leaves) : 0,
			verdict: isShown ? 'right' : 'under-pruned',
			place: null,
			ideas: isShown ? [fault] : [],
			parts: [],
			help: NO_HELP
		});
	}
	return ok(grades);
}
