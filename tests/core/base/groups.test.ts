import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupBy } from '../../../src/lib/core/base/groups.ts';
import { gameOf, GAME_IDS } from '../../../src/lib/core/games/registry.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import { SEARCH_FIELDS } from '../../../src/lib/core/search/setup-fields.ts';
import { setupOf } from '../search/record.ts';

test('each item is in the group of its heading, in order, and those without one come first', () => {
	const items = fc.array(fc.tuple(fc.nat(), fc.constantFrom('a', 'b', 'c', null, undefined)));
	fc.assert(
		fc.property(items, (pairs) => {
			const groups = groupBy(pairs, ([, heading]) => heading);
			const headings = pairs.map(([, heading]) => heading ?? null);
			const named = new Set(headings.filter((heading) => heading !== null));
			expect(groups.map(({ heading }) => heading)).toEqual([
				...(headings.includes(null) ? [null] : []),
				...named
			]);
			for (const { heading, items } of groups) {
				expect(items).toEqual(pairs.filter((_, at) => headings[at] === heading));
			}
		})
	);
});

test('the first menus are short, and every game and search is in one group', () => {
	const setup = setupOf({});
	const menus = [SEARCH_FIELDS.game, SEARCH_FIELDS.algorithm].map(({ options }) =>
		groupBy(options?.(setup) ?? [], ({ group }) => group).map(({ heading, items }) => [
			heading,
			items.map(({ id }) => id)
		])
	);
	expect(menus[0]?.[0]).toEqual([null, expect.arrayContaining(['tree', 'tictactoe', 'chess'])]);
	expect(menus[0]?.[0]?.[1]?.length).toBeLessThanOrEqual(5);
	expect(menus[0]).toContainEqual(['King and rook', ['krk', 'krk-released']]);
	expect(menus[0]?.flatMap(([, ids]) => ids ?? [])).toHaveLength(GAME_IDS.length);
	expect(menus[1]?.map(([heading]) => heading)).toEqual([
		null,
		'More searches',
		'From the sources'
	]);
	expect(menus[1]?.[0]).toEqual([null, ['minimax', 'alphabeta']]);
	expect(menus[1]?.[2]).toEqual(['From the sources', ['swift', 'ghess']]);
	expect(menus[1]?.flatMap(([, ids]) => ids ?? [])).toHaveLength(ALGORITHM_IDS.length);
});

test.each(GAME_IDS)('the examples of %s are in groups of at most five', (id) => {
	const groups = groupBy(gameOf(id).presets, ({ teaches }) => teaches);
	expect(groups.length).toBeGreaterThan(1);
	for (const { heading, items } of groups) {
		expect(heading).toMatch(/^[A-Z][a-z ]+$/);
		expect(items.length).toBeLessThanOrEqual(5);
	}
});
