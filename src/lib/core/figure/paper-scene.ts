/** The places of an exercise's tree on paper: as large as it fits, with space to write by hand. */
import { formatValue } from '../explain/format.ts';
import type { Extent } from '../layout/stage/placement/whole/extent.ts';
import { styledScene, type WholeScene } from '../layout/stage/placement/whole/whole-scene.ts';
import type { WholeStyle } from '../layout/stage/placement/whole/whole-sizes.ts';
import type { Measure } from '../layout/stage/parts.ts';
import { LEGIBLE_NUMBERS } from '../layout/stage/type-sizes.ts';
import type { Size } from '../layout/viewport.ts';
import type { Exercise } from '../practice/exercise.ts';

/** Width of an inner node. */
const NODE = { most: 60, named: 38, least: 26, step: 3 } as const;
/** Width of a leaf: its value has this size at least, with so much space around it: less where it has no box. */
const LEAF = { most: 38, least: 16, part: 0.56, type: 11, around: 5.5, bare: 3 } as const;
/** Below this width of a node a tree is tight. */
const TIGHT = 40;
/** Alpha and beta with their boxes: side by side, or one above the other. */
const LANES = [
	{ lines: 1, width: 76 },
	{ lines: 2, width: 40 }
] as const;

/** What the places depend on besides the tree. */
export interface PaperTree {
	readonly exercise: Exercise;
	readonly extent: Extent;
	/** Leaves have to have their names. */
	readonly needsNames: boolean;
	/** Nothing is ever written into it or cut. */
	readonly isBare?: true;
}

/** The scene in a room of that size; null where it does not fit with type of at least 8 points. */
export function paperScene(
	{ exercise, extent, needsNames, isBare }: PaperTree,
	size: Size,
	measure: Measure
): WholeScene | null {
	const { setup } = exercise.recording.trace.header;
	const leaf = leastLeaf(exercise, needsNames || isBare ? LEAF.bare : LEAF.around, measure);
	const [first, ...others] = stylesOf(exercise, leaf, needsNames ? 'needed' : 'wanted').map(
		(style): WholeStyle => (isBare ? { ...style, isBare } : style)
	);
	if (first === undefined) return null;
	// Without the heads of its rows, as on a phone.
	const room = { size, look: 'phone', windowHeight: size.height } as const;
	const { roleNames } = exercise.story;
	const scene = styledScene(extent, setup, roleNames, room, [first, ...others], measure);
	const fits = scene.room.size.width <= size.width && scene.room.size.height <= size.height;
	return fits ? scene : null;
}

/** With this width every value fits into a leaf. */
function leastLeaf({ tree, story }: Exercise, around: number, measure: Measure): number {
	const infinities = story.mates?.short ?? null;
	const widths = tree.value.flatMap((value) =>
		Number.isNaN(value) ? [] : [measure(formatValue(value, infinities), LEAF.type, 700)]
	);
	return Math.max(LEAF.least, Math.ceil(Math.max(...widths) + around));
}

/** The largest nodes first; leaves lose their names before nodes become small. */
function stylesOf(exercise: Exercise, leastLeaf: number, names: 'needed' | 'wanted'): WholeStyle[] {
	const hasWindows = exercise.ask.includes('windows');
	const sizes = (least: number): number[] => {
		const count = Math.floor((NODE.most - least) / NODE.step) + 1;
		return Array.from({ length: count }, (_, at) => NODE.most - at * NODE.step);
	};
	const styles = (least: number, named: WholeStyle['names']): WholeStyle[] =>
		sizes(least).flatMap((node) =>
			(hasWindows ? LANES : [null]).map(
				(lane) =>
					({
						node,
						leaf: Math.max(leastLeaf, Math.min(LEAF.most, Math.round(node * LEAF.part))),
						bounds: hasWindows ? 'lane' : 'none',
						...(lane && { lane }),
						moveLines: 1,
						names: named,
						numbers: LEGIBLE_NUMBERS,
						isTight: node < TIGHT,
						board: false,
						isStill: true
					}) as const
			)
		);
	if (names === 'needed') {
		// Letters are hardly wider than their leaves: in two lines, neighbours take turns.
		return styles(NODE.least, 'all').flatMap((style) => [style, { ...style, moveLines: 2 }]);
	}
	return [...styles(NODE.named, 'all'), ...styles(NODE.least, 'inner nodes')];
}
