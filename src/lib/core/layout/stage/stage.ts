/** Which form a recording's stage has in a room, chosen once a scene, and the stage at a step. */
import type { Known } from '../../explain/known.ts';
import type { Story } from '../../explain/story.ts';
import type { Moment } from '../../trace/cursor.ts';
import type { Recording } from '../../trace/recording.ts';
import type { Size } from '../viewport.ts';
import { extentOf, type Place } from './placement/whole/extent.ts';
import type { Measure, Stage, StageRoom } from './parts.ts';
import type { SpineForm } from './spine.ts';
import type { SpineScene } from './placement/spine/spine-scene.ts';
import type { StageChoice } from './placement/spine/spine-view.ts';
import { wholeScene, type WholeScene } from './placement/whole/whole-scene.ts';
import { wholeStage } from './whole-stage.ts';

/** What is decided once for a recording in a room. */
export type StageScene =
	| { readonly form: 'whole'; readonly scene: WholeScene }
	| { readonly form: 'spine'; readonly scene: SpineScene; readonly spine: SpineForm };

/** The scene of a recording's whole tree in a room; null where it does not fit. */
export function fittingScene(
	recording: Recording,
	story: Story,
	room: StageRoom,
	measure: Measure
): WholeScene | null {
	const extent = extentOf(recording);
	const { setup } = recording.trace.header;
	return extent && wholeScene(extent, setup, story.roleNames, room, measure);
}

/** A scene for a recording of the same tree with other leaves, with every place where it is. */
export function heldScene(scene: WholeScene, recording: Recording): WholeScene {
	const extent = extentOf(recording);
	if (extent === null || extent === scene.extent) return scene;
	const places = new Map(scene.extent.places.map((place) => [place.key, place]));
	const own = (place: Place): Place => places.get(place.key) ?? place;
	return {
		...scene,
		extent,
		xOf: (place) => scene.xOf(own(place)),
		rectOf: (place) => scene.rectOf(own(place)),
		moveYOf: (place) => scene.moveYOf(own(place))
	};
}

/**
 * The scene of a recording in a room: whole where the tree fits, otherwise a spine, and null before that is loaded.
 *
 * @param whole see `fittingScene`; null for a spine
 */
export function stageScene(
	whole: WholeScene | null,
	spine: SpineForm | null,
	story: Story,
	room: StageRoom,
	measure: Measure
): StageScene | null {
	if (whole !== null) return { form: 'whole', scene: whole };
	return spine && { form: 'spine', scene: spine.scene(story, room, measure), spine };
}

/**
 * The stage of a scene at a moment.
 *
 * @param choice the places that the user has put on a spine
 */
export function stageOf(
	shown: StageScene,
	story: Story,
	moment: Moment,
	known: Known,
	choice: StageChoice
): Stage {
	return shown.form === 'whole'
		? wholeStage(shown.scene, story, moment, known)
		: shown.spine.stage(shown.scene, story, moment, known, choice);
}

/** In pixels: in a smaller room a spine has no space for the rows that it must show. */
const LEAST: Size = { width: 260, height: 188 };

/** The size of a stage in a place: a smaller place scrolls. */
export function stageSize({ width, height }: Size): Size {
	return { width: Math.max(width, LEAST.width), height: Math.max(height, LEAST.height) };
}
