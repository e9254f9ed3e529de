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

export const NEVER = 'It is never searched';
export const NONE = 'None';
export const ALL = 'All of them';
/** The options that many questions have. */
export const RECURRENT = [NEVER, NONE, ALL];
export const window = (alpha: string, beta: string): string => `α ${alpha}, β ${beta}`;
