import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../../src/lib/core/base/result.ts';
import { labelsOf, markdownTable, optionLines } from '../../../src/lib/core/fields/describe.ts';
import { anyText, choice, whole } from '../../../src/lib/core/fields/field.ts';
import { fieldList } from '../../../src/lib/core/fields/field-list.ts';
import { encodeFully, encodeReadably } from '../../../src/lib/core/fields/query.ts';

interface Walk {
	readonly place: 'hill' | 'lake';
	readonly hours: number;
	/** Half of the hours by default; listed before them to show that the order does not matter. */
	readonly rest: number;
	readonly note: string | null;
	readonly at: number;
}

const hours = whole({
	label: 'Hours',
	about: 'how long it takes',
	least: 1,
	most: 24,
	code: 'hours-range',
	wrong: (quoted) => `${quoted} is not a number of hours: give 1 to 24.`,
	default: 4
});

const WALK = fieldList<Walk, 'place' | 'hours' | 'pause' | 'note' | 'at'>({
	place: choice('place', {
		label: 'Place',
		about: 'where to go',
		ids: ['hill', 'lake'],
		names: { hill: 'The hill', lake: 'The lake' },
		written: 'always',
		default: 'hill'
	}),
	rest: {
		name: 'pause',
		label: 'Pause',
		about: 'hours of rest',
		usual: 'half of the hours',
		needs: ['hours'],
		parse: (text, known) =>
			Number(text) < known.hours ? ok(Number(text)) : fail('pause-long', 'The pause is too long.'),
		nearest: (_, known) => known.hours - 1,
		format: String,
		default: (known) => Math.floor(known.hours / 2)
	},
	hours,
	note: anyText({ label: 'Note', about: 'anything' }),
	at: { ...hours, label: 'Hour', about: 'the hour on view', momentary: true, default: () => 1 }
});

const walk = fc
	.record({
		place: fc.constantFrom('hill' as const, 'lake' as const),
		hours: fc.integer({ min: 1, max: 24 }),
		note: fc.option(fc.string({ unit: 'binary', maxLength: 30 })),
		at: fc.integer({ min: 1, max: 24 })
	})
	.chain((one) => fc.nat(one.hours - 1).map((rest) => ({ ...one, rest })));

describe('a list of fields', () => {
	test('a missing field has its default, which may depend on a later field', () => {
		expect(WALK.parse({ hours: '10' })).toEqual({
			values: { place: 'hill', hours: 10, rest: 5, note: null, at: 1 },
			faults: [],
			assumed: null
		});
		expect(WALK.defaults).toEqual(WALK.parse({}).values);
	});

	test('a wrong field has one fault, which names it, and the rest is kept', () => {
		const { values, faults } = WALK.parse({ place: 'sea', hours: '6', at: '3' });
		expect(values).toEqual({ place: 'hill', hours: 6, rest: 3, note: null, at: 3 });
		expect(faults).toEqual([
			{
				field: 'place',
				fault: {
					code: 'place-unknown',
					message: 'There is no place “sea”; choose hill (The hill), lake (The lake).'
				}
			}
		]);
	});

	test('a wrong field has its nearest value, if it has one', () => {
		const { values, faults } = WALK.parse({ pause: '9' });
		expect(values.rest).toBe(3);
		expect(faults.map(({ field }) => field)).toEqual(['pause']);
	});

	test('a field gets no fault if one that it needs is faulty', () => {
		const { values, faults } = WALK.parse({ hours: 'x', pause: '9' });
		expect([values.hours, values.rest]).toEqual([4, 2]);
		expect(faults.map(({ field }) => field)).toEqual(['hours']);
	});

	test('huge input does not fill a message', () => {
		const { faults } = WALK.parse({ place: 'x'.repeat(1e6), hours: '9'.repeat(1e6) });
		for (const { fault } of faults) expect(fault.message.length).toBeLessThan(200);
		expect(faults).toHaveLength(2);
	});

	test('a field that depends on itself is a mistake of the program', () => {
		const circle = fieldList<{ one: string }>({
			one: {
				label: 'One',
				about: 'one',
				parse: ok,
				format: (text) => text,
				default: (known) => known.one
			}
		});
		expect(() => circle.parse({})).toThrow('one does not depend on itself');
	});
});

describe('the link of a list', () => {
	test('values round-trip through their texts, and through a query', () => {
		fc.assert(
			fc.property(walk, (values) => {
				expect(WALK.parse(WALK.texts(values))).toEqual({ values, faults: [], assumed: null });
				expect(WALK.read(WALK.query(values))).toMatchObject({ values, faults: [] });
				expect(WALK.read(`?${WALK.query(values)}`)).toMatchObject({ values, faults: [] });
			})
		);
	});

	test('it has no default but of a field that is always written', () => {
		expect(WALK.query(WALK.defaults)).toBe('place=hill');
		expect(WALK.query({ ...WALK.defaults, hours: 10 })).toBe('place=hill&pause=2&hours=10');
		expect(WALK.query({ ...WALK.defaults, hours: 10, rest: 5 })).toBe('place=hill&hours=10');
	});

	test('its setting is without momentary fields', () => {
		const values = { ...WALK.defaults, note: 'rain', at: 3 };
		expect(WALK.query(values)).toBe('place=hill&note=rain&at=3');
		expect(WALK.settingOf(WALK.query(values))).toBe('place=hill&note=rain');
	});

	test.each([
		['placce=lake', ['link-unknown-field']],
		['place=lake&place=hill', ['link-repeated-field']],
		['place=lake&', []],
		['place=lake&=3', ['link-unknown-field']],
		['place=lake&%23=damaged', ['link-damaged']],
		['place=lake&utm_source=mail&fbclid=1', []],
		['place=lake&v=1', []],
		['place=lake&v=2&wind=strong', ['link-version']],
		['place=lake&hours=0', ['hours-range']]
	])('faults of %s', (query, codes) => {
		expect(WALK.read(query).faults.map(({ fault }) => fault.code)).toEqual(codes);
	});

	test('texts are readable, or fully encoded for lists that always were', () => {
		expect(encodeReadably('a b/c,d:[1]&é')).toBe('a+b/c,d:[1]%26%C3%A9');
		expect(encodeFully('clean,ties:uniform')).toBe('clean%2Cties%3Auniform');
	});
});

describe('a list as documentation', () => {
	test('the options of a command', () => {
		expect(optionLines(WALK)).toBe(
			[
				'  --place  hill, lake: where to go; by default hill',
				'  --pause  hours of rest; by default half of the hours',
				'  --hours  how long it takes; by default 4',
				'  --note   anything',
				'  --at     the hour on view; by default 1'
			].join('\n')
		);
	});

	test('a table', () => {
		expect(markdownTable(WALK).split('\n').slice(0, 4)).toEqual([
			'| field | meaning | default |',
			'| --- | --- | --- |',
			'| `place` | where to go: `hill`, `lake` | hill |',
			'| `pause` | hours of rest | half of the hours |'
		]);
	});

	test('labels by name', () => {
		expect(labelsOf(WALK)).toMatchObject({ place: 'Place', pause: 'Pause' });
	});

	test('long lines are wrapped at a hundred columns', () => {
		const long = fieldList<{ one: string | null }>({
			one: anyText({ label: 'One', about: 'word '.repeat(60).trim() })
		});
		const lines = optionLines(long).split('\n');
		expect(lines).toHaveLength(4);
		for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
		expect(lines[1]).toMatch(/^ {9}word/);
	});
});
