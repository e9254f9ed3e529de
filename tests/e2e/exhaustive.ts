/** Which tests each run includes; tests tagged `@exhaustive` wait for the exhaustive run. */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';

/** The tag of one of several similar tests, of which a daily run includes the first `daily`; begins with a space. */
export function tagAt(index: number, daily = 1): string {
	return index < daily ? '' : ' @exhaustive';
}

/** The same where a daily run includes one in three, in turn; not one in two, as the themes take turns like that. */
export function tagToday(index: number): string {
	return (index + Number(process.env['SWEEP_SEED'])) % 3 === 0 ? '' : ' @exhaustive';
}
