import { levelsOf } from './levels.ts';
import type { Look } from './ply-scene.ts';
import type { Progress, WholeTree } from './whole-tree.ts';

/** A whole tree as it is known at some step. */
export interface WholeLook extends Look {
	readonly source: WholeTree;
	readonly progress: Progress;
}

export function wholeLook(
	tree: WholeTree,
	progress: Progress,
	seen: Pick<Look, 'shape' | 'sight' | 'known' | 'boards'>
): WholeLook {
	return {
		...seen,
		source: tree,
		progress,
		band: { part: 0.62, most: 52 },
		reached: progress.until,
		fateAt: (unit) => tree.fateAt(unit, progress),
		countAll: (ply, view, out) => {
			tree.density(ply, view, progress, out);
		}
	};
}

/** Number of shown units of a ply: those ahead come last. */
export function shownAt({ source, progress, known }: WholeLook, ply: number): number {
	return known.drawsAhead
		? source.countAt(ply)
		: levelsOf(source.units).firstAt(ply, progress.until);
}
