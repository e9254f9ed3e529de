import { twisted, type Idea } from './idea.ts';

/** The window of a child is its parent's best alone. */
export const parentBest: Idea = {
	id: 'parent-best',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: false,
	answers: twisted(() => ({
		narrows: () => false,
		handsDown: ({ max, best }) =>
			max ? { alpha: best, beta: Infinity } : { alpha: -Infinity, beta: best }
	})),
	clause: () => 'that compares with the parent’s best and forgets what came from above'
};
