import { generateTree } from '../generate.ts';
import { LEVELS } from '../levels.ts';
import type { Source } from './source.ts';

/** Typed trees, made for each level. */
export const treeSource: Source = {
	levels: LEVELS,
	draw: (level, seed, rules) => {
		const drawn = generateTree(level, seed, rules);
		return drawn && { position: drawn.position, depth: null };
	}
};
