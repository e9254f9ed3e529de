/** The questions about a recorded search: only where they are worth asking, apart, and not too many. */
import { storyOf, type Story } from '../../explain/story.ts';
import { eventAt } from '../../trace/cursor.ts';
import { ASKERS } from './kinds/registry.ts';
import { KINDS, type Kind } from './kind.ts';
import type { Place, Question } from './question.ts';
import type { Voices } from './voices.ts';

/** The fewest steps between two questions, and the most questions in a search. */
export const APART = 6;
export const MOST_QUESTIONS = 12;

/** The questions in the order of their steps, with each kind in turn where several fit. */
export function questionsOf(
	voices: Voices,
	kinds: readonly Kind[] = KINDS,
	story = storyOf(voices.recording)
): Question[] {
	const questions: Question[] = [];
	/** The kinds, the one asked longest ago first. */
	let turns = KINDS.filter((kind) => kinds.includes(kind));
	for (const place of placesOf(voices, story)) {
		if (place.step < (questions.at(-1)?.step ?? -Infinity) + APART) continue;
		for (const kind of turns) {
			const question = ASKERS[kind](place);
			if (question === null) continue;
			questions.push(question);
			turns = [...turns.filter((one) => one !== kind), kind];
			break;
		}
		if (questions.length === MOST_QUESTIONS) break;
	}
	return questions;
}

/** Every return and every cutoff of a search. */
export function* placesOf(voices: Voices, story: Story): Generator<Place> {
	const { tree, nodeOf, recording } = voices;
	for (let step = 1; step < recording.trace.steps; step++) {
		const { kind, node: row, subject: childRow } = eventAt(recording.trace, step);
		if (kind !== 'return' && kind !== 'cut') continue;
		const [node, child] = [nodeOf(row), nodeOf(childRow)];
		const siblings = tree.children[node] ?? [];
		const next = siblings[siblings.indexOf(child) + 1] ?? null;
		yield { voices, story, step, event: kind, row, childRow, node, child, next };
	}
}
