import type { Neighbour } from '$lib/core/layout/neighbour.ts';

/** The direction of each arrow key in a picture. */
export const TRAVEL: Readonly<Partial<Record<string, Neighbour>>> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down'
};
