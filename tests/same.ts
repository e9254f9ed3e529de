import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Expects two values to be the same, for inner loops: the expectation itself, which costs many times the plain
 * comparison, is only asked where they differ, for its message.
 */
export function expectSame(found: unknown, expected: unknown, about?: string): void {
	if (!Object.is(found, expected) && !isDeepStrictEqual(found, expected)) {
		expect(found, about).toEqual(expected);
	}
}

/** As `expectSame`, of the properties that `expected` has. */
export function expectMatch(found: object, expected: object): void {
	const cells = new Map(Object.entries(found));
	const isMatch = Object.entries(expected).every(([name, value]) =>
		isDeepStrictEqual(cells.get(name), value)
	);
	if (!isMatch) expect(found).toMatchObject(expected);
}
