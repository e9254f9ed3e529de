import { twisted, type Idea } from './idea.ts';

/** The largest child everywhere. */
export const allMax: Idea = {
	id: 'all-max',
	about: ['minimax'],
	isDrawn: false,
	isHeard: false,
	answers: twisted(() => ({ side: () => true })),
	clause: () => 'that takes the largest value everywhere'
};
