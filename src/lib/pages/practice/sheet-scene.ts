/** The places of an exercise’s tree: whole, and moved by no answer. */
import { assertExists } from '$lib/core/base/assert.ts';
import { WINDOW_GAP } from './sheet-stage.ts';
import type { Extent } from '$lib/core/layout/stage/placement/whole/extent.ts';
import type { Measure, StageRoom } from '$lib/core/layout/stage/parts.ts';
import {
	styledScene,
	type WholeScene
} from '$lib/core/layout/stage/placement/whole/whole-scene.ts';
import type { WholeStyle } from '$lib/core/layout/stage/placement/whole/whole-sizes.ts';
import { LEGIBLE_NUMBERS, wholeType } from '$lib/core/layout/stage/type-sizes.ts';
import { formatLimitEntry } from '$lib/core/practice/entry.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';

/** Width of an inner node in pixels. */
const NODE = { most: 84, least: 30, step: 3 } as const;
/** Below this width type is small, and rows may do without their heads. */
const TIGHT = 52;
const LEAF = { most: 56, least: 24, tightest: [22, 20], part: 0.56 } as const;

/** The least type of the name of a move. */
const NAME = { size: 11, weight: 750 } as const;

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
	const ways = hasWindows ? windowWays(extent, room, measure) : [() => WITHOUT];
	const names = Math.max(...extent.places.map(({ name }) => measure(name, NAME.size, NAME.weight)));
	const [first, ...others] = ways.flatMap((windowsAt) =>
		nodeStyles(names > LEAF.least ? [1, 2] : [1]).map((style): WholeStyle => ({
			...style,
			...windowsAt(style)
		}))
	);
	const styles = [assertExists(first, 'there is a way'), ...others] as const;
	return styledScene(extent, setup, roleNames, room, styles, measure);
}

/** How the windows of the nodes are written. */
type WindowStyle = Pick<WholeStyle, 'bounds' | 'lane'>;
type NodeStyle = Omit<WholeStyle, keyof WindowStyle>;

const WITHOUT: WindowStyle = { bounds: 'none' };
/**
 * Alpha and beta side by side, beside the nodes but for the lowest ones; or one above the other, above every node.
 * Where there is no other way their type is smaller, by a part.
 */
const WAYS = [
	{ bounds: 'lane', lines: 1, part: 1 },
	{ bounds: 'lane', lines: 1, part: 0.9 },
	{ bounds: 'lanes', lines: 2, part: 1 },
	{ bounds: 'lanes', lines: 2, part: 0.9 },
	{ bounds: 'lane', lines: 1, part: 0.8 },
	{ bounds: 'lanes', lines: 2, part: 0.8 }
] as const;
/** On a phone a wide tree is scrolled before its type is smaller. */
const LEAST_PART = { phone: 0.9, explore: 0 } as const;

/** The ways to write alpha and beta; in each of them any value fits. */
function windowWays(
	extent: Extent,
	room: StageRoom & { readonly look: keyof typeof LEAST_PART },
	measure: Measure
): ((style: NodeStyle) => WindowStyle)[] {
	const numbers = new Set(extent.places.map(({ value }) => `β ${formatLimitEntry(value)}`));
	const widest = (size: number): number =>
		Math.max(...[...numbers, 'α −∞'].map((text) => measure(text, size, 700)));
	const ways = WAYS.filter(({ part }) => part >= LEAST_PART[room.look]);
	return ways.map(({ bounds, lines, part }) => (style) => {
		const width = Math.ceil(part * widest(wholeType(room, style).bound)) + WINDOW_GAP;
		return { bounds, lane: { lines, width: lines === 1 ? 2 * width : width } };
	});
}

/** The largest nodes first. @param lines of the names of moves: in two lines they take turns */
function nodeStyles(lines: readonly (1 | 2)[]): NodeStyle[] {
	const styleOf = (node: number, moveLines: 1 | 2): NodeStyle => ({
		node,
		leaf: Math.max(LEAF.least, Math.min(LEAF.most, Math.round(node * LEAF.part))),
		moveLines,
		names: 'all',
		numbers: LEGIBLE_NUMBERS,
		isTight: node < TIGHT,
		board: false
	});
	const styles = [styleOf(NODE.most, 1)];
	for (let node = NODE.most - NODE.step; node >= NODE.least; node -= NODE.step) {
		styles.push(...lines.map((count) => styleOf(node, count)));
	}
	// The widest trees of level 5, next to their fields in a window of 1280 pixels.
	for (const leaf of LEAF.tightest) {
		styles.push(...lines.map((count) => ({ ...styleOf(NODE.least, count), leaf })));
	}
	return styles;
}
