import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Watch a minimax program play king and rook against king, and see how it chooses each move.',
	part: 'program'
};
