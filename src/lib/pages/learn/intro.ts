import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Learn how minimax and alpha-beta think: watch a search, practise with answers that say why, or give a lecture.',
	part: 'learn'
};
