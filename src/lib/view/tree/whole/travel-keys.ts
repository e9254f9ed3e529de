import type { Neighbour } from '$lib/core/layout/neighbour.ts';

/** Where an arrow leads from a node of a picture. */
export const TRAVEL: Readonly<Partial<Record<string, Neighbour>>> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down'
};
