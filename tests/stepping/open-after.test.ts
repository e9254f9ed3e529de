import { expect, test } from 'vitest';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { openAfter } from '$lib/stepping/open-after.ts';

const BOARD = '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1';

function openedAt(depth: number, open: string): SearchSetup {
	const fields = { game: 'krk', position: BOARD, algorithm: 'minimax', depth: String(depth), open };
	const { values: setup, faults } = SETUP.parse(fields);
	expect(faults).toEqual([]);
	return setup;
}

test.each([
	[2, 2],
	[4, 4],
	[6, 6],
	[8, 6],
	[32, 6]
])('alpha-beta in place of a tree expanded to %i plies searches all of %i', (depth, plies) => {
	for (const path of ['root', 'd5e5', 'd5e5-g6f6']) {
		const wanted = openedAt(depth, path);
		const changes = { algorithm: 'alphabeta' };
		const fields = { ...SETUP.texts(wanted), ...openAfter(wanted, changes), ...changes };
		const { values: setup, faults } = SETUP.parse(fields);
		expect(faults).toEqual([]);
		expect(setup).toMatchObject({ algorithm: 'alphabeta', depth: plies, open: null });
	}
});

test('another position, or a depth too small for the path, begins at the root', () => {
	const wanted = openedAt(8, 'd5e5-g6f6-d3e4');
	expect(openAfter(wanted, { position: BOARD })).toEqual({ open: 'root' });
	expect(openAfter(wanted, { depth: '2' })).toEqual({ open: 'root' });
	expect(openAfter(wanted, { depth: '4' })).toEqual({});
	expect(openAfter(wanted, { algorithm: 'minimax' })).toEqual({});
	expect(openAfter(wanted, { open: 'd5e5', position: BOARD })).toEqual({});
});

test('a search without expanded nodes stays without them', () => {
	const wanted = openedAt(2, 'whole');
	expect(openAfter(wanted, { algorithm: 'alphabeta', position: BOARD })).toEqual({});
});
