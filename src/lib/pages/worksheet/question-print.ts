/** The questions of a worksheet's link on their pages, with the key: loaded when they are first asked for. */
import type { InputFault, Result } from '$lib/core/base/result.ts';
import type { Steps } from '$lib/core/base/steps.ts';
import { questionKeyPages } from '$lib/core/figure/question-key.ts';
import { questionPagesSteps, type QuestionPages } from '$lib/core/figure/question-pages.ts';
import { deckKey, type DeckKey } from '$lib/core/practice/deck/deck-key.ts';
import { deckSteps } from '$lib/core/practice/deck/deck.ts';
import type {
	WorksheetField,
	WorksheetValues
} from '$lib/core/practice/worksheet/worksheet-link.ts';
import { measureText } from '$lib/tree/stage/measure.ts';

/** All that is printed of a deck. */
export interface PrintedQuestions {
	readonly print: 'questions';
	readonly values: WorksheetValues;
	/** What tells it from other decks: that of a sheet with the same trees, without a variant. */
	readonly code: string;
	readonly pages: QuestionPages;
	readonly key: readonly DeckKey[];
	readonly keys: readonly (readonly DeckKey[])[];
}

export function* questionSteps(
	values: WorksheetValues
): Steps<Result<PrintedQuestions, InputFault & { readonly field: WorksheetField }>> {
	const made = yield* deckSteps(values);
	if (!made.ok) return made;
	const deck = made.value;
	const pages = yield* questionPagesSteps(deck, values, measureText);
	if (!pages.ok) {
		const field = values.position === null ? 'paper' : 'position';
		return { ok: false, fault: { ...pages.fault, field } };
	}
	const key = deckKey(deck);
	return {
		ok: true,
		value: {
			print: 'questions',
			values,
			code: deck.code,
			pages: pages.value,
			key,
			keys: values.key === 'on' ? questionKeyPages(key, values, measureText) : []
		}
	};
}
