/** Links whose fields are too long for a query. */
import { describe, expect, it } from 'vitest';
import { COMPARE } from '../../../src/lib/core/share/compare-link.ts';
import { PROGRAM } from '../../../src/lib/core/share/krk-link.ts';
import { EXPLORER } from '../../../src/lib/core/share/link.ts';
import * as links from '../../../src/lib/core/share/long-link.ts';
import packer from '../../../src/lib/core/share/packer.ts';
import { MATCHES } from '../../../src/lib/core/share/match-link.ts';
import { PLAY } from '../../../src/lib/core/share/play-link.ts';

const { LONG_LINK } = links;
const addressOf = (query: string): string => links.addressOf(query, packer);
const queryOf = (address: { search: string; hash: string }): string =>
	links.queryOf(address, packer);

/** A browser's parts of an address. */
const partsOf = (address: string): { search: string; hash: string } =>
	new URL(address, 'https://example.org/');

/** A tree of 9,000 leaves. */
const LEAVES = Array.from({ length: 100 }, (_, i) =>
	Array.from({ length: 90 }, (_, j) => (i * 7919 + j * 104_729) % 100)
);
const LARGE = `game=tree&position=${JSON.stringify(LEAVES)}&future=show&step=12`;

describe('long links', () => {
	it('a short query stays a query', () => {
		const query = 'game=tree&position=[[3,12,8],[2,4,6]]&step=4';
		expect(addressOf(query)).toBe(`?${query}`);
		expect(addressOf('')).toBe('');
		expect(queryOf(partsOf(addressOf(query)))).toBe(query);
	});

	it('a large tree is compressed behind #, so servers see only the short fields', () => {
		expect(LARGE.length).toBeGreaterThan(20_000);
		const { search, hash } = partsOf(addressOf(LARGE));
		expect(search).toBe('?game=tree&future=show&step=12');
		expect(hash).toMatch(/^#fields=[\w-]+$/);
		expect(hash.length).toBeLessThan(LARGE.length / 2);
		const { values: state, faults } = EXPLORER.read(queryOf({ search, hash }));
		expect(faults).toEqual([]);
		expect(EXPLORER.query(state)).toBe(EXPLORER.query(EXPLORER.read(LARGE).values));
	});

	it('without its packer a long query is written whole, and a packed one cannot be read', () => {
		expect(links.addressOf(LARGE, null)).toBe(`?${LARGE}`);
		const query = links.queryOf(partsOf(addressOf(LARGE)), null);
		expect(EXPLORER.read(query).faults.map(({ field }) => field)).toContain('link');
	});

	it('long queries without a long field and old links without # stay readable', () => {
		const many = Array.from({ length: 300 }, (_, i) => `a${i}=1234`).join('&');
		expect(addressOf(many)).toBe(`?${many}`);
		expect(queryOf({ search: `?${LARGE}`, hash: '' })).toBe(LARGE);
		expect(queryOf({ search: '?a=1', hash: '#swift' })).toBe('a=1');
	});

	it('every page reports a damaged part behind #', () => {
		const { search, hash } = partsOf(addressOf(`${LARGE}&x=${'y'.repeat(LONG_LINK)}`));
		const flipped = hash.slice(0, 60) + (hash[60] === 'A' ? 'B' : 'A') + hash.slice(61);
		const damages = [hash.slice(0, -20), flipped, '#fields=', '#fields=%%%', '#fields=AAAAAAAA'];
		for (const damaged of damages) {
			const query = queryOf({ search, hash: damaged });
			const told = [EXPLORER, COMPARE, PLAY, MATCHES, PROGRAM].map(
				(fields) => fields.read(query).faults.find(({ field }) => field === 'link')?.fault.message
			);
			expect(new Set(told)).toEqual(
				new Set([
					'The part of this link behind “#” is damaged or truncated, so a long field of it is missing. Copy the whole link again.'
				])
			);
		}
	});

	it('a small link that unpacks to a very long one does not fill the memory', () => {
		const { search, hash } = partsOf(addressOf(`position=${'7'.repeat(20_000_000)}`));
		expect(hash.length).toBeLessThan(40_000);
		expect(queryOf({ search, hash }).length).toBeLessThanOrEqual(1_000_000);
	});

	it('a text longer than what is unpacked is damaged, and no part of it is read', () => {
		const long = `position=${'7'.repeat(3_000_000)}`;
		expect(queryOf(partsOf(addressOf(long)))).toBe(long);
		expect(queryOf(partsOf(addressOf(`${long}${long}`)))).toMatch(/=damaged$/);
	});
});
