/** The picture that is seen, as its choice calls it. */
import type { TreePicture } from '$lib/core/share/link.ts';
import { isGraphPicture } from './graph/graph-picture.ts';
import { shownPicture } from './shown-picture.ts';
import { isStageShown, stageViewOf } from './stage/stage-view.svelte.ts';
import type { Stepped } from './stepped.ts';

/** A tree that fits is its own path, and the graph with symmetric positions merged is a graph too. */
export function pictureSeen(stepped: Stepped): TreePicture {
	if (isStageShown(stepped)) {
		return stageViewOf(stepped).fits && stepped.form === 'whole' ? 'whole' : 'path';
	}
	const shown = shownPicture(stepped);
	return isGraphPicture(shown) ? 'graph' : shown;
}
