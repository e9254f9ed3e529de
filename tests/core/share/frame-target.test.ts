import { describe, expect, it } from 'vitest';
import { frameFaults, parseTarget } from '../../../src/lib/core/share/frame-target.ts';

describe('frame: whom a frame tells what it shows', () => {
	it('anyone, or the origin of the link', () => {
		expect(parseTarget(null)).toEqual({ ok: true, value: '*' });
		for (const origin of [
			'https://moodle.example.org',
			'http://localhost:8080',
			'http://[::1]:80'
		]) {
			expect(parseTarget(origin)).toEqual({ ok: true, value: origin });
		}
	});

	it.each([
		'',
		'*',
		'garbage',
		'https://a.example/',
		'https://a.example/x',
		'null',
		'data:,x',
		'https://a.example:70000',
		'https://A.example'
	])('%j is no origin', (text) => {
		expect(parseTarget(text)).toMatchObject({ ok: false, fault: { code: 'frame-origin' } });
	});
});

describe('frame: faults of its fields', () => {
	it.each(['', '?embed=1', '?embed=1&origin=https://a.example&id=x', '?step=5'])(
		'%j has none',
		(search) => {
			expect(frameFaults(search)).toEqual([]);
		}
	);

	it.each([
		['?embed=2', ['embed']],
		['?embed', ['embed']],
		['?embed=1&origin=', ['origin']],
		['?origin=x&embed=yes', ['embed', 'origin']]
	])('%j has one for each wrong value', (search, fields) => {
		expect(frameFaults(search).map(({ field }) => field)).toEqual(fields);
	});

	it('says what to write', () => {
		expect(frameFaults('?embed=true')[0]?.fault.message).toBe(
			'“true” is no value of this field: write “embed=1”, which is used here.'
		);
	});
});
