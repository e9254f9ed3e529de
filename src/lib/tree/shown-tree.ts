/** The current view of the tree pane: the effect of keys on it, and the visible part of the search. */
import type { FrameSpan } from '$lib/core/layout/tree-frame.ts';
import type { Stepped } from './stepped.ts';
import { isGraphPicture } from './graph/graph-picture.ts';
import { isStageShown } from './stage/stage-view.svelte.ts';
import { shownPicture } from './shown-picture.ts';
import { GRAPH_VIEW, WHOLE_VIEW } from './large-views.ts';

/** The actions that every zoomable view of the tree supports. */
export interface TreeMoves {
	zoom(factor: number): void;
	fit(): void;
	pan(dx: number, dy: number): void;
}

/** Zooms and pans the current view; the stage has neither. */
export function shownTree(stepped: Stepped): TreeMoves {
	const shown = (): TreeMoves | null => {
		if (isStageShown(stepped)) return null;
		const view = isGraphPicture(shownPicture(stepped)) ? GRAPH_VIEW : WHOLE_VIEW;
		return view.part?.(stepped) ?? null;
	};
	return {
		zoom: (factor) => shown()?.zoom(factor),
		fit: () => shown()?.fit(),
		pan: (dx, dy) => shown()?.pan(dx, dy)
	};
}

/** The visible part of the search in a zoomable view, in units of the overview. */
export function shownFrame(stepped: Stepped): readonly FrameSpan[] {
	// Rows of one position are spread over the whole overview, and the stage shows no one part.
	if (isStageShown(stepped) || isGraphPicture(shownPicture(stepped))) return [];
	return WHOLE_VIEW.part?.(stepped).frame ?? [];
}
