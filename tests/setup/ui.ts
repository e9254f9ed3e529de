// A component that logs an error, or draws with a size or a place that is no number, is broken, even if it looks right.
import { afterEach, beforeEach, expect } from 'vitest';
import { makeAllReady } from '$lib/games/ready.ts';
import { watchDrawings } from './drawing-faults.ts';

await makeAllReady();

const logged: unknown[][] = [];
const logError = console.error.bind(console);
const logWarning = console.warn.bind(console);

console.error = (...values: unknown[]): void => {
	logged.push(values);
	logError(...values);
};

console.warn = (...values: unknown[]): void => {
	if (String(values[0]).includes('[svelte]')) logged.push(values);
	logWarning(...values);
};

const drawings = watchDrawings();

beforeEach(() => {
	logged.length = 0;
	drawings.take();
});

afterEach(() => {
	expect(logged, 'errors logged during the test').toEqual([]);
	expect(drawings.take(), 'sizes and places that no browser draws').toEqual([]);
});
