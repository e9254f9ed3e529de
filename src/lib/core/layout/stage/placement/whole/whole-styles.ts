/** The ways to draw a tree whole, the best first. */
import type { Extent } from './extent.ts';
import type { StageRoom } from '../../parts.ts';
import type { WholeStyle } from './whole-sizes.ts';

/** Width of a leaf, in pixels; in a lecture a part of the window's height. */
const LEAST_LEAF = 34;
const LECTURE_LEAF = 0.06;
const MOST_LEAF = 56;
/** Typed trees of so many leaves are whole even with smaller leaves. */
const TYPED_LEAVES = 28;
const TYPED_LEAF = 26;
/** A small board needs so much space. */
const BOARD = 44;
/** Width of an inner node, as a part of the window's height. */
const MOST_NODE = 0.102;
/** A leaf is as wide as this part of an inner node. */
const LEAF_PART = 0.56;
/** Difference of two sizes that are tried in turn. */
const STEP = 2;

/** The least width of a leaf at which a tree is drawn whole. */
export function leastLeaf(extent: Extent, room: StageRoom): number {
	return isSmallTyped(extent) ? TYPED_LEAF : usualLeast(room);
}

function isSmallTyped({ isTyped, leaves }: Extent): boolean {
	return isTyped && leaves <= TYPED_LEAVES;
}

function usualLeast({ look, windowHeight }: StageRoom): number {
	return look === 'lecture' ? Math.max(LEAST_LEAF, LECTURE_LEAF * windowHeight) : LEAST_LEAF;
}

export function* wholeStyles(extent: Extent, room: StageRoom): Generator<WholeStyle> {
	const most = Math.min(98, MOST_NODE * room.windowHeight * (room.look === 'phone' ? 0.8 : 1));
	const least = usualLeast(room);
	// A leaf that is a finished game shows how it ended.
	const boards = extent.game.hasResult === true && !extent.isTyped;
	const usual = { moveLines: 1, isTight: false, board: false } as const;
	for (const board of boards ? [true, false] : [false]) {
		const leaf = board ? Math.max(BOARD, least) : least;
		yield* sizes(most, 48, leaf, { ...usual, board, bounds: 'two lines' });
		yield* sizes(most, 38, leaf, { ...usual, board, bounds: 'one line' });
		yield* sizes(Math.min(most, 80), 34, leaf, { ...usual, board, bounds: 'lane' });
	}
	if (!isSmallTyped(extent)) return;
	for (const moveLines of [1, 2] as const) {
		const tight = { moveLines, isTight: true, board: false } as const;
		yield* sizes(60, 32, TYPED_LEAF, { ...tight, bounds: 'one line' });
		yield* sizes(48, 26, TYPED_LEAF, { ...tight, bounds: 'lane' });
	}
}

function* sizes(
	most: number,
	least: number,
	leastLeaf: number,
	style: Omit<WholeStyle, 'node' | 'leaf'>
): Generator<WholeStyle> {
	for (let node = Math.floor(most); node >= least; node -= STEP) {
		const leaf = Math.max(leastLeaf, Math.min(MOST_LEAF, Math.round(node * LEAF_PART)));
		yield { ...style, node, leaf };
	}
}
