import { twisted, type Idea } from './idea.ts';

/** One alpha and one beta for the whole tree, never restored. */
export const global: Idea = {
	id: 'global',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: false,
	answers: twisted(({ window, rules }) => {
		let { alpha, beta } = window;
		return {
			entry: () => ({ alpha, beta }),
			returned: ({ max, best }) => {
				if (max) alpha = Math.max(alpha, best);
				else beta = Math.min(beta, best);
			},
			stops: ({ max, best }) => {
				const bound = max ? beta : alpha;
				const reaches = max ? best >= bound : best <= bound;
				return reaches && !(rules.cut === 'strict' && best === bound);
			}
		};
	}),
	clause: () => 'with a single alpha and beta that are never given back'
};
