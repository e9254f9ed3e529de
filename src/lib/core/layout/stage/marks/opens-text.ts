/** How a node that is not opened yet is opened. */
import { isUnopened } from '../../../trace/unopened.ts';
import { wholeText, wrapWords, type TextStyle } from '../../drawing/texts.ts';
import type { NodePart, TextPart } from '../parts.ts';
import { busAbove, rowMiddle } from '../placement/spine/spine-rows.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import { notOpened, opensWith } from './row-heads.en.ts';

/** The words below it, or next to it where the pane ends; none where they would be cut: a button has them, too. */
export function drawOpens(
	{ scene, story, moment, plies, finished }: SpineView,
	nodes: readonly NodePart[]
): TextPart[] {
	const { measure, type, x, rows, room, u } = scene;
	const node = nodes.find(({ row }) => row === moment.node);
	if (finished || node === undefined || !isUnopened(story.trace, moment.node)) return [];
	const text = room.look === 'phone' ? notOpened : opensWith;
	const style = { size: type.words, weight: 600, tone: 'ink' } as const;
	const row = plies.rowOf(story.trace.depthOf(moment.node)) ?? 0;
	const { right, bottom } = node.ring ?? node.rect;
	const below = bottom + type.words;
	const isUnder = row >= rows.last && below + 0.6 * type.words <= room.size.height;
	if (row >= rows.last && !isUnder) {
		// The bounds leave their place free at a leaf.
		const from = right + 8;
		const space = x + scene.strips - from - 4;
		const pieces = wrapWords(text, space, (words) => measure(words, style.size, style.weight));
		const said = pieces.flatMap((piece, at) => {
			const y = rowMiddle(rows, row) + (at - (pieces.length - 1) / 2) * 1.3 * type.words;
			return wordsAt(at, piece, from, y, { ...style, anchor: 'start' }, space);
		});
		return said.length === pieces.length ? said : [];
	}
	const next =
		row + 1 < rows.compact ? rowMiddle(rows, row + 1) : busAbove(rows, row + 1) + 0.3 * u;
	const y = isUnder ? below : next;
	return wordsAt(0, text, x, y, style, 2 * scene.strips);

	function wordsAt(
		at: number,
		said: string,
		left: number,
		middle: number,
		look: TextStyle,
		space: number
	): TextPart[] {
		const part = wholeText(
			measure,
			`opens:${at}`,
			[said],
			left,
			middle,
			look,
			space,
			type.smallest
		);
		return part === null ? [] : [part];
	}
}
