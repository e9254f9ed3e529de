/** A daily run leaves out some end-to-end tests: each has its turn. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tagToday } from '../e2e/exhaustive.ts';
import { SEVENTHS, notToday } from '../e2e/turns.ts';

const files = readdirSync('tests/e2e')
	.filter((name) => name.endsWith('.e2e.ts'))
	.map((name) => name.replace('.e2e.ts', ''));
const inSevenths = SEVENTHS.flat();
/** In seven times 32 days each rare turn falls on each seventh. */
const FIRST = 20_779;
const DAYS = Array.from({ length: 224 }, (_, day) => FIRST + day);

const patterns = {
	desktop: DAYS.map((day) => notToday(files, day, 'desktop')),
	phone: DAYS.map((day) => notToday(files, day, 'phone'))
};

/** The days on which a test is included. */
function daysOf(file: string, title: string, device: 'desktop' | 'phone'): number[] {
	const searched = ` ${device} ${file}.e2e.ts ${title}`;
	return DAYS.filter((_, at) => patterns[device][at]?.some((one) => one.test(searched)) === false);
}

it('the sevenths have every file at most once, and only files that are there', () => {
	expect(new Set(inSevenths).size).toBe(inSevenths.length);
	expect(inSevenths.filter((name) => !files.includes(name))).toEqual([]);
	// Else the others would wait longer for their turn.
	expect(SEVENTHS).toHaveLength(7);
});

it.each(files)('%s has its tests of every day, of one day a week and of few days', (file) => {
	const usual = daysOf(file, 'a test @phone', 'desktop');
	expect(daysOf(file, 'a test @phone', 'phone')).toEqual(usual);
	if (inSevenths.includes(file)) {
		expect(usual).toHaveLength(32);
		expect(new Set(usual.map((day) => day % 7)).size).toBe(1);
	} else expect(usual).toEqual(DAYS);
	for (const device of ['desktop', 'phone'] as const) {
		expect(daysOf(file, 'a test @phone @daily', device)).toEqual(DAYS);
		// One day of each 32, whatever else its tags say.
		for (const tags of ['@phone @exhaustive', '@phone @daily @exhaustive']) {
			const rare = daysOf(file, `a test ${tags}`, device);
			expect(rare).toHaveLength(7);
			expect(new Set(rare.map((day) => day % 32)).size).toBe(1);
		}
	}
	expect(daysOf(file, 'a test @phone-exhaustive', 'phone')).toHaveLength(7);
	expect(daysOf(file, 'a test @phone-exhaustive', 'desktop')).toEqual(usual);
});

it.each(SEVENTHS.map((files, seventh) => [seventh, files[0] ?? ''] as const))(
	'each of three similar tests in a file of seventh %i has its turn within three weeks',
	(_, file) => {
		for (const index of [0, 1, 2]) {
			const usual = daysOf(file, 'a test', 'desktop').filter((day) => day < FIRST + 21);
			expect(usual.filter((day) => tagToday(index, day) === '')).toHaveLength(1);
		}
	}
);
