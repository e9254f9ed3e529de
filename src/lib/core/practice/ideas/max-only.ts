import { exchanged, type Idea } from './idea.ts';

/** Only MAX's nodes test the cutoff condition. */
export const maxOnly: Idea = {
	id: 'max-only',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: true,
	answers: exchanged('no-cut-min'),
	clause: ({ roles }) => `that cuts at ${roles.max} nodes only`
};
