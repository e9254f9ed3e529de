/** Which tests each run includes; tests tagged `@exhaustive` wait for the exhaustive run. */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';

/** The tag of one of several similar tests, of which a daily run includes the first `daily`; begins with a space. */
export function tagAt(index: number, daily = 1): string {
	return index < daily ? '' : ' @exhaustive';
}

/**
 * The same where a daily run includes one in three, in turn: each for a week, as a file may have its turn on one day of
 * two weeks, and the themes take turns by the day.
 */
export function tagToday(index: number, seed = Number(process.env['SWEEP_SEED'])): string {
	return (index + Math.floor(seed / 7)) % 3 === 0 ? '' : ' @exhaustive';
}
