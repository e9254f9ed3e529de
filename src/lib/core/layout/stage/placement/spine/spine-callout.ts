/** Where the words beside the scissors are in a spine. */
import { overlap } from '../../../drawing/rects.ts';
import type { Rect, Size } from '../../../viewport.ts';
import { CALLOUT_HEIGHT, drawCallout } from '../../marks/callout.ts';
import { cutWords } from '../../marks/cut-words.ts';
import type { CutPart } from '../../parts.ts';
import type { SpineScene } from './spine-scene.ts';
import type { SpineView } from './spine-view.ts';

/** Between a callout and the bus below it, and to the scissors or the strip; at the right end of the stage. */
const ABOVE_BUS = 4;
const SPACE = 8;
const MARGIN = 6;
/** Between the moves of a strip and the words below them. */
const UNDER = 6;
/** The space between the siblings of a row and the bus below them, in parts of u. */
const SPACE_OF_U = 0.58;

/** True where callouts are above the bus, over the space below the siblings of the cut node. */
export function isCalloutAbove({ u, type, room }: SpineScene): boolean {
	return room.look !== 'phone' && SPACE_OF_U * u >= CALLOUT_HEIGHT * type.callout + ABOVE_BUS;
}

/** The pruned moves beside which the words are. */
interface Beside {
	/** The right end of the moves, and the lower end of all that is drawn for them. */
	readonly right: number;
	readonly bottom: number;
	/** The bus, and where the scissors on it end. */
	readonly bus: number;
	readonly scissors: number;
}

/** The words above the bus or at its end; where neither has space, below the moves, where no row is yet. */
export function spineCallout(
	{ scene, story, moment }: SpineView,
	{ right, bottom, bus, scissors }: Beside,
	taken: readonly Rect[]
): CutPart['callout'] {
	const { measure, type, room } = scene;
	if (room.look === 'phone') return null;
	const isAbove = isCalloutAbove(scene);
	const end = room.size.width - MARGIN;
	const begin = (isAbove ? scissors : right) + SPACE;
	const byLeft = [...taken].sort((one, other) => one.left - other.left);
	return drawCallout(measure, type.callout, cutWords(story, moment), placesOf, taken);

	function placesOf({ width, height }: Size): { rect: Rect; within: Rect }[] {
		const top = isAbove ? bus - ABOVE_BUS - height : bus - height / 2;
		const at = (left: number): Rect => ({ left, top, right: left + width, bottom: top + height });
		// Beside the bus it moves to the right of what it would cover.
		const left = isAbove
			? end - width
			: byLeft.reduce(
					(left, one) => (overlap(one, at(left)) ? one.right + SPACE / 2 : left),
					begin
				);
		const under = bottom + UNDER;
		const lower = { left: end - width, top: under, right: end, bottom: under + height };
		const within = { left: begin, top: -Infinity, right: end, bottom: Infinity };
		return [
			{ rect: at(left), within },
			{ rect: lower, within: { ...within, left: scene.x, bottom: room.size.height - MARGIN } }
		];
	}
}
