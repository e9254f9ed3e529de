import { expect, it } from 'vitest';
import type { Answer } from '../../../src/lib/core/trace/answer.ts';
import { losesTies } from '../../../src/lib/core/trace/kept-ties.ts';

const answer = (value: number): Answer => ({ value }) as Answer;

it('exact ties are lost from the first number that has no neighbour one further on', () => {
	const setup = { ties: 'exact', algorithm: 'alphabeta' } as const;
	const first = 2 ** 53;
	expect([first - 1 + 1 > first - 1, first + 1 > first]).toEqual([true, false]);
	const lost = [0, first - 1, first, -first, Infinity, -Infinity].map((value) =>
		losesTies(setup, answer(value))
	);
	expect(lost).toEqual([false, false, true, true, true, true]);
});

it('nothing is lost that was not asked for, or without a window, or without an answer', () => {
	const large = answer(Infinity);
	expect(losesTies({ ties: 'bounds', algorithm: 'alphabeta' }, large)).toBe(false);
	expect(losesTies({ ties: 'exact', algorithm: 'minimax' }, large)).toBe(false);
	expect(losesTies({ ties: 'exact', algorithm: 'alphabeta' }, null)).toBe(false);
});
