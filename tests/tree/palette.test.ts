import { describe, expect, test } from 'vitest';
import { inkOn, packed } from '$lib/tree/canvas/palette.ts';
import { mixColours } from '$lib/tree/canvas/theme-colours.ts';

/** As style sheets write them: minified ones are short, or names. */
describe('colours as style sheets write them', () => {
	test.each([
		['#0b62a8', 0xffa8620b],
		['#fff', 0xffffffff],
		['tan', 0xff8cb4d2],
		['rgb(1, 2, 3)', 0xff030201]
	] as const)('%s is a pixel', (colour, pixel) => {
		expect(packed(colour)).toBe(pixel);
	});

	test.each([
		['#0b62a8', '#ffffff'],
		['#0b62a8', '#fff'],
		['rgb(11, 98, 168)', 'white']
	] as const)('%s on %s is mixed', (top, ground) => {
		expect(mixColours(top, ground, 0.5)).toBe('rgb(133, 177, 212)');
		expect(mixColours(top, ground, 0)).toBe('rgb(255, 255, 255)');
	});

	test('ink is read on dark and on light', () => {
		expect(inkOn('#000')).toBe('#ffffff');
		expect(inkOn('white')).toBe('#10151b');
	});
});
