import { NO_ROW } from '../trace/cursor.ts';
import { levelsOf } from './levels.ts';
import type { WholeTree } from './whole-tree.ts';

/** Along a ply, to the parent, or to the first child. */
export type Neighbour = 'left' | 'right' | 'up' | 'down';

/** The neighbour of a node in the whole tree; NO_ROW if there is none. */
export function neighbourOf(tree: WholeTree, unit: number, to: Neighbour): number {
	const { units } = tree;
	if (to === 'up') return units.parentOf(unit);
	if (to === 'down') return units.endOf(unit) > unit + 1 ? unit + 1 : NO_ROW;
	const ply = units.depthOf(unit);
	const index = levelsOf(units).indexOfRow(unit) + (to === 'left' ? -1 : 1);
	return index < 0 || index >= tree.countAt(ply) ? NO_ROW : tree.unitAt(ply, index);
}
