/** Judges which moves may still change the value of the root, by putting the extreme values in their place. */
import { check } from './claim-checks.ts';
import { pathTo, type NaiveNode, type NaiveState } from './event-log.ts';

/** The fault of saying that the pruned moves of a node cannot matter; null if it is true. */
export function faultInNoEffect(
	now: NaiveState,
	node: NaiveNode,
	rows: readonly number[]
): string | null {
	const moves = rows.map((row) => now.node(row));
	return check({
		pruned: moves.every(({ parent, state }) => parent === node && state === 'pruned'),
		same: rootWith(node, -Infinity) === rootWith(node, Infinity)
	});
}

/** The fault of saying that the next move of an open node above this step's still can; null if it is true. */
export function faultInMayMatter(now: NaiveState, node: NaiveNode, move: number): string | null {
	const path = pathTo(now.current as NaiveNode);
	const below = path[path.indexOf(node) + 1];
	return check({
		open: !node.closed && below?.parent === node,
		next: below !== undefined && node.moves[node.moves.indexOf(below.move) + 1] === move,
		matters: rootWith(node, -Infinity) !== rootWith(node, Infinity)
	});
}

/**
 * The root's value if one more move of an open node had that value, and all other moves that are not searched yet
 * were the worst for the side that chooses them: so nothing but that move decides.
 */
function rootWith(node: NaiveNode, value: number): number {
	const values = [...node.returned.map((one) => one.value), value];
	const worth = node.max ? Math.max(...values) : Math.min(...values);
	return node.parent === null ? worth : rootWith(node.parent, worth);
}
