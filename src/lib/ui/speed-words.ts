/** The unit of most speeds. */
export const STEPS = ['step', 'steps'] as const;

/** "1 step a second", "10 steps a second", "1 node a second". */
export function nameSpeed(
	speed: number,
	[one, more]: readonly [one: string, more: string] = STEPS
): string {
	return `${speed} ${speed === 1 ? one : more} a second`;
}
