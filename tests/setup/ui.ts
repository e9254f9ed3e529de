// A component that logs an error is broken, even if it looks right.
import '$lib/games/all.ts';
import { afterEach, beforeEach, expect } from 'vitest';

const logged: unknown[][] = [];
const logError = console.error.bind(console);

console.error = (...values: unknown[]): void => {
	logged.push(values);
	logError(...values);
};

beforeEach(() => {
	logged.length = 0;
});

afterEach(() => {
	expect(logged, 'errors logged during the test').toEqual([]);
});
