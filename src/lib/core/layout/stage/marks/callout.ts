/** The words beside the scissors of a cutoff: both bounds. */
import { scissorsLabel } from '../../../explain/labels.ts';
import type { CutPart } from '../parts.ts';
import type { SpineScene } from '../placement/spine/spine-scene.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import { overlap } from '../../drawing/rects.ts';
import type { Rect } from '../../viewport.ts';
import { textPart } from '../../drawing/texts.ts';

/** Height of a callout, and the space at both sides of its text, in parts of its type. */
const HEIGHT = 1.7;
const BESIDE = 0.75;
/** Between a callout and the bus below it, and to the scissors or the strip. */
const ABOVE_BUS = 4;
const SPACE = 8;
const MARGIN = 6;
/** The space between the siblings of a row and the bus below them, in parts of u. */
const SPACE_OF_U = 0.58;

/** True where callouts are above the bus, over the space below the siblings of the cut node. */
export function isCalloutAbove({ u, type, room }: SpineScene): boolean {
	return room.look !== 'phone' && SPACE_OF_U * u >= HEIGHT * type.callout + ABOVE_BUS;
}

/**
 * The words, above the bus or at its end; null where they do not fit: they are in the sentence, too.
 *
 * @param stripEnd the right end of the pruned moves
 * @param from where the scissors end
 * @param taken what it must not cover
 */
export function drawCallout(
	view: SpineView,
	stripEnd: number,
	bus: number,
	from: number,
	taken: readonly Rect[]
): CutPart['callout'] {
	const { scene, story, moment } = view;
	const { measure, type, room } = scene;
	if (room.look === 'phone') return null;
	const isAbove = isCalloutAbove(scene);
	const height = HEIGHT * type.callout;
	const end = room.size.width - MARGIN;
	const begin = (isAbove ? from : stripEnd) + SPACE;
	const byLeft = [...taken].sort((one, other) => one.left - other.left);
	for (const form of room.look === 'explore'
		? (['long', 'short'] as const)
		: (['short'] as const)) {
		const text = scissorsLabel(story, moment, form);
		const width = measure(text, type.callout, 650) + 2 * BESIDE * type.callout;
		const top = isAbove ? bus - ABOVE_BUS - height : bus - height / 2;
		const at = (left: number): Rect => ({ left, top, right: left + width, bottom: top + height });
		// Beside the bus it moves to the right of what it would cover.
		const left = isAbove
			? end - width
			: byLeft.reduce(
					(left, one) => (overlap(one, at(left)) ? one.right + SPACE / 2 : left),
					begin
				);
		const rect = at(left);
		if (left < begin || rect.right > end || taken.some((other) => overlap(other, rect))) continue;
		const style = { size: type.callout, weight: 650, tone: 'ink' } as const;
		return {
			text: textPart(measure, 'callout', text, left + width / 2, top + height / 2, style),
			rect
		};
	}
	return null;
}
