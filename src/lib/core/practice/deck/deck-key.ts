/** The key of a deck: the right option of each question, and of each other one the searches whose answer it is. */
import { IDEAS } from '../ideas/registry.ts';
import { searchesWith } from '../practice.en.ts';
import { letterAt } from '../worksheet/lettered.ts';
import { settingOf } from '../words-for.ts';
import type { Deck } from './deck.ts';

export interface DeckKey {
	/** From 1. */
	readonly number: number;
	readonly question: string;
	/** A to D. */
	readonly letter: string;
	readonly text: string;
	readonly wrong: readonly {
		readonly letter: string;
		readonly text: string;
		/** "a search that cuts at MIN nodes only, or one where only the parent can cut". */
		readonly searches: string;
	}[];
}

export function deckKey({ tasks, questions }: Deck): DeckKey[] {
	return questions.map(({ tree, text: question, options, right }, index) => {
		const task = tasks[tree];
		const setting = task && settingOf(task.exercise);
		const named = options.map(({ text, ideas }, at) => ({
			letter: letterAt(at),
			text,
			searches: searchesWith(
				IDEAS.flatMap(({ id, clause }) => (setting && ideas.includes(id) ? [clause(setting)] : []))
			)
		}));
		const { letter = '', text = '' } = named[right] ?? {};
		return { number: index + 1, question, letter, text, wrong: named.toSpliced(right, 1) };
	});
}
