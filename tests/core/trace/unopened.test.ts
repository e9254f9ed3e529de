import { expect, test } from 'vitest';
import { isUnopened } from '../../../src/lib/core/trace/unopened.ts';
import { idPaths, record } from '../search/record.ts';

const KRK = { game: 'krk', position: '206557', algorithm: 'minimax' };

test('a node of a tree that is opened node by node can be opened if its moves were not searched', () => {
	const { trace } = record({ ...KRK, depth: '2', open: 'root' });
	const paths = idPaths(trace, () => true);
	expect(paths.length).toBeGreaterThan(5);
	expect(idPaths(trace, (row) => isUnopened(trace, row))).toEqual(
		paths.filter((path) => path !== '')
	);
});

test('no node is left to open at the depth limit, or in a tree that is searched whole', () => {
	const { trace: deepest } = record({ ...KRK, depth: '2', open: 'd5e5' });
	const atLimit = idPaths(deepest, (row) => deepest.depthOf(row) === 2);
	expect(atLimit.length).toBeGreaterThan(0);
	const unopened = idPaths(deepest, (row) => isUnopened(deepest, row));
	expect(unopened.filter((path) => atLimit.includes(path))).toEqual([]);
	expect(unopened.length).toBeGreaterThan(0);
	const { trace: whole } = record({ game: 'tictactoe', position: 'X...O....', depth: '1' });
	expect(idPaths(whole, (row) => isUnopened(whole, row))).toEqual([]);
});
