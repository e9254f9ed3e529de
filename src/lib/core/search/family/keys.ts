import type { KeyKind } from '../../games/game.ts';
import type { NodeKeys } from '../search.ts';

/** More than any tree that can be searched has plies. */
const PLIES = 64;

/**
 * The position, and where it decides the value, how far below the root it stands: with a depth limit, since only
 * nodes with as many plies left are searched alike, and with an evaluator that counts the plies.
 */
export function nodeKeys(kind: KeyKind, evaluator: { readonly dependsOnPly: boolean }): NodeKeys {
	return (tree) => {
		const ply = tree.path.length;
		const position = tree.key(tree.depth - ply, kind);
		if (tree.depth === Infinity && !evaluator.dependsOnPly) return position;
		return typeof position === 'number'
			? position * PLIES + ply
			: position + String.fromCharCode(ply);
	};
}
