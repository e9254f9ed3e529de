import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Expects two values to be equal, for inner loops: the real expectation costs many times a plain comparison, so it
 * runs only if they differ, for its message.
 */
export function expectSame(found: unknown, expected: unknown, about?: string): void {
	if (!Object.is(found, expected) && !isDeepStrictEqual(found, expected)) {
		expect(found, about).toEqual(expected);
	}
}

/** Like `expectSame`, for the properties of `expected`. */
export function expectMatch(found: object, expected: object): void {
	const cells = new Map(Object.entries(found));
	const isMatch = Object.entries(expected).every(([name, value]) =>
		isDeepStrictEqual(cells.get(name), value)
	);
	if (!isMatch) expect(found).toMatchObject(expected);
}
