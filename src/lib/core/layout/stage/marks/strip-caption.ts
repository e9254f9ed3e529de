/** "7 pruned, 7 nodes saved", under the pruned moves of a strip. */
import { prunedLabels } from '../../../explain/labels.ts';
import type { Rect } from '../../viewport.ts';
import { placeKey } from '../placement/place-key.ts';
import type { TextPart } from '../parts.ts';
import { LABEL_TOP } from './spine-nodes.ts';
import { rowMiddle } from '../placement/spine/spine-rows.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import { beginOf, type StripSpot } from '../placement/spine/place-side.ts';
import { textPart, wholeText } from '../../drawing/texts.ts';

/**
 * The words, in fewer where they do not fit; null where none do.
 *
 * @param right end of the moves
 * @param values of these moves, and their folds
 * @param beside what is written in the node on the spine, and below it
 */
export function captionOf(
	view: SpineView,
	{ row, parent }: StripSpot,
	pruned: readonly number[],
	right: number,
	values: readonly Rect[],
	beside: readonly Rect[]
): TextPart | null {
	const { scene, story, finished } = view;
	const { measure, type, u, x, rows, room } = scene;
	const style = { size: type.caption, weight: 650, tone: 'ink' as const };
	const under = Math.max(rowMiddle(rows, row) + 0.3 * u, ...values.map((rect) => rect.bottom));
	const low = beside.filter(({ bottom }) => bottom > under);
	const least = Math.max(x + 0.62 * u, ...low.map(({ right: end }) => end + 4));
	const shown = wholeText(
		measure,
		`caption:${placeKey(story, parent)}`,
		prunedLabels(story, pruned),
		0,
		0,
		style,
		scene.right - least,
		type.smallest
	);
	if (shown === null) return null;
	const half = (shown.rect.right - shown.rect.left) / 2;
	const begin = beginOf(scene, row, 1);
	const middle = Math.min(Math.max((begin + right) / 2, least + half), scene.right - half);
	const tall = shown.rect.bottom - shown.rect.top;
	// At the finish there are moves in the row below.
	const hasBelow = finished && row < rows.last;
	const end = hasBelow
		? rowMiddle(rows, row + 1) - 0.43 * scene.sibling - LABEL_TOP * type.siblingMove
		: room.size.height - 1;
	const y = Math.min(under + 0.9 * shown.size, end - tall / 2);
	const final = { ...style, size: shown.size };
	if (y - tall / 2 > under - 0.5) return textPart(measure, shown.key, shown.text, middle, y, final);
	// Under the last row there may be no space: then at the end of it.
	const at = right + 8 + half;
	if (at + half > scene.right) return null;
	return textPart(measure, shown.key, shown.text, at, rowMiddle(rows, row), final);
}
