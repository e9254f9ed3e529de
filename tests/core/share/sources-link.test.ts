import { describe, expect, it } from 'vitest';
import {
	faultOfSourcesQuery,
	formatSourcesHash,
	parseSourcesHash
} from '../../../src/lib/core/share/sources-link.ts';

const CLAIMS = ['first', 'second', 'third'] as const;

describe('Sources link', () => {
	it.each([
		['', null, []],
		['#', null, []],
		['#swift', 'swift', []],
		['#second', 'second', ['second']],
		['#open=third,first', null, ['first', 'third']],
		['#ghess&open=second', 'ghess', ['second']],
		['#third&open=first', 'third', ['first', 'third']],
		['#gone&open=gone,second', null, ['second']],
		['#%E0%A4%A', null, []]
	])('%s', (hash, at, open) => {
		expect(parseSourcesHash(hash, CLAIMS).place).toEqual({ at, open });
	});

	it('hashes round-trip', () => {
		for (const at of [null, 'swift', 'second'] as const) {
			for (const open of [[], ['first'], ['first', 'third'], [...CLAIMS]] as const) {
				const { place, fault } = parseSourcesHash(formatSourcesHash({ at, open }), CLAIMS);
				expect(fault).toBeNull();
				const wanted = CLAIMS.filter((id) => id === at || open.some((one) => one === id));
				expect(place.open).toEqual(wanted);
			}
		}
	});

	it.each([
		['#gone', 'gone'],
		['#second&open=first,lost', 'lost'],
		['#swift&first', 'first'],
		['#open=swift', 'swift']
	])('%s: unknown parts are named', (hash, name) => {
		expect(parseSourcesHash(hash, CLAIMS).fault?.message).toContain(`“${name}”`);
	});

	it('a query is a fault, since the page has only a hash', () => {
		expect(faultOfSourcesQuery('?claim=second')?.message).toContain('“claim”');
		expect(faultOfSourcesQuery('?utm_source=mail')).toBeNull();
		expect(faultOfSourcesQuery('')).toBeNull();
	});

	it('the top with nothing open has an empty hash', () => {
		expect(formatSourcesHash({ at: null, open: [] })).toBe('');
	});
});
