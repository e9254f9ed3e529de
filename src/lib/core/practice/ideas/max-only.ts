import { twisted, type Idea } from './idea.ts';

/** Only MAX's nodes test the cutoff condition. */
export const maxOnly: Idea = {
	id: 'max-only',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: true,
	answers: twisted(() => ({ stops: ({ holds, max }) => holds && max })),
	clause: ({ roles }) => `that cuts at ${roles.max} nodes only`
};
