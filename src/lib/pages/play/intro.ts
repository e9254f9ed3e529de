import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Play chess or tic-tac-toe against a minimax engine, and see the search behind each of its moves.',
	part: 'play'
};
