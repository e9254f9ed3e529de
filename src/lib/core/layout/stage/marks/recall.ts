/** A table hit: the way from the node that stored the answer to the one that receives it, and where it comes from. */
import { recallLabel } from '../../../explain/labels.ts';
import type { Story } from '../../../explain/story.ts';
import type { Moment } from '../../../trace/cursor.ts';
import { middleOf } from '../../drawing/rects.ts';
import { fittedText } from '../../drawing/texts.ts';
import type { Rect } from '../../viewport.ts';
import type { NodePart, TextPart } from '../parts.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';

/** How far the way hangs below the lower of both nodes, in pixels. */
const SAG = 30;

/**
 * The way as an SVG path, below the tree's own edges; null at other steps, and where one of both nodes is not drawn.
 *
 * @param rectOf the place of a row's node
 */
export function recallPath(
	{ trace }: Story,
	{ kind, node }: Moment,
	rectOf: (row: number) => Rect | undefined
): string | null {
	const source = kind === 'hit' ? trace.targetOf(node) : -1;
	if (source < 0) return null;
	const [from, to] = [rectOf(source), rectOf(node)];
	if (from === undefined || to === undefined) return null;
	const sag = Math.max(from.bottom, to.bottom) + SAG;
	const [a, b] = [middleOf(from).x, middleOf(to).x];
	return `M${a} ${from.bottom}C${a} ${sag} ${b} ${sag} ${b} ${to.bottom}`;
}

/** Where a table's answer comes from, below the node that received it. */
export function recallText(view: SpineView, nodes: readonly NodePart[]): TextPart[] {
	const { scene, story, moment } = view;
	if (moment.kind !== 'hit') return [];
	const node = nodes.find(({ row }) => row === moment.node);
	if (node === undefined) return [];
	const { measure, type, x, u, strips, room } = scene;
	const style = { size: type.small, weight: 600, tone: 'ink' } as const;
	const under = Math.max(node.ring?.bottom ?? 0, node.rect.bottom, node.value?.rect.bottom ?? 0);
	const y = Math.min(under + 0.2 * u + 2, room.size.height - type.small);
	const text = recallLabel(story, moment.node);
	return [fittedText(measure, 'recall', text, x, y, style, 2 * strips, type.smallest)];
}
