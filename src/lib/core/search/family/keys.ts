import type { Evaluator } from '../../evaluate/evaluator.ts';
import type { KeyKind, PositionKey } from '../../games/game.ts';
import type { NodeKeys } from '../search.ts';

/** More plies than any tree that can be searched. */
const PLIES = 64;

/** The facts besides the position that a value depends on. */
type Hanging = Pick<Evaluator, 'dependsOnPly' | 'pastOf'>;

/**
 * Keys made of the position and, if it affects the value, the ply. The ply counts with a depth limit, since only
 * nodes with as many plies left have the same search, and with an evaluator that counts plies. If the evaluator reads
 * earlier moves, the key includes them.
 */
export function nodeKeys(kind: KeyKind, { dependsOnPly, pastOf }: Hanging): NodeKeys {
	return (tree) => {
		const ply = tree.path.length;
		const position = withPast(tree.key(tree.depth - ply, kind));
		if (tree.depth === Infinity && !dependsOnPly) return position;
		return typeof position === 'number'
			? position * PLIES + ply
			: position + String.fromCharCode(ply);

		function withPast(key: PositionKey): PositionKey {
			return pastOf === undefined ? key : `${key}${String.fromCharCode(tree.past(pastOf))}`;
		}
	};
}
