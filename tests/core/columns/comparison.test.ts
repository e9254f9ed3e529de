/** Comparisons as files: growth equals the output of the command line byte for byte. */
import { expect, test } from 'vitest';
import { runTask } from '../../../src/lib/core/experiments/compare/compare-task.ts';
import { countsCsv, growthCsv, type CountedRow } from '../../../src/lib/core/columns/comparison.ts';
import {
	addEvent,
	NO_FIGURES,
	treeAt,
	type Figures
} from '../../../src/lib/core/experiments/compare/figures.ts';
import type { DepthRange } from '../../../src/lib/core/search/family/parse-comparison.ts';
import type { AlgorithmId } from '../../../src/lib/core/search/registry.ts';
import type { ComparedSearch } from '../../../src/lib/core/search/family/compare.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { plyscope, words } from '../../cli/command.ts';
import { setupOf } from '../search/record.ts';

const ALGORITHMS: readonly AlgorithmId[] = ['minimax', 'alphabeta', 'tt', 'deepening'];

function searchesOf(fields: SetupFields, depths: DepthRange | null): ComparedSearch[] {
	let figures: Figures = NO_FIGURES;
	const question = { setup: setupOf(fields), algorithms: ALGORITHMS, keys: 'exact' } as const;
	runTask({ question, depths, knownTrees: [] }, (event) => {
		figures = addEvent(figures, event);
	});
	return figures.counted.map((search) => ({
		...search,
		minimumNodes: treeAt(figures, search.depth)?.minimum ?? null
	}));
}

function rowsOf(fields: SetupFields, minimaxNodes: number | null): CountedRow[] {
	const setup = setupOf(fields);
	return searchesOf(fields, null).map((search) => ({
		setup,
		search,
		minimaxNodes,
		minimum: search.minimumNodes
	}));
}

test.each([
	{ game: 'tictactoe', position: '.O..X.O.X' },
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', order: 'captures-first' }
])('the CSV of growth of $game equals the command line’s', async (fields) => {
	const options = { ...fields, algorithms: ALGORITHMS.join(','), depths: '1-3' };
	const { stdout } = await plyscope(['compare', ...words(options), '--csv']);
	expect(growthCsv(setupOf(fields), searchesOf(fields, { first: 1, last: 3 }))).toBe(stdout);
});

test('the CSV of counts has the columns of the command line, and more after them', async () => {
	const fields = { game: 'tictactoe', position: '.O..X.O.X' };
	const lines = countsCsv(rowsOf(fields, 150)).trimEnd().split('\n');
	const { stdout } = await plyscope([
		'compare',
		...words({ ...fields, algorithms: ALGORITHMS.join(',') }),
		'--csv'
	]);
	for (const [at, line] of stdout.trimEnd().split('\n').entries()) {
		expect(lines[at]?.startsWith(`${line},`)).toBe(true);
	}
	expect(lines[0]).toMatch(/,treeNodes,neverVisited,passes,researches,minimaxNodes$/);
	expect(lines[2]).toMatch(/,32,118,1,0,150$/);
	expect(lines[4]).toMatch(/^deepening,.*,5,0,150$/);
});

test('unknown cells are empty', () => {
	const fields = { game: 'tree', position: '7' };
	const text = countsCsv(rowsOf(fields, null).slice(0, 1));
	expect(text.split('\n')[1]).toBe('minimax,whole,7,,1,1,0,0,1,0,1,1,1,,1,0,');
});
