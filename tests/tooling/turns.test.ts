/** A daily run leaves out some tests: each has its turn. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tagToday } from '../e2e/exhaustive.ts';
import { FOURTEENTHS, notToday } from '../e2e/turns.ts';
import { DEAR, withoutTurn } from '../turns.ts';

const files = readdirSync('tests/e2e')
	.filter((name) => name.endsWith('.e2e.ts'))
	.map((name) => name.replace('.e2e.ts', ''));
const inFourteenths = FOURTEENTHS.flat();
/** In fourteen times 16 days each rare turn comes seven times. */
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

it('the fourteenths have every file at most once, and only files that are there', () => {
	expect(new Set(inFourteenths).size).toBe(inFourteenths.length);
	expect(inFourteenths.filter((name) => !files.includes(name))).toEqual([]);
	// Else the others would wait longer for their turn.
	expect(FOURTEENTHS).toHaveLength(14);
});

it.each(files)('%s has its tests of every day, of one day in two weeks and of few days', (file) => {
	const usual = daysOf(file, 'a test @phone', 'desktop');
	expect(daysOf(file, 'a test @phone', 'phone')).toEqual(usual);
	if (inFourteenths.includes(file)) {
		expect(usual).toHaveLength(16);
		expect(new Set(usual.map((day) => day % 14)).size).toBe(1);
	} else expect(usual).toEqual(DAYS);
	expect(daysOf(file, 'a test @phone @daily', 'desktop')).toEqual(DAYS);
	expect(daysOf(file, 'a test @phone @daily', 'phone')).toEqual(usual);
	for (const device of ['desktop', 'phone'] as const) {
		expect(daysOf(file, '@phone-only a test @daily', device)).toEqual(DAYS);
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

it.each(FOURTEENTHS.map((files, at) => [at, files[0] ?? ''] as const))(
	'each of three similar tests in a file of fourteenth %i has its turn within six weeks',
	(_, file) => {
		for (const index of [0, 1, 2]) {
			const usual = daysOf(file, 'a test', 'desktop').filter((day) => day < FIRST + 42);
			expect(usual.filter((day) => tagToday(index, day) === '')).toHaveLength(1);
		}
	}
);

it.each(['core', 'cli', 'ui'] as const)(
	'each dear file of %s has its turn on one of five days, which are equally long',
	(project) => {
		const files = DEAR[project].map((file) => `tests/${file}`);
		expect(new Set(files).size).toBe(files.length);
		expect(files.filter((file) => !existsSync(file))).toEqual([]);
		const days = [0, 1, 2, 3, 4].map((at) => {
			const day = FIRST + at;
			const without = withoutTurn(project, day);
			return files.filter((file) => !without.includes(file));
		});
		expect(days.flat().sort()).toEqual([...files].sort());
		expect(Math.max(...days.map(({ length }) => length))).toBe(Math.ceil(files.length / 5));
		expect(withoutTurn(project, FIRST + 5)).toEqual(withoutTurn(project, FIRST));
	}
);
