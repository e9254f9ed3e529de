import { twisted, type Idea } from './idea.ts';

/** The smallest child everywhere. */
export const allMin: Idea = {
	id: 'all-min',
	about: ['minimax'],
	isDrawn: false,
	isHeard: false,
	answers: twisted(() => ({ side: () => false })),
	clause: () => 'that takes the smallest value everywhere'
};
