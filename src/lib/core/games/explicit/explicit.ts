/**
 * A typed tree, searched as a game: an inner node is a position, its children are the moves, a leaf is a result. It
 * is the shortest way from a textbook figure to a search that can be stepped through. Only leaves have values, so
 * such a tree is always searched to the end.
 */
import { ok } from '../../base/result.ts';
import type { Game } from '../game.ts';
import { formatTree } from './format.ts';
import { pathLabel } from './labels.ts';
import { parseTree } from './parse.ts';
import { explicitPresets, TEXTBOOK } from './presets.ts';
import { readTreeMoves } from './read-move.ts';
import { ExplicitState } from './state.ts';
import { childRow, MAX_TREE_DEPTH } from './tree.ts';

export const explicit: Game<ExplicitState> = {
	id: 'tree',
	name: 'Typed tree',
	notation: 'lists of values in brackets ([[3,5],[2,9]])',
	looks: /[[(]/,
	sideNames: { max: 'MAX', min: 'MIN' },
	choosesSide: true,
	childWord: 'node',
	hasTypedLeaves: true,
	hasResult: true,
	defaultDepth: null,
	maxDepth: MAX_TREE_DEPTH,
	defaultPosition: TEXTBOOK.position,
	presets: explicitPresets,
	parse(text, { root }) {
		const parsed = parseTree(text);
		return parsed.ok ? ok(new ExplicitState(parsed.value, root)) : parsed;
	},
	reader: async () => (await import('./read/readers.ts')).readTree,
	format: (state) => formatTree(state.tree, state.row),
	hasSameMoves: ({ tree: one }, { tree: other }) =>
		one.parent.length === other.parent.length &&
		one.parent.every((parent, row) => parent === other.parent[row]),
	moveText(state, move) {
		const row = childRow(state.tree, state.row, move);
		return state.tree.name[row] ?? pathLabel(state.tree, row);
	},
	moveId: (_, move) => String(move),
	readMoves: readTreeMoves,
	leastDepth: height,
	ending: (state) =>
		state.isTerminal() ? { code: 'leaf', name: 'Leaf', winner: null, detail: '' } : null
};

/** Plies from the current node to its deepest leaf: the least depth at which a search gives it a value. */
export function height(state: ExplicitState): number {
	return state.tree.height[state.row] as number;
}
