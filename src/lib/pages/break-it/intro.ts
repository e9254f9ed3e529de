import type { Introduction } from '$lib/ui/frame/introduction.ts';

export const INTRO: Introduction = {
	says: 'Find the smallest tree that breaks an alpha-beta with a hidden fault, and see both searches side by side.',
	part: 'break-it'
};
