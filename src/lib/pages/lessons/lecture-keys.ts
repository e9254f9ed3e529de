/** The keys of a lecture: those that slide remotes send, and their like on a keyboard. */
import type { Future } from '$lib/core/trace/future.ts';
import { BLANK_KEYS } from '$lib/ui/keys/blank-keys.ts';
import { rowOf, type PageKey } from '$lib/ui/keys/page-key.ts';
import type { Presentation } from './present/presentation.svelte.ts';

/** A lecture, and what only its page can do. */
export interface Lecturer {
	readonly given: Presentation;
	/** What is shown here is not all that the room sees. */
	readonly hasStage: boolean;
	readonly toggleNotes: () => void;
	readonly leave: () => void;
}

const FUTURE_OF: Readonly<Record<string, Future>> = {
	Digit1: 'problem',
	Digit2: 'hide',
	Digit3: 'show'
};

/** By their places on the keyboard, since with Shift, and on some keyboards without it, they write other signs. */
const DIGIT_KEYS: PageKey<Lecturer> = {
	keys: ['1', '2', '3', '4'],
	what: 'The problem, until now, everything (1 to 3); while hands are counted a hand for A to D, with Shift one less',
	run: ({ given }, { code, shiftKey }) => {
		const future = FUTURE_OF[code];
		if (given.isCounting) given.changeHands(Number(code.slice(-1)) - 1, shiftKey ? -1 : 1);
		else if (future !== undefined && !shiftKey) given.showFuture(future);
	}
};

export const LECTURE_KEYS = [
	{
		keys: ['PageDown', ' ', 'ArrowRight'],
		what: 'On: the question, each event, the answer, the next scene',
		run: ({ given }) => {
			given.on();
		}
	},
	{
		keys: ['PageUp', 'ArrowLeft'],
		what: 'Back, the same way',
		run: ({ given }) => {
			given.back();
		}
	},
	{
		keys: ['Shift+PageDown', 'Shift+ArrowRight'],
		caps: ['Shift PgDn', 'Shift →'],
		what: 'The next cutoff',
		run: ({ given }) => {
			given.jump('next');
		}
	},
	{
		keys: ['Shift+PageUp', 'Shift+ArrowLeft'],
		caps: ['Shift PgUp', 'Shift ←'],
		what: 'The previous cutoff',
		run: ({ given }) => {
			given.jump('previous');
		}
	},
	{
		keys: ['ArrowDown'],
		what: 'The next scene',
		run: ({ given }) => {
			given.goToScene(given.visit.here.scene + 1);
		}
	},
	{
		keys: ['ArrowUp'],
		what: 'The previous scene',
		run: ({ given }) => {
			given.goToScene(given.visit.here.scene - 1);
		}
	},
	{
		keys: ['Enter'],
		what: 'The question, then its answer, then neither',
		once: true,
		run: ({ given }) => {
			given.ask();
		}
	},
	{
		keys: ['q'],
		what: 'Show or hide the question',
		once: true,
		run: ({ given }) => {
			given.toggleQuestion();
		}
	},
	{
		keys: ['h'],
		what: 'Count hands, or do not',
		once: true,
		run: ({ given }) => {
			given.toggleHands();
		}
	},
	DIGIT_KEYS,
	{
		keys: BLANK_KEYS,
		what: 'Make the screen black, and show it again',
		once: true,
		run: ({ given }) => {
			given.black = !given.black;
		}
	},
	{
		keys: ['z'],
		what: 'Freeze the stage, so that you can look ahead',
		once: true,
		run: ({ given, hasStage }) => {
			if (hasStage) given.toggleFreeze();
		}
	},
	{
		keys: ['l'],
		what: 'Show where the mouse points',
		once: true,
		run: ({ given }) => {
			given.isPointing = !given.isPointing;
		}
	},
	{
		keys: ['0'],
		what: 'The clock begins again',
		once: true,
		run: ({ given }) => {
			given.resetClock();
		}
	},
	{
		keys: ['s'],
		what: 'Show or hide the notes',
		once: true,
		run: (lecturer) => {
			lecturer.toggleNotes();
		}
	},
	{
		keys: ['Escape'],
		what: 'End the lecture',
		run: (lecturer) => {
			lecturer.leave();
		}
	}
] as const satisfies readonly PageKey<Lecturer>[];

/** What a press does in a lecture; undefined if nothing. */
export function lectureKeyOf(event: KeyboardEvent): PageKey<Lecturer> | undefined {
	const { code, ctrlKey, altKey, metaKey } = event;
	if (/^Digit[1-5]$/.test(code)) return ctrlKey || altKey || metaKey ? undefined : DIGIT_KEYS;
	return rowOf(event, LECTURE_KEYS);
}
