import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Repeat a paper’s experiment in your browser: its program plays 350,336 games of king and rook against king.',
	part: 'experiment'
};
