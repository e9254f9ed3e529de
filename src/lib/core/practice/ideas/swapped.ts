import { exchanged, type Idea } from './idea.ts';

/** MAX and MIN exchanged. */
export const swapped: Idea = {
	id: 'swapped',
	about: ['minimax', 'alphabeta'],
	isDrawn: true,
	isHeard: true,
	answers: exchanged('sides-exchanged'),
	clause: ({ roles, root }) => `with ${roles[root === 'max' ? 'min' : 'max']} to move at the root`
};
