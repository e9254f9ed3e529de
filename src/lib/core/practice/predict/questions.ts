/** The questions about a recorded search: cutoffs before all else, apart, and not too many. */
import { storyOf, type Story } from '../../explain/story.ts';
import { eventAt } from '../../trace/cursor.ts';
import { askAnyCut } from './kinds/cut.ts';
import { ASKERS } from './kinds/registry.ts';
import { KINDS, type Kind } from './kind.ts';
import { isCutoff } from './options.ts';
import type { Place, Question } from './question.ts';
import type { Voices } from './voices.ts';

/** The fewest steps between two questions, and the most questions in a search. */
export const APART = 6;
export const MOST_QUESTIONS = 12;
/** In how many of the questions *Cut or go on?* the answer may be *Cut*: who always says so must not do well. */
const MOST_CUTS = 0.6;

/** What is asked about a cutoff, and what is asked where time is left: in each the kinds take turns. */
const OF_CUTOFFS = ['cut', 'never', 'owner'] as const satisfies readonly Kind[];
const OF_THE_REST = ['value', 'bound', 'next'] as const satisfies readonly Kind[];

/**
 * The questions in the order of their steps. The first cutoff is always asked about; then come the others, and with
 * them as many places where the search goes on; then values and bounds.
 */
export function questionsOf(
	voices: Voices,
	kinds: readonly Kind[] = KINDS,
	story = storyOf(voices.recording)
): Question[] {
	const places = [...placesOf(voices, story)];
	const questions: Question[] = [];
	askCutoffs(places, kinds, questions);
	if (kinds.includes('cut')) balanceCuts(places, questions);
	askTheRest(places, kinds, questions);
	return questions.sort((one, other) => one.step - other.step);
}

/** Every return and every cutoff of a search. */
export function* placesOf(voices: Voices, story: Story): Generator<Place> {
	const { tree, nodeOf, recording } = voices;
	for (let step = 1; step < recording.trace.steps; step++) {
		const { kind, node: row, subject: childRow } = eventAt(recording.trace, step);
		if (kind !== 'return' && kind !== 'cut') continue;
		const [node, child] = [nodeOf(row), nodeOf(childRow)];
		const siblings = tree.children[node] ?? [];
		const at = siblings.indexOf(child);
		const next = siblings[at + 1] ?? null;
		yield { voices, story, step, event: kind, row, childRow, node, child, isFirst: at === 0, next };
	}
}

/** Cutoffs, each with the kind asked longest ago, and between them places where the search goes on. */
function askCutoffs(places: readonly Place[], kinds: readonly Kind[], asked: Question[]): void {
	let turns: readonly Kind[] = OF_CUTOFFS.filter((kind) => kinds.includes(kind));
	const first = places.find(isCutoffReturn)?.step ?? 0;
	/** How many more are cut than not, of those of which this is asked: none, or one. */
	let more = 0;
	for (const [index, place] of places.entries()) {
		const { event, step } = place;
		if (event !== 'return' || !fits(asked, step) || isJustBefore(step, first)) continue;
		if (!isCutoff(place)) {
			if (more < 0 || !turns.includes('cut')) continue;
			const question = (more > 0 || step < first ? askAnyCut : ASKERS.cut)(place);
			if (question === null) continue;
			asked.push(question);
			more--;
			continue;
		}
		for (const kind of turns) {
			if (kind === 'cut' && more > 0) continue;
			// Which branches are never searched is asked once the cutoff is known.
			const question = ASKERS[kind]((kind === 'never' && places[index + 1]) || place);
			if (question === null) continue;
			asked.push(question);
			if (kind === 'cut') more++;
			turns = [...turns.filter((one) => one !== kind), kind];
			break;
		}
	}
}

/**
 * Asks at any other place that goes on until *Cut* is the answer no longer too often; where there is none, it leaves the
 * last cutoff out, but not the first.
 */
function balanceCuts(places: readonly Place[], asked: Question[]): void {
	for (const place of places) {
		if (!isCutTooOften(asked)) return;
		if (isCutoff(place) || !fits(asked, place.step)) continue;
		const question = askAnyCut(place);
		if (question !== null) asked.push(question);
	}
	const last = asked.findLastIndex(isCutAnswer);
	if (isCutTooOften(asked) && last !== asked.findIndex(isCutAnswer)) asked.splice(last, 1);
}

function isCutAnswer({ kind, options }: Question): boolean {
	return kind === 'cut' && options[0]?.isRight === true;
}

function isCutTooOften(asked: readonly Question[]): boolean {
	const all = asked.filter(({ kind }) => kind === 'cut');
	return all.filter(isCutAnswer).length > MOST_CUTS * all.length;
}

function askTheRest(places: readonly Place[], kinds: readonly Kind[], asked: Question[]): void {
	let turns: readonly Kind[] = OF_THE_REST.filter((kind) => kinds.includes(kind));
	for (const place of places) {
		if (!fits(asked, place.step)) continue;
		for (const kind of turns) {
			const question = ASKERS[kind](place);
			if (question === null) continue;
			asked.push(question);
			turns = [...turns.filter((one) => one !== kind), kind];
			break;
		}
	}
}

function isCutoffReturn(place: Place): boolean {
	return place.event === 'return' && isCutoff(place);
}

/** Where a question would leave no room for the one at `step`. */
function isJustBefore(at: number, step: number): boolean {
	return at < step && step - at < APART;
}

function fits(asked: readonly Question[], step: number): boolean {
	return asked.length < MOST_QUESTIONS && asked.every((one) => Math.abs(one.step - step) >= APART);
}
