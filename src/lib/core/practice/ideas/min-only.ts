import { exchanged, type Idea } from './idea.ts';

/** Only MIN's nodes test the cutoff condition. */
export const minOnly: Idea = {
	id: 'min-only',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: true,
	answers: exchanged('no-cut-max'),
	clause: ({ roles }) => `that cuts at ${roles.min} nodes only`
};
