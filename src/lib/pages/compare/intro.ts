import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Run two to four algorithms on the same position and compare how many nodes each one visits.',
	part: 'compare'
};
