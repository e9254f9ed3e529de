import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'See how the king-and-rook program chose a move in its tree, level by level.',
	part: 'tree-of-a-move'
};
