import { assertExists } from '../base/assert.ts';
import { ROOT_KEY, type Extent, type Place } from '../layout/stage/placement/whole/extent.ts';
import type { Exercise } from '../practice/exercise.ts';
import { countLeaves } from '../practice/plain-tree.ts';

/** A place while its tree is being built. */
interface Growing extends Place {
	readonly children: Growing[];
}

/**
 * The places of an exercise's tree, in the order of its nodes. They are made of the exercise alone: the search around
 * it may be far too large to be drawn.
 */
export function extentOfExercise({ tree, names, firstRow, rows }: Exercise): Extent {
	const { game, trace: minimax } = names;
	const places: Growing[] = [];
	for (let node = 0; node < tree.nodes; node++) {
		const above = places[tree.parent[node] as number] ?? null;
		const row = rows[node] ?? null;
		const place: Growing = {
			key: above === null ? ROOT_KEY : String(node),
			name: above === null ? '' : names.names.of(firstRow + node),
			move: minimax.moveOf(firstRow + node),
			depth: above === null ? 0 : above.depth + 1,
			isMax: tree.isMax[node] === true,
			value: minimax.valueOf(firstRow + node),
			parent: above,
			children: [],
			rows: row === null ? [] : [row]
		};
		above?.children.push(place);
		places.push(place);
	}
	return {
		game,
		root: assertExists(places[0], 'a tree has a root'),
		places,
		leaves: countLeaves(tree, 0),
		plies: Math.max(...places.map(({ depth }) => depth)),
		isTyped: game.hasTypedLeaves === true,
		placeOf: (row) => assertExists(places[rows.indexOf(row)], `row ${row} is in the exercise`)
	};
}
