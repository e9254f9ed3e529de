/** Where the words beside the scissors are in a spine. */
import { overlap } from '../../../drawing/rects.ts';
import type { Rect, Size } from '../../../viewport.ts';
import { RING } from '../../../drawing/shapes.ts';
import { drawCallout } from '../../marks/callout.ts';
import { cutWords } from '../../marks/cut-words.ts';
import type { BoundPart, CutPart } from '../../parts.ts';
import { ABOVE_BUS, calloutType, heightAboveBus, spaceAcross } from './callout-space.ts';
import type { SpineView } from './spine-view.ts';

/** The space between a strip and the words of a cutoff. */
const SPACE = 8;
/** Between the moves of a strip and the words below them. */
const UNDER = 6;
/** Between the scissors and words over the line that leads to them. */
const OVER = 3;

/** The pruned moves beside which the words are. */
interface Beside {
	/** The right end of the moves, and the lower end of all that is drawn for them. */
	readonly right: number;
	readonly bottom: number;
	/** The bus, and where the scissors on it end. */
	readonly bus: number;
	readonly scissors: number;
	/** Where the scissors begin. */
	readonly top: number;
	/** The bound that is reached: alpha’s line to the scissors passes under the node. */
	readonly which: BoundPart['which'];
	/** The shapes of all nodes. */
	readonly shapes: readonly Rect[];
}

/**
 * The words above the bus or at its end; where neither has space, under the line of alpha to the scissors, below the
 * moves, where no row is yet, or on the line like one more of its bounds.
 */
export function spineCallout(
	{ scene, story, moment }: SpineView,
	{ right, bottom, bus, scissors, top: over, which, shapes }: Beside,
	taken: readonly Rect[]
): CutPart['callout'] {
	const { measure, type, room } = scene;
	if (room.look === 'phone') return null;
	const above = heightAboveBus(scene);
	const [beside, end] = spaceAcross(scene, scissors);
	const begin = above === null ? right + SPACE : beside;
	const byRight = [...taken, ...shapes].sort((one, other) => other.right - one.right);
	const byLeft = [...taken, ...shapes].sort((one, other) => one.left - other.left);
	const size = above === null ? type.callout : calloutType(scene, above);
	return drawCallout(measure, size, cutWords(story, moment), placesOf, taken);

	function placesOf({ width, height: usual }: Size): { rect: Rect; within: Rect }[] {
		const height = above ?? usual;
		const top = above === null ? bus - height / 2 : bus - ABOVE_BUS - height;
		const at = (left: number): Rect => ({ left, top, right: left + width, bottom: top + height });
		// As near to the scissors as they can be: to the right of all that they would cover.
		const near = byLeft.reduce(
			(left, one) => (overlap(one, at(left)) ? one.right + SPACE / 2 : left),
			begin
		);
		// As near to the node below the line as they can be: to the left of all that they would cover.
		const along = (from: number): Rect => ({
			left: from - width,
			top: bus + UNDER,
			right: from,
			bottom: bus + UNDER + height
		});
		const left = byRight.reduce(
			(from, one) => (overlap(one, along(from)) ? one.left - SPACE / 2 : from),
			scene.x - SPACE
		);
		const underLine = { left: scene.left, top: bus, right: scene.x, bottom: room.size.height };
		const under = bottom + UNDER;
		const lower = { left: end - width, top: under, right: end, bottom: under + height };
		const within = { left: begin, top: -Infinity, right: end, bottom: Infinity };
		const onLine = { ...at(end - width), top: over - OVER - height, bottom: over - OVER };
		const ring = scene.x + RING * scene.u + SPACE / 2;
		return [
			{ rect: at(near), within },
			...(above === null ? [] : [{ rect: at(end - width), within }]),
			...(which === 'alpha' ? [{ rect: along(left), within: underLine }] : []),
			{ rect: lower, within: { ...within, left: scene.x, bottom: room.size.height - UNDER } },
			...(above === null ? [] : [{ rect: onLine, within: { ...within, left: ring } }])
		];
	}
}
