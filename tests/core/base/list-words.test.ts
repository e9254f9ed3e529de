import { expect, test } from 'vitest';
import { listWords } from '../../../src/lib/core/base/list-words.ts';

test.each([
	[[], ''],
	[['a'], 'a'],
	[['a', 'b'], 'a and b'],
	[['a', 'b', 'c'], 'a, b and c']
])('the names %j are “%s”', (names, words) => {
	expect(listWords(names)).toBe(words);
});
