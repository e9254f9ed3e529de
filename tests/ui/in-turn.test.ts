/** Work that is done in tasks of its own. */
import { expect, test, vi } from 'vitest';
import { inTurn } from '$lib/ui/in-turn.ts';

/** What was done, and after how many tasks. */
function watch(): { done: string[]; say: (what: string) => () => void } {
	const done: string[] = [];
	return { done, say: (what) => () => void done.push(what) };
}

const aTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('one after another, each in a task of its own', async () => {
	const { done, say } = watch();
	inTurn(say('first'));
	inTurn(say('second'));
	expect(done).toEqual([]);
	await aTask();
	expect(done).toEqual(['first']);
	await aTask();
	expect(done).toEqual(['first', 'second']);
});

test('what is taken back is not done, and what is added meanwhile comes last', async () => {
	const { done, say } = watch();
	inTurn(() => inTurn(say('added')));
	const takeBack = inTurn(say('taken back'));
	inTurn(say('last'));
	takeBack();
	for (let task = 0; task < 4; task++) await aTask();
	expect(done).toEqual(['last', 'added']);
});

test('what fails does not stop what follows', () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const { done, say } = watch();
	inTurn(() => {
		throw new Error('broken');
	});
	inTurn(say('after it'));
	expect(() => vi.advanceTimersToNextTimer()).toThrow('broken');
	vi.advanceTimersToNextTimer();
	expect(done).toEqual(['after it']);
	vi.useRealTimers();
});
