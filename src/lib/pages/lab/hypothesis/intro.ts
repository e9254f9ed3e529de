import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Test a paper’s hypothesis: a program that looks 7 steps (14 plies) ahead always mates with king and rook.',
	part: '7-step-hypothesis'
};
