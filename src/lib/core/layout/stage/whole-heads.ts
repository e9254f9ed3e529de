/** The heads of the rows: whose move it is, at the left edge of the stage. */
import { formatLimit, formatValue } from '../../explain/format.ts';
import type { Story } from '../../explain/story.ts';
import { questionOf } from '../../explain/terms.ts';
import type { Side } from '../../games/game.ts';
import type { Moment } from '../../trace/cursor.ts';
import type { Measure, StageRoom, TextPart } from './parts.ts';
import { LINE_HEIGHT, textAt } from './rects.ts';
import type { WholeScene } from './whole-scene.ts';

/** A head for each ply that has one. */
export type WholeHeads = readonly (TextPart | null)[];

/** Signs of the two sides, as the nodes point. */
const SIGNS: Readonly<Record<Side, string>> = { max: '△', min: '▽' };

/** Distance of the heads from the edge, and of the tree from them. */
const INSET = 12;
const AFTER = 10;

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
			const at = { x: INSET, y: middles[depth] as number };
			const key = `head:${depth}`;
			return textAt(measure, { key, text: words(side), at, anchor: 'start', size, tone: side });
		});
	}
}

/** "pass 2: at least 5?" below the head of the root, in a search of several passes; null where it finds no space. */
export function wholePasses(
	scene: WholeScene,
	{ trace }: Story,
	{ node }: Moment
): TextPart | null {
	const { rows, sizes, heads, room, measure, extent } = scene;
	if (trace.passes.length < 2 || room.look === 'phone') return null;
	const question = questionOf(trace, trace.passOf(node).window);
	const number = `pass ${trace.passIndexOf(node) + 1}`;
	const asked =
		question.asks === 'value'
			? number
			: question.asks === 'within'
				? `${number}: ${formatLimit(question.alpha)} to ${formatLimit(question.beta)}?`
				: `${number}: ${question.asks} ${formatValue(question.value)}?`;
	const size = sizes.type.head;
	const [root] = rows;
	if (root === undefined) return null;
	const at = { x: INSET, y: root.middle + (heads[0] === null ? 0 : size * LINE_HEIGHT) };
	const text = textAt(measure, {
		key: 'pass',
		text: asked,
		at,
		anchor: 'start',
		size,
		tone: 'soft'
	});
	return text.rect.right + AFTER <= scene.xOf(extent.root) - sizes.reach(extent.root) ? text : null;
}

/** Where the tree may begin in each ply. */
export function headEnds(heads: WholeHeads, edge: number): number[] {
	return heads.map((head) => (head === null ? edge : head.rect.right + AFTER));
}
