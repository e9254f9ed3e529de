import { describe, expect, it } from 'vitest';
import { formatSourcesHash, parseSourcesHash } from '../../../src/lib/core/share/sources-link.ts';

const CLAIMS = ['first', 'second', 'third'] as const;

describe('the address of the Sources page', () => {
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
		expect(parseSourcesHash(hash, CLAIMS)).toEqual({ at, open });
	});

	it('is read as it was written', () => {
		for (const at of [null, 'swift', 'second'] as const) {
			for (const open of [[], ['first'], ['first', 'third'], [...CLAIMS]] as const) {
				const { open: all } = parseSourcesHash(formatSourcesHash({ at, open }), CLAIMS);
				const wanted = CLAIMS.filter((id) => id === at || open.some((one) => one === id));
				expect(all).toEqual(wanted);
			}
		}
	});

	it('is empty for the top with nothing open', () => {
		expect(formatSourcesHash({ at: null, open: [] })).toBe('');
	});
});
