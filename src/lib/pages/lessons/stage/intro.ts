import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'What a room sees while you present a lesson: the tree, its sentence and the question, large and alone.',
	part: 'stage'
};
