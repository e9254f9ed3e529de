/** The current view of the tree pane: the effect of keys on it, and the visible part of the search. */
import { treeFrame, type FrameSpan } from '$lib/core/layout/tree-frame.ts';
import type { Stepped } from './stepped.ts';
import { isGraphPicture } from './graph/graph-picture.ts';
import { graphViewOf } from './graph/graph-view.svelte.ts';
import { overviewViewOf } from './overview/overview-view.svelte.ts';
import type { TreeView } from './path/tree-view.svelte.ts';
import { wholeViewOf } from './whole/whole-view.svelte.ts';

/** The actions that every view of the tree supports. */
interface TreeMoves {
	zoom(factor: number): void;
	fit(): void;
	pan(dx: number, dy: number): void;
}

/** Zooms and pans the current view. */
export function shownTree(stepped: Stepped, path: TreeMoves): TreeMoves {
	const whole = wholeViewOf(stepped);
	const shown = (): TreeMoves => {
		if (whole.picture === 'path') return path;
		return isGraphPicture(whole.picture) ? graphViewOf(stepped) : whole;
	};
	return {
		zoom: (factor) => {
			shown().zoom(factor);
		},
		fit: () => {
			shown().fit();
		},
		pan: (dx, dy) => {
			shown().pan(dx, dy);
		}
	};
}

/** The visible part of the search in the tree pane, in units of the overview. */
export function shownFrame(stepped: Stepped, path: TreeView): readonly FrameSpan[] {
	const whole = wholeViewOf(stepped);
	// Rows of one position are spread over the whole overview.
	if (isGraphPicture(whole.picture)) return [];
	if (whole.picture !== 'path') return whole.frame;
	const { axis } = overviewViewOf(stepped);
	const { items, drawing, transform, size } = path;
	return treeFrame(axis, stepped.trace, items, drawing.nodes, transform, size);
}
