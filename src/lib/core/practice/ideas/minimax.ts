import { exchanged, type Idea } from './idea.ts';

/** No test at all. */
export const minimax: Idea = {
	id: 'minimax',
	about: ['alphabeta'],
	isDrawn: false,
	isHeard: false,
	answers: exchanged('never-cuts'),
	clause: () => 'that cuts nothing, which is minimax',
	alone: () => 'Nothing is cut: this is minimax.'
};
