/** The Python post's example of scored moves, and its printed table. */
import { engineOf } from '../../../engines/registry.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { assertExists } from '../../../base/assert.ts';

export const PYTHON_EXAMPLE = '8/6R1/5k2/8/3p4/3K4/8/8 w - - 0 1';

/** Its "depth 3" search runs below each root move. */
export const PYTHON_PLIES = 4;

/** Moves in the order of the table, which is sorted by score. */
export const PYTHON_TABLE: readonly (readonly [move: string, score: number])[] = [
	['d3c2', -100],
	['d3e2', -100],
	['d3d2', -100],
	['d3c4', 0],
	['d3d4', 0],
	['d3e4', 0],
	['g7g6', 0],
	['g7g5', 0],
	['g7e7', 0],
	['g7f7', 0],
	['g7b7', 400],
	['g7c7', 400],
	['g7g3', 400],
	['g7g2', 400],
	['g7g1', 400],
	['g7h7', 400],
	['g7a7', 400],
	['g7g8', 400],
	['g7g4', 500],
	['g7d7', 500]
];

/** The search behind its scores. */
export function pythonExampleSetup(): SearchSetup {
	const setup = engineOf('python-simple').searchAt('chess', PYTHON_EXAMPLE, PYTHON_PLIES);
	return assertExists(setup, 'the engine searches positions of chess');
}
