import { walk } from '../walk.ts';
import type { Idea } from './idea.ts';

/** The other cutoff condition: ≥ instead of >, or > instead of ≥. */
export const otherRule: Idea = {
	id: 'other-rule',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: true,
	answers: (problem) => {
		const cut = problem.rules.cut === 'equal' ? 'strict' : 'equal';
		return [walk({ ...problem, rules: { ...problem.rules, cut } })];
	},
	clause: ({ rules }) =>
		rules.cut === 'equal' ? 'that cuts only past the bound' : 'that cuts also on equality'
};
