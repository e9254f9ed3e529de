import { expect, test } from 'vitest';
import { nameSpeed } from '$lib/view/transport/speed-words.ts';

test('a speed of one is one step a second', () => {
	expect([0.5, 1, 10].map(nameSpeed)).toEqual(['0.5 steps/s', '1 step/s', '10 steps/s']);
});
