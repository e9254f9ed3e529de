import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Let minimax engines play each other, a random mover or Stockfish, and see who wins how often.',
	part: 'matches'
};
