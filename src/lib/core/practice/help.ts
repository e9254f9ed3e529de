/**
 * Check, and the explanations that it gives only when it is asked again: what they cost is kept with the answers, so
 * that neither Undo nor a reload takes it back.
 */
import { NO_HELP, type Answers, type Help } from './answers.ts';
import { idOf, type Place, type PlaceId } from './asked-places.ts';
import { checkAnswers, firstOpen, type Verdict } from './check.ts';
import type { Exercise } from './exercise.ts';
import { lastHint } from './hints.en.ts';
import { fillIn, HINTS, hintOn, type Hint } from './hints.ts';

/** Checks the answers. A place that was wrong at a Check before is explained. */
export function checkAgain(
	exercise: Exercise,
	answers: Answers
): { readonly answers: Answers; readonly verdict: Verdict } {
	const verdict = checkAnswers(exercise, answers);
	const { place, first } = verdict;
	const checked = counted(answers, 'checks');
	if (place === null || first === null) return { answers: checked, verdict };
	const id = decisionId(exercise, place);
	if (answers.found?.includes(id) === true) {
		return { answers: explain(exercise, checked, place), verdict };
	}
	return { answers: { ...checked, found: [...(answers.found ?? []), id] }, verdict };
}

/** Explains a place, which from then on counts half. */
export function explain(exercise: Exercise, answers: Answers, place: Place): Answers {
	return isTold(exercise, answers, place)
		? answers
		: counted(told(exercise, answers, place), 'whys');
}

/** True where the explanation of a place was given. */
export function isTold(exercise: Exercise, { told = [] }: Answers, place: Place): boolean {
	return told.includes(decisionId(exercise, place));
}

/**
 * One more hint on a place, by default the first wrong or blank one. The third says all that an explanation does, and
 * the fourth fills the place in. Where a place was explained the hints go on from there, with the third.
 * @param press how many there were before on this place
 * @param onView what Check says of it
 * @returns the number of presses for the next hint, 0 once the place is filled in
 */
export function takeHint(
	exercise: Exercise,
	answers: Answers,
	press: number,
	place = firstOpen(exercise, answers) ?? undefined,
	onView: Verdict | null = null
): { readonly answers: Answers; readonly hint: Hint | null; readonly press: number } {
	const after = counted(answers, 'hints');
	const isKnown = place !== undefined && isTold(exercise, answers, place);
	const isSaid = onView !== null && (isKnown || isExplained(onView));
	const from = isKnown || isSaid ? Math.max(press, HINTS.length - 1) : press;
	const spoken = HINTS[from];
	if (spoken === undefined) {
		return { answers: fillIn(exercise, after, place), hint: null, press: 0 };
	}
	const hint = hintOn(exercise, answers, spoken, place);
	const next = { hint, press: from + 1 };
	if (hint === null || spoken !== HINTS.length) return { answers: after, ...next };
	const words = lastHint(isSaid && onView.rule !== null ? null : hint.words);
	return { ...next, answers: told(exercise, after, hint.place), hint: { ...hint, words } };
}

/** True where Check says all at once, since there is no more to it. */
function isExplained({ kind, place, first }: Verdict): boolean {
	return place !== null && first === null && kind !== 'missing' && kind !== 'unreadable';
}

function told(exercise: Exercise, answers: Answers, place: Place): Answers {
	const id = decisionId(exercise, place);
	// Nobody decides about a first child, or below a cut.
	if (place.isBeyond || id === `cut-${place.node}`) return answers;
	return { ...answers, told: [...new Set([...(answers.told ?? []), id])] };
}

/** All branches below a node are one decision. */
function decisionId({ tree }: Exercise, place: Place): PlaceId {
	if (place.kind !== 'cut') return idOf(place);
	const [first = place.node] = tree.children[tree.parent[place.node] as number] ?? [];
	return idOf({ ...place, node: first });
}

function counted(answers: Answers, kind: keyof Help): Answers {
	const help = answers.help ?? NO_HELP;
	return { ...answers, help: { ...help, [kind]: help[kind] + 1 } };
}
