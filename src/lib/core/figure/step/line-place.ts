/** Where a line of numbers has space beside its node. */
import type { Stage } from '../../layout/stage/parts.ts';
import type { FreeSpace } from './free-space.ts';
import type { Mark } from './marks.ts';
import { moved } from './moved-mark.ts';
import type { WindowLine } from './window-line.ts';

/** The marks of the first form of the line that has space, which is then taken; null where none has. */
export function lineBeside(
	{ nodes }: Stage,
	{ row, beside }: WindowLine,
	space: FreeSpace
): Mark[] | null {
	const node = nodes.find((one) => one.row === row);
	if (node === undefined) return null;
	for (const { marks, ...size } of beside) {
		const rect = space.find(node, size, ['right', 'left']);
		if (rect === null) continue;
		space.take(rect);
		return marks.map((mark) => moved(mark, { x: rect.left, y: rect.top }));
	}
	return null;
}
