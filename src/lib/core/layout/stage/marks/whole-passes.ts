import type { Story } from '../../../explain/story.ts';
import { questionOf } from '../../../explain/terms.ts';
import type { Moment } from '../../../trace/cursor.ts';
import type { TextPart } from '../parts.ts';
import { LINE_HEIGHT, textPart } from '../../drawing/texts.ts';
import { passHead } from './row-heads.en.ts';
import { AFTER, INSET } from '../placement/whole/whole-heads.ts';
import type { WholeScene } from '../placement/whole/whole-scene.ts';

/** "pass 2: at least 5?" below the head of the root, in a search of several passes; null where it finds no space. */
export function wholePasses(
	scene: WholeScene,
	{ trace }: Story,
	{ node }: Moment
): TextPart | null {
	const { rows, sizes, heads, room, measure, extent } = scene;
	if (trace.passes.length < 2 || room.look === 'phone') return null;
	const question = questionOf(trace, trace.passOf(node).window);
	const asked = passHead(trace.passIndexOf(node) + 1, question).join(' ');
	const size = sizes.type.head;
	const [root] = rows;
	if (root === undefined) return null;
	const y = root.middle + (heads[0] === null ? 0 : size * LINE_HEIGHT);
	const style = { size, weight: 500, tone: 'soft', anchor: 'start', tall: LINE_HEIGHT } as const;
	const text = textPart(measure, 'pass', asked, INSET, y, style);
	return text.rect.right + AFTER <= scene.xOf(extent.root) - sizes.reach(extent.root) ? text : null;
}
