/** The places of an exercise’s tree: whole, and moved by no answer. */
import type { Extent } from '$lib/core/layout/stage/placement/whole/extent.ts';
import type { Measure } from '$lib/core/layout/stage/parts.ts';
import {
	styledScene,
	type WholeScene
} from '$lib/core/layout/stage/placement/whole/whole-scene.ts';
import type { WholeStyle } from '$lib/core/layout/stage/placement/whole/whole-sizes.ts';
import { LEGIBLE_NUMBERS } from '$lib/core/layout/stage/type-sizes.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';

/** Width of an inner node in pixels. */
const NODE = { most: 84, least: 30, step: 3 } as const;
/** Below this width type is small, and rows may do without their heads. */
const TIGHT = 52;
const LEAF = { most: 56, least: 24, tightest: 22, part: 0.56 } as const;

export function sheetScene(
	exercise: Exercise,
	extent: Extent,
	size: Size,
	measure: Measure
): WholeScene {
	const hasWindows = exercise.ask.includes('windows');
	const { roleNames } = exercise.story;
	const look = size.width < 520 ? 'phone' : 'explore';
	const room = { size, look, windowHeight: size.height } as const;
	const { setup } = exercise.recording.trace.header;
	return styledScene(extent, setup, roleNames, room, stylesOf(hasWindows), measure);
}

/** The largest nodes first; where the names of moves need two lines, they take turns. */
function stylesOf(hasWindows: boolean): [WholeStyle, ...WholeStyle[]] {
	const styleOf = (node: number, moveLines: 1 | 2): WholeStyle => ({
		node,
		leaf: Math.max(LEAF.least, Math.min(LEAF.most, Math.round(node * LEAF.part))),
		bounds: hasWindows ? 'lane' : 'none',
		moveLines,
		names: 'all',
		numbers: LEGIBLE_NUMBERS,
		isTight: node < TIGHT,
		board: false
	});
	const styles: [WholeStyle, ...WholeStyle[]] = [styleOf(NODE.most, 1)];
	for (let node = NODE.most - NODE.step; node >= NODE.least; node -= NODE.step) {
		styles.push(styleOf(node, 1), styleOf(node, 2));
	}
	// The widest trees of level 5, next to their fields in a window of 1280 pixels.
	styles.push({ ...styleOf(NODE.least, 2), leaf: LEAF.tightest });
	return styles;
}
