/** A PGN in the making: checked without a button, and kept whole where the field cannot show it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_SHOWN, PgnDraft, beginningOf } from '$lib/state/play/pgn-draft.svelte.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test('a text is checked once it rests: a fault has its place, a game its moves', () => {
	const draft = new PgnDraft();
	draft.edit('1. e4 e7e5');
	expect([draft.fault, draft.game]).toEqual([null, null]);
	vi.runAllTimers();
	expect(draft.fault).toMatchObject({ at: 6, message: expect.stringContaining('UCI') as string });
	draft.edit('1. e4 e5');
	expect(draft.fault).toBeNull();
	vi.runAllTimers();
	expect(draft.game?.begun.moves).toHaveLength(2);
	draft.edit(' ');
	vi.runAllTimers();
	expect([draft.fault, draft.game]).toEqual([null, null]);
});

test('a long paste is kept whole, with what was there; the field shows its beginning', () => {
	const draft = new PgnDraft();
	draft.edit('[White "Ann"]\nxx');
	const long = `[Event "${'y'.repeat(MOST_SHOWN)}"]\n\n1. e4 *`;
	expect(draft.paste(long, 14, 16)).toBe(true);
	expect(draft.text).toBe(`[White "Ann"]\n${long}`);
	expect(draft.isLong).toBe(true);
	expect(beginningOf(draft.text)).toHaveLength(MOST_SHOWN + 1);
	vi.runAllTimers();
	expect(draft.game?.file.headers.get('White')).toBe('Ann');
	draft.edit('');
	expect([draft.text, draft.isLong]).toEqual(['', false]);
});

test('a short paste is left to the field', () => {
	const draft = new PgnDraft();
	expect(draft.paste('1. e4', 0, 0)).toBe(false);
	expect(draft.text).toBe('');
});
