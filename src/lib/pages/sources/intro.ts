import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'See how five published minimax programs work, and check their authors’ claims in your browser.',
	part: 'sources'
};
