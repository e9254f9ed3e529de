/** The unit of most speeds. */
export const STEPS = ['step', 'steps'] as const;

/** "1 step/s", "10 steps/s", "1 node/s". */
export function nameSpeed(
	speed: number,
	[one, more]: readonly [one: string, more: string] = STEPS
): string {
	return `${speed} ${speed === 1 ? one : more}/s`;
}
