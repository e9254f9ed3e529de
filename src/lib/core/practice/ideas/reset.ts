import { exchanged, type Idea } from './idea.ts';

/** Every child starts with an open window. */
export const reset: Idea = {
	id: 'reset',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: false,
	answers: exchanged('window-not-handed-down'),
	clause: () => 'in which every child starts with an open window'
};
