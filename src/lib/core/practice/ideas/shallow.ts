import { twisted, type Idea } from './idea.ts';

/** Only a bound that the parent set can cut. */
export const shallow: Idea = {
	id: 'shallow',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: true,
	answers: twisted(() => ({
		stops: ({ holds, max, owners, depth }) =>
			holds && (max ? owners.beta : owners.alpha) === depth - 1
	})),
	clause: () => 'where only the parent can cut',
	alone: () =>
		'This is the answer for a search where only the parent can cut. Bounds from further up cut, too.'
};
