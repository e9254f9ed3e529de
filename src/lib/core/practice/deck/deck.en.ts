/** The words of a deck of questions. */
import type { NodeWords } from '../practice.en.ts';

/** What is asked about a node. */
export const ASKED = {
	value: ({ name }: NodeWords) => `Which value does ${name} return?`,
	window: ({ name }: NodeWords) => `With which alpha and beta is ${name} entered?`,
	cut: ({ at }: NodeWords) => `Which branches ${at} are never searched?`,
	count: () => 'How many leaves are evaluated?',
	move: () => 'Which move is chosen at the root?'
} as const;

export const NEVER = 'Never searched';
export const NONE = 'None';
export const ALL = 'All of them';
/** The options that many questions have. */
export const RECURRENT = [NEVER, NONE, ALL];
export const window = (alpha: string, beta: string): string => `(${alpha}, ${beta})`;

/** Above the questions, and above their key. */
export const HOW = 'Each question has one right answer. Show its card.';
/** Where leaves may have no names on paper. */
export const NUMBERED = 'From the left, b2 is the second child of b.';
export const KEY_HOW = 'Each wrong option is the answer for another search.';
export const questionsTitle = (title: string): string => `${title}: questions`;
export const keyTitle = (title: string): string => `${title}: key of the questions`;
export const rightLetters = (key: readonly { number: number; letter: string }[]): string =>
	`Right: ${key.map(({ number, letter }) => `${number} ${letter}`).join(', ')}.`;
/** Of a wrong option. */
export const wrongOption = (text: string, searches: string): string => `${text}: ${searches}.`;
