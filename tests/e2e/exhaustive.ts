/** What each run tests, and what waits for the exhaustive run: the tests that are tagged `@exhaustive`. */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';

/** The tag of one of several tests alike, of which a daily run makes the first `daily`; begins with a space. */
export function tagAt(index: number, daily = 1): string {
	return index < daily ? '' : ' @exhaustive';
}
