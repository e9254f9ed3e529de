import { expect, test } from 'vitest';
import { place, standing } from '../../../src/lib/core/explain/describe-place.en.ts';

test.each([
	['given', '3', '3'],
	['given', null, ''],
	['outline', null, 'not searched yet'],
	['outline', '4', 'never visited, in minimax 4'],
	['pruned', null, 'pruned'],
	['pruned', '6', 'pruned, in minimax 6']
] as const)('a place that is %s with the value %s stands as “%s”', (state, value, words) => {
	expect(standing(state, value)).toBe(words);
});

test('a place is named by its kind and its path, the root as the root', () => {
	expect(place('', 'max', '')).toBe('Root, MAX node');
	expect(place('b', 'min', 'pruned')).toBe('MIN node b: pruned');
	expect(place('b2', 'leaf', '')).toBe('Leaf b2');
});
