import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Step through a real minimax or alpha-beta search and see why each branch is pruned.',
	part: 'explore'
};
