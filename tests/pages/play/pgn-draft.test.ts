/** A PGN in the making: checked without a button, and kept whole where the field cannot show it. */
import { MOST_SHOWN, beginningOf } from '../../../src/lib/ui/long-text.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPgn } from '$lib/core/games/chess/pgn/read-pgn.ts';
import type { Result } from '$lib/core/base/result.ts';
import type { ReadPgn } from '$lib/core/games/chess/pgn/pgn-game.ts';
import { PgnDraft, type PgnReader } from '$lib/pages/play/pgn-draft.svelte.ts';

/** Answers when the test says so, as a worker does. */
class Later implements PgnReader {
	readonly #waiting: (() => void)[] = [];

	run(text: string): Promise<Result<ReadPgn>> {
		return new Promise((resolve) => {
			this.#waiting.push(() => {
				resolve(readPgn(text));
			});
		});
	}

	end(): void {
		// An answer that comes all the same must do no harm.
	}

	async answer(): Promise<void> {
		for (const settle of this.#waiting.splice(0)) settle();
		await vi.runAllTimersAsync();
	}
}

const headersOf = (name: string): string =>
	`[Event "${'y'.repeat(MOST_SHOWN)}"]\n[White "${name}"]\n\n`;

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

test('a file that is no text says why, until another text is there', async () => {
	const draft = new PgnDraft();
	const message = 'This file is not a text.';
	draft.take({ ok: false, fault: { code: 'text-binary', message } });
	expect([draft.text, draft.fault?.message]).toEqual(['', message]);
	expect(await draft.check()).toMatchObject({ ok: false });
	draft.take({ ok: true, value: { text: '1. e4 *', note: 'It is Latin-1.' } });
	expect([draft.text, draft.fault]).toEqual(['1. e4 *', null]);
	expect(await draft.check()).toMatchObject({ ok: true, value: { notes: ['It is Latin-1.'] } });
	draft.edit('1. d4 *');
	expect(await draft.check()).toMatchObject({ ok: true, value: { notes: [] } });
});

test('a long paste is kept whole, with what was there; the field shows its beginning', async () => {
	const reader = new Later();
	const draft = new PgnDraft(reader);
	draft.edit('[White "Ann"]\nxx');
	const long = `[Event "${'y'.repeat(MOST_SHOWN)}"]\n\n1. e4 *`;
	expect(draft.paste(long, 14, 16)).toBe(true);
	expect(draft.text).toBe(`[White "Ann"]\n${long}`);
	expect(draft.isLong).toBe(true);
	expect(beginningOf(draft.text)).toHaveLength(MOST_SHOWN + 1);
	vi.runAllTimers();
	expect([draft.isWaiting, draft.game]).toEqual([true, null]);
	await reader.answer();
	expect(draft.isWaiting).toBe(false);
	expect(draft.game?.file.headers.get('White')).toBe('Ann');
	draft.edit('');
	expect([draft.text, draft.isLong]).toEqual(['', false]);
});

test('a short paste is left to the field', () => {
	const draft = new PgnDraft();
	expect(draft.paste('1. e4', 0, 0)).toBe(false);
	expect(draft.text).toBe('');
});

test('the answer to an earlier long text is dropped', async () => {
	const reader = new Later();
	const draft = new PgnDraft(reader);
	draft.edit(`${headersOf('Ann')}1. e4 *`);
	const first = draft.check();
	draft.edit(`${headersOf('Bob')}1. d4 d5 *`);
	const second = draft.check();
	await reader.answer();
	expect(await first).toBeNull();
	expect(await second).toMatchObject({ ok: true });
	expect(draft.game?.file.headers.get('White')).toBe('Bob');
});

test('a worker that cannot read a long text is a fault, and the text stays', async () => {
	const message = 'The worker could not be started.';
	const draft = new PgnDraft({
		run: () => Promise.reject(new Error(message)),
		end: () => undefined
	});
	const text = `${headersOf('Ann')}1. e4 *`;
	draft.edit(text);
	await draft.check();
	expect(draft.fault?.message).toBe(message);
	expect(draft.text).toBe(text);
});
