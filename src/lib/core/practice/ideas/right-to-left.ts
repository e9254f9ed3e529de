import { twisted, type Idea } from './idea.ts';

/** The children in reverse. */
export const rightToLeft: Idea = {
	id: 'right-to-left',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: false,
	answers: twisted(() => ({ backwards: true })),
	clause: ({ isForward }) => (isForward ? 'from right to left' : 'from left to right')
};
