import { exchanged, type Idea } from './idea.ts';

/** The window of a child is its parent's best alone. */
export const parentBest: Idea = {
	id: 'parent-best',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: false,
	answers: exchanged('only-parent-bound'),
	clause: () => 'that compares with the parent’s best and forgets what came from above'
};
