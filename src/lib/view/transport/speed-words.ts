/** "1 step/s", "10 steps/s". */
export function nameSpeed(speed: number): string {
	return `${speed} ${speed === 1 ? 'step' : 'steps'}/s`;
}
