import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Paste the leaves that your own alpha-beta evaluates on a tree, and see which mistake it makes, if any.',
	part: 'check-my-program'
};
