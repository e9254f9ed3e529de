// A component that logs an error, or draws with a size or a place that is no number, is broken, even if it looks right.
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import { makeAllReady } from '$lib/games/ready.ts';
import { watchDrawings } from './drawing-faults.ts';

await makeAllReady();

const logged: unknown[][] = [];
const { error, warn } = console;

console.error = (...values: unknown[]): void => {
	logged.push(values);
	error.apply(console, values);
};

console.warn = (...values: unknown[]): void => {
	if (String(values[0]).includes('[svelte]')) logged.push(values);
	warn.apply(console, values);
};

const drawings = watchDrawings();

beforeEach(() => {
	cleanup();
	logged.length = 0;
	drawings.take();
});

afterEach(() => {
	expect(logged, 'errors logged during the test').toEqual([]);
	expect(drawings.take(), 'sizes and places that no browser draws').toEqual([]);
});

afterAll(() => {
	cleanup();
	drawings.stop();
	Object.assign(console, { error, warn });
});
