import { twisted, type Idea } from './idea.ts';

/** MIN never lowers beta, and tests beta itself, as the published Swift program does (search/swift.ts). */
export const swift: Idea = {
	id: 'swift',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: true,
	answers: twisted(() => ({
		narrows: (max) => max,
		stops: ({ holds, max, given }) => (max ? holds : given.beta <= given.alpha)
	})),
	clause: ({ roles }) =>
		`in which ${roles.min} never lowers beta, as in the published Swift program`
};
