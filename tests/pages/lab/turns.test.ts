import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from '$lib/pages/lab/experiment/turns.ts';

/** Longer than the time between turns. */
const TURN_MS = 50;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test('tasks run one at a time, in order, and each only once while it waits', () => {
	const turns = new Turns();
	const done: string[] = [];
	const one = (): void => void done.push('one');
	const other = (): void => void done.push('other');
	for (const act of [one, other, one]) turns.add(act);
	expect(done).toEqual([]);
	vi.advanceTimersToNextTimer();
	expect(done).toEqual(['one']);
	turns.add(one);
	vi.advanceTimersToNextTimer();
	expect(done).toEqual(['one', 'other']);
	vi.advanceTimersByTime(3 * TURN_MS);
	expect(done).toEqual(['one', 'other', 'one']);
	expect(vi.getTimerCount()).toBe(0);
	turns.add(other);
	vi.advanceTimersByTime(TURN_MS);
	expect(done).toEqual(['one', 'other', 'one', 'other']);
});

test('a failing task does not affect the others', () => {
	const turns = new Turns();
	let isDone = false;
	turns.add(() => {
		throw new Error('no');
	});
	turns.add(() => (isDone = true));
	expect(() => vi.advanceTimersToNextTimer()).toThrow('no');
	vi.advanceTimersToNextTimer();
	expect(isDone).toBe(true);
});

test('a caller can wait for a turn', async () => {
	const turns = new Turns();
	const done: string[] = [];
	turns.add(() => void done.push('before'));
	const waited = turns.next().then(() => void done.push('now'));
	vi.advanceTimersByTime(2 * TURN_MS);
	await waited;
	expect(done).toEqual(['before', 'now']);
});
