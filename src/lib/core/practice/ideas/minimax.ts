import { twisted, type Idea } from './idea.ts';

/** No test at all. */
export const minimax: Idea = {
	id: 'minimax',
	about: ['alphabeta'],
	isDrawn: false,
	isHeard: false,
	answers: twisted(() => ({ stops: () => false })),
	clause: () => 'that cuts nothing, which is minimax',
	alone: () => 'Nothing is cut: this is minimax.'
};
