import { formatCount } from '$lib/core/base/count-words.ts';
import { formatValue } from '$lib/core/explain/format.ts';
import { MAX_TREE_TEXT } from '$lib/core/games/explicit/parse.ts';
import type { ExplicitState } from '$lib/core/games/explicit/state.ts';
import { MAX_TREE_DEPTH, MAX_TREE_NODES } from '$lib/core/games/explicit/tree.ts';
import { onDemand } from '$lib/ui/on-demand.svelte.ts';
import type { GameFace } from '../face.ts';
import LaterSketch from './LaterSketch.svelte';
import { describeNode, pictureOfTree, type TreePicture } from './picture.ts';

export const explicitFace: GameFace<ExplicitState, TreePicture> = {
	Board: onDemand(() => import('./TreeBoard.svelte')),
	marks: 'nodes',
	canFlip: false,
	picture: pictureOfTree,
	describe: (state, _turn, side) => describeNode(state, side),
	describeEnding: (state) => `A leaf, worth ${formatValue(state.leafValue())}`,
	mini: () => null,
	cellsOfMove: () => [],
	Sketch: LaterSketch,
	hint: `A bracket is a node, a number a leaf: [[3,12,8],[2,4,6]] or ((3 12 8) (2 4 6)); a name goes before, with a colon. Up to ${formatCount(MAX_TREE_NODES)} nodes, ${MAX_TREE_DEPTH} plies, ${formatCount(MAX_TREE_TEXT)} characters. Shift and Enter break the line. Other notations (JSON, LaTeX, DOT, CS188 and more) are read too, also from a file dropped here.`,
	text: { label: 'Tree as text', readable: 'This tree can be searched.' },
	Editor: onDemand(() => import('./TreeSettings.svelte')),
	editorColumn: 'minmax(0, 1fr)'
};
