import { describe, expect, it } from 'vitest';
import { alphaBeta } from '../../../../src/lib/core/search/alphabeta.ts';
import { minimax } from '../../../../src/lib/core/search/minimax.ts';
import { centreCornersEdges } from '../../../../src/lib/core/search/ordering/centre-corners-edges.ts';
import { listed } from '../../../../src/lib/core/search/ordering/listed.ts';
import { reversed } from '../../../../src/lib/core/search/ordering/reversed.ts';
import { gridState, treeState, walk } from './walk.ts';

const EMPTY = '.........';

describe('listed', () => {
	it('listed is the order of the game', () => {
		expect(listed([0, 1, 5], gridState(EMPTY), [])).toEqual([0, 1, 5]);
		expect(walk(alphaBeta, gridState(EMPTY), listed)).toMatchObject({
			nodes: 18_297,
			leaves: 7_330
		});
	});
});

describe('reversed', () => {
	it('reversed is the listed order backwards', () => {
		expect(reversed([0, 1, 5], gridState(EMPTY), [])).toEqual([5, 1, 0]);
	});

	it('reversed turns the textbook minimum into the textbook tree from right to left', () => {
		const listedThere = walk(alphaBeta, treeState('[[3,12,8],[2,4,6],[14,5,2]]'), listed);
		const reversedHere = walk(alphaBeta, treeState('[[2,5,14],[6,4,2],[8,12,3]]'), reversed);
		expect({ ...reversedHere, ordered: null }).toEqual({ ...listedThere, ordered: null });
	});

	it('reversed prunes nothing on ..XO..OXO', () => {
		const counts = { value: 0, nodes: 47, leaves: 21 };
		expect(walk(minimax, gridState('..XO..OXO'), reversed)).toMatchObject(counts);
		expect(walk(alphaBeta, gridState('..XO..OXO'), reversed)).toMatchObject(counts);
	});
});

describe('centre, corners, edges', () => {
	it('the order is 4, then 0 2 6 8, then 1 3 5 7', () => {
		expect(centreCornersEdges([0, 1, 2, 3, 4, 5, 6, 7, 8], gridState(EMPTY), [])).toEqual([
			4, 0, 2, 6, 8, 1, 3, 5, 7
		]);
		expect(centreCornersEdges([1, 3, 6, 8], gridState(EMPTY), [])).toEqual([6, 8, 1, 3]);
	});

	it('alpha-beta needs 7,275 nodes on the empty board, strict cutoffs 72,246', () => {
		expect(walk(alphaBeta, gridState(EMPTY), centreCornersEdges)).toMatchObject({
			value: 0,
			nodes: 7_275,
			leaves: 2_893
		});
		expect(walk(alphaBeta, gridState(EMPTY), centreCornersEdges, 'strict').nodes).toBe(72_246);
	});
});
