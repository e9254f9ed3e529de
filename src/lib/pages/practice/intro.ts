import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Fill in a search tree yourself, and see where and why an answer is wrong.',
	part: 'practice'
};
