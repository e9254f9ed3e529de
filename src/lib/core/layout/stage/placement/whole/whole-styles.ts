/** The ways to draw a tree whole, the best first. */
import type { Extent } from './extent.ts';
import type { StageRoom } from '../../parts.ts';
import { LEGIBLE_NUMBERS, numberShares, type NumberShares } from '../../type-sizes.ts';
import type { WholeStyle } from './whole-sizes.ts';

/** Width of a leaf, in pixels; in a lecture a part of the window's height. */
const LEAST_LEAF = 34;
const MOST_LEAF = 56;
const LECTURE_LEAF = { least: 0.045, most: 0.085 } as const;
/** Typed trees of so many leaves are whole even with smaller leaves. */
const TYPED_LEAVES = 28;
const TYPED_LEAF = 26;
const PHONE_LEAF = 28;
/** A small board needs so much space. */
const BOARD = 44;
const LECTURE_BOARD = 0.06;
/** Width of an inner node, as a part of the window's height. */
const MOST_NODE = { lecture: 0.15, explore: 0.102, narrow: 0.102, phone: 0.082 } as const;
/** A leaf is as wide as this part of an inner node. */
const LEAF_PART = { lecture: 0.75, explore: 0.56, narrow: 0.56, phone: 0.56 } as const;
/** Difference of two sizes that are tried in turn. */
const STEP = 2;

/** The least width of a leaf at which a tree is drawn whole. */
export function leastLeaf(extent: Extent, room: StageRoom): number {
	return room.look !== 'lecture' && isSmallTyped(extent) ? TYPED_LEAF : usualLeast(room);
}

function isSmallTyped({ isTyped, leaves }: Extent): boolean {
	return isTyped && leaves <= TYPED_LEAVES;
}

function usualLeast({ look, windowHeight }: StageRoom): number {
	return look === 'lecture' ? LECTURE_LEAF.least * windowHeight : LEAST_LEAF;
}

/** First what values are largest in; then what has all names, and bounds with their origin, next to their nodes. */
export function* wholeStyles(extent: Extent, room: StageRoom): Generator<WholeStyle> {
	// A leaf that is a finished game shows how it ended.
	const boards = extent.game.hasResult === true && !extent.isTyped;
	for (const board of boards ? [true, false] : [false]) {
		for (const numbers of numberShares(room, extent.leaves)) yield* usual(room, board, numbers);
	}
	// In a lecture there is no small type.
	if (room.look === 'lecture' || !isSmallTyped(extent)) return;
	// A phone has more height than width: nodes are larger with their bounds above than with bounds at their sides.
	if (room.look === 'phone') {
		yield* sizes(room, 60, 44, PHONE_LEAF, {
			...SMALL,
			moveLines: 1,
			isTight: true,
			bounds: 'lane'
		});
	}
	for (const moveLines of [1, 2] as const) {
		const tight = { moveLines, isTight: true, ...SMALL } as const;
		yield* sizes(room, 60, 32, TYPED_LEAF, { ...tight, bounds: 'one line' });
		yield* sizes(room, 48, 26, TYPED_LEAF, { ...tight, bounds: 'lane' });
	}
}

const SMALL = { board: false, names: 'all', numbers: LEGIBLE_NUMBERS } as const;

function* usual(room: StageRoom, board: boolean, numbers: NumberShares): Generator<WholeStyle> {
	const most = MOST_NODE[room.look] * room.windowHeight;
	const least = usualLeast(room);
	const leastBoard = room.look === 'lecture' ? LECTURE_BOARD * room.windowHeight : 0;
	const leaf = board ? Math.max(BOARD, leastBoard) : least;
	// Where type may be as small as can be read, no name has to go.
	const names = numbers.values > 0 ? (['all', 'inner nodes'] as const) : (['all'] as const);
	for (const named of names) {
		const style = { moveLines: 1, isTight: false, board, numbers, names: named } as const;
		yield* sizes(room, most, 48, leaf, { ...style, bounds: 'two lines' });
		yield* sizes(room, most, 38, leaf, { ...style, bounds: 'one line' });
		yield* sizes(room, Math.min(most, 80), 34, leaf, { ...style, bounds: 'lane' });
		// In a lecture nothing is smaller so that a bound has its origin beneath it.
		if (room.look === 'lecture')
			yield* sizes(room, Math.min(most, 80), 34, leaf, { ...style, bounds: 'bare lane' });
	}
}

function* sizes(
	{ look, windowHeight }: StageRoom,
	most: number,
	least: number,
	leastLeaf: number,
	style: Omit<WholeStyle, 'node' | 'leaf'>
): Generator<WholeStyle> {
	const mostLeaf = look === 'lecture' ? LECTURE_LEAF.most * windowHeight : MOST_LEAF;
	for (let node = Math.floor(most); node >= least; node -= STEP) {
		const leaf = Math.max(leastLeaf, Math.min(mostLeaf, Math.round(node * LEAF_PART[look])));
		yield { ...style, node, leaf };
	}
}
