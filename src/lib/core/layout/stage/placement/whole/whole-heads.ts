/** The heads of the rows: whose move it is, at the left edge of the stage. */
import type { Side } from '../../../../games/game.ts';
import type { Measure, StageRoom, TextPart } from '../../parts.ts';
import { LINE_HEIGHT, textPart } from '../../../drawing/texts.ts';

/** A head for each ply that has one. */
export type WholeHeads = readonly (TextPart | null)[];

/** Signs of the two sides, as the nodes point. */
const SIGNS: Readonly<Record<Side, string>> = { max: '△', min: '▽' };

/** Distance of the heads from the edge, and of the tree from them. */
export const INSET = 12;
export const AFTER = 24;

/**
 * The heads in words, shorter ones, and none, to choose the first that leaves enough space.
 *
 * @param sides the side to move in each ply; null for a ply of leaves
 * @param middles the middle of each ply, in pixels
 * @param mayMiss true where a tree without heads is better than a smaller one
 */
export function wholeHeads(
	sides: readonly (Side | null)[],
	middles: readonly number[],
	names: Readonly<Record<Side, string>>,
	size: number,
	{ look }: StageRoom,
	mayMiss: boolean,
	measure: Measure
): readonly WholeHeads[] {
	const none = sides.map(() => null);
	if (look === 'phone') return [none];
	const short = headsOf((side) => `${SIGNS[side]} ${names[side]}`);
	const long = headsOf((side) => `${SIGNS[side]} ${names[side]} to move`);
	const all = look === 'lecture' ? [short] : [long, short];
	return mayMiss ? [...all, none] : all;

	function headsOf(words: (side: Side) => string): WholeHeads {
		return sides.map((side, depth) => {
			if (side === null) return null;
			const style = { size, weight: 500, tone: side, anchor: 'start', tall: LINE_HEIGHT } as const;
			const y = middles[depth] as number;
			return textPart(measure, `head:${depth}`, words(side), INSET, y, style);
		});
	}
}

/** Where the tree may begin in each ply. */
export function headEnds(heads: WholeHeads, edge: number): number[] {
	return heads.map((head) => (head === null ? edge : head.rect.right + AFTER));
}
