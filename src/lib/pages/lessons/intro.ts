import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Give a lecture on alpha-beta with two keys, or teach yourself: real searches with questions and answers.',
	part: 'lessons'
};
