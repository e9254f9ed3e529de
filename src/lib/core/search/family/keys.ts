import type { Evaluator } from '../../evaluate/evaluator.ts';
import type { KeyKind, PositionKey } from '../../games/game.ts';
import type { NodeKeys } from '../search.ts';

/** More than any tree that can be searched has plies. */
const PLIES = 64;

/** What a value hangs on besides the position. */
export type Hanging = Pick<Evaluator, 'dependsOnPly' | 'pastOf'>;

/**
 * The position, and where it decides the value, how far below the root it stands: with a depth limit, since only
 * nodes with as many plies left are searched alike, and with an evaluator that counts the plies. What an evaluator
 * takes from the moves behind a position is in the key too.
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
