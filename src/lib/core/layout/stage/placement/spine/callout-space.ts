/** The space that a spine has for the words of a cutoff above the bus, beside the scissors. */
import { CALLOUT_HEIGHT, calloutWidth } from '../../marks/callout.ts';
import type { Measure, StageRoom } from '../../parts.ts';
import type { TypeSizes } from '../../type-sizes.ts';
import { airAbove, type SpineRows } from './spine-rows.ts';

/** Between a callout and the bus below it; from the scissors to it; to the right end of the stage. */
export const ABOVE_BUS = 4;
const BESIDE_SCISSORS = 4;
const MARGIN = 6;
/** A callout may be so low, in parts of its type, and outside a lecture its type may be so small, in pixels. */
const LEAST_HEIGHT = 1.35;
const SMALLEST_TYPE = 12;
/** The space between the siblings of a row and the bus below them, in parts of u, where rows are as near as they can be. */
const SPACE_OF_U = 0.58;

/** What the space depends on. */
interface CalloutScene {
	readonly room: StageRoom;
	readonly measure: Measure;
	readonly type: TypeSizes;
	readonly rows: SpineRows;
	/** Width of a node on the spine. */
	readonly u: number;
}

/**
 * The height of the callouts above a bus; null where they have no space there.
 *
 * @param air what rows have there that are further apart than they must be; it is only used in a lecture
 */
export function heightAboveBus(
	{ u, type, room, rows }: CalloutScene,
	air = airAbove(rows)
): number | null {
	const usual = CALLOUT_HEIGHT * type.callout;
	const keeps = type.smallest === 1;
	const least = LEAST_HEIGHT * (keeps ? type.callout : Math.min(SMALLEST_TYPE, type.callout));
	const space = SPACE_OF_U * u + (keeps ? air : 0);
	const height = Math.min(usual, space - ABOVE_BUS);
	return room.look !== 'phone' && height >= least ? height : null;
}

/** The type of a callout of some height. */
export function calloutType({ type }: CalloutScene, height: number): number {
	return Math.min(type.callout, height / LEAST_HEIGHT);
}

/** Where callouts may begin, at the right of the scissors, and where they end. */
export function spaceAcross({ room }: CalloutScene, scissors: number): [number, number] {
	return [scissors + BESIDE_SCISSORS, room.size.width - MARGIN];
}

/** How many pixels the words of a cutoff at some value lack above the bus. */
export function calloutLacks(scene: CalloutScene, scissors: number, value: string): number {
	if (heightAboveBus(scene, 0) === null) return Infinity;
	const [begin, end] = spaceAcross(scene, scissors);
	const words = `${value} ≥ ${value}: cutoff`;
	return calloutWidth(scene.measure, scene.type.callout, words) - (end - begin);
}
