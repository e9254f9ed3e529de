import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Learn how to use each page, from your first search to the experiments of the KRK lab.',
	part: null
};
