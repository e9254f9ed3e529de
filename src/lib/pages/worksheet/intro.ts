import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Print search trees to fill in by hand, with a key and variants.',
	part: 'worksheets'
};
