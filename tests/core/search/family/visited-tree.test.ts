/**
 * The nodes of the tree that a search has visited, and the shape of uniform trees: compared with lists of all events.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STAND_PAT } from '../../../../src/lib/core/games/game.ts';
import { countPrepared } from '../../../../src/lib/core/search/count.ts';
import { minimumNodes } from '../../../../src/lib/core/search/family/minimum.ts';
import { ALGORITHM_IDS } from '../../../../src/lib/core/search/registry.ts';
import {
	minimalLeaves,
	minimalNodes,
	uniformShapeOf
} from '../../../../src/lib/core/search/family/uniform.ts';
import { prepareSearch } from '../../../../src/lib/core/search/prepare.ts';
import { countsOf, record, setupOf } from '../record.ts';
import { anySearch, treeFields } from '../samples.ts';
import { eventsOf } from './run.ts';

const COUNTING = {
	keys: 'exact',
	distinct: 'not-counted',
	treeNodes: 'counted',
	onProgress: () => undefined
} as const;

describe('visited tree: distinct nodes', () => {
	test.each(ALGORITHM_IDS)(
		'the distinct nodes of %s are the distinct paths among its events',
		(id) => {
			fc.assert(
				fc.property(anySearch, (fields) => {
					const visits = eventsOf(id, fields).filter(
						({ kind, path }) =>
							['enter', 'evaluate', 'hit'].includes(kind) && !path.endsWith(String(STAND_PAT))
					);
					const { treeNodes, visited } = countPrepared(
						id,
						prepareSearch(setupOf(fields)),
						COUNTING
					);
					expect(visited).toBe(visits.length);
					expect(treeNodes).toBe(new Set(visits.map(({ path }) => path)).size);
				}),
				{ numRuns: 40 }
			);
		}
	);

	test('minimax’s nodes less alpha-beta’s are a recording’s never visited nodes', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const question = { ...fields, algorithm: 'alphabeta', shadow: 'on' } as const;
				const prepared = prepareSearch(setupOf(question));
				const minimax = countPrepared('minimax', prepared, COUNTING).visited;
				const visited = countPrepared('alphabeta', prepared, COUNTING).treeNodes ?? NaN;
				expect(minimax - visited).toBe(countsOf(record(question)).neverVisited);
			}),
			{ numRuns: 60 }
		);
	});
});

/** A uniform tree whose leaves count up, or have the values of `values`. */
function uniformTree(moves: number, plies: number): string {
	let leaves = 0;
	const node = (left: number): string =>
		left === 0
			? String((leaves++ * 7919) % 1009)
			: `[${Array.from({ length: moves }, () => node(left - 1)).join(',')}]`;
	return node(plies);
}

describe('visited tree: uniform trees', () => {
	test.each([
		[1, 1],
		[2, 1],
		[2, 2],
		[3, 2],
		[2, 3],
		[3, 3],
		[4, 3],
		[2, 5]
	])('%i moves, %i plies: the formula equals the minimal tree', (moves, plies) => {
		const position = uniformTree(moves, plies);
		const prepared = prepareSearch(setupOf({ game: 'tree', position }));
		const shape = uniformShapeOf(prepared.newTree(), () => undefined);
		expect(shape).toEqual({ moves, plies });
		const { value } = countPrepared('minimax', prepared, COUNTING);
		const least = minimumNodes(
			prepared.newTree(),
			value,
			(tree) => tree.path.join(),
			() => undefined
		);
		expect(shape && minimalNodes(shape)).toBe(least);
	});

	test('the formula gives the paper’s numbers', () => {
		expect(minimalLeaves({ moves: 3, plies: 2 })).toBe(5);
		expect(minimalLeaves({ moves: 35, plies: 4 })).toBe(2 * 35 ** 2 - 1);
		expect(minimalLeaves({ moves: 38, plies: 3 })).toBe(38 ** 2 + 38 - 1);
	});

	test.each([
		['a node alone', '5'],
		['leaves at different depths', '[[1,2],3]'],
		['one move less', '[[1,2],[3]]'],
		['deep under one branch', '[[1,2],[3,[4,5]]]']
	])('not uniform: %s', (_, position) => {
		const prepared = prepareSearch(setupOf({ game: 'tree', position }));
		expect(uniformShapeOf(prepared.newTree(), () => undefined)).toBeNull();
	});

	test('a tree with equal nodes on each ply is uniform', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const prepared = prepareSearch(setupOf(fields));
				const inner = new Set<number>();
				const depths = new Set<number>();
				const tree = prepared.newTree();
				const walk = (): void => {
					if (tree.isLeaf()) {
						depths.add(tree.path.length);
						return;
					}
					inner.add(tree.moves().length);
					for (const move of tree.moves()) {
						tree.play(move);
						walk();
						tree.undo();
					}
				};
				walk();
				const isUniform = inner.size === 1 && depths.size === 1;
				expect(uniformShapeOf(tree, () => undefined) !== null).toBe(isUniform);
			}),
			{ numRuns: 100 }
		);
		expect(treeFields([1, 2], 'max').position).toBe('[1,2]');
	});
});
