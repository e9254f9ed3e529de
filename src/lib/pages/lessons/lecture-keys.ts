/** The keys of a lecture: those that slide remotes send, and their like on a keyboard. */
import type { PageKey } from '$lib/ui/keys/page-key.ts';

interface Lecturer {
	on(): void;
	back(): void;
	beside(by: 1 | -1): void;
	leave(): void;
}

export const LECTURE_KEYS = [
	{
		keys: ['PageDown', ' ', 'ArrowRight'],
		what: 'On: the question, each event, the answer, the next scene',
		run: (lecturer) => {
			lecturer.on();
		}
	},
	{
		keys: ['PageUp', 'ArrowLeft'],
		what: 'Back, the same way',
		run: (lecturer) => {
			lecturer.back();
		}
	},
	{
		keys: ['ArrowDown'],
		what: 'The next scene',
		run: (lecturer) => {
			lecturer.beside(1);
		}
	},
	{
		keys: ['ArrowUp'],
		what: 'The previous scene',
		run: (lecturer) => {
			lecturer.beside(-1);
		}
	},
	{
		keys: ['Escape'],
		what: 'Leave the lecture',
		run: (lecturer) => {
			lecturer.leave();
		}
	}
] as const satisfies readonly PageKey<Lecturer>[];
