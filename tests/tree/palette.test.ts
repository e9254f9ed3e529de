import { describe, expect, test } from 'vitest';
import { channelsOf, inkOn } from '../../src/lib/tree/canvas/palette.ts';

describe('colours as style sheets write them', () => {
	test.each([
		['#0b62a8', [11, 98, 168]],
		['#fff', [255, 255, 255]],
		['tan', [210, 180, 140]],
		['rgb(1, 2, 3)', [1, 2, 3]]
	] as const)('%s is %j', (colour, channels) => {
		expect(channelsOf(colour)).toEqual(channels);
	});

	test('ink is read on dark and on light', () => {
		expect(inkOn('#000')).toBe('#ffffff');
		expect(inkOn('white')).toBe('#10151b');
	});
});
