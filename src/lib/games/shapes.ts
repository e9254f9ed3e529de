/** A five-pointed star around 0, 0 with a radius of 10: the mark of the best move so far. */
export const STAR =
	'M0 -10 L2.9 -3.6 L9.5 -3.1 L4.5 1.5 L5.9 8.1 L0 4.6 L-5.9 8.1 L-4.5 1.5 L-9.5 -3.1 L-2.9 -3.6 Z';

/** A triangle of 14 by 12 around 0, 0: MAX points up, MIN points down. */
export const TRIANGLES = { max: 'M0 -6 L7 6 H-7 Z', min: 'M0 6 L7 -6 H-7 Z' } as const;
