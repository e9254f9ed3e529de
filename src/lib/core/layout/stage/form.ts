/** Which form a recording's stage has in a room, chosen once a scene, and the stage at a step. */
import type { Known } from '../../explain/known.ts';
import type { Story } from '../../explain/story.ts';
import type { Moment } from '../../trace/cursor.ts';
import type { Recording } from '../../trace/recording.ts';
import { extentOf } from './extent.ts';
import type { Measure, Stage, StageRoom } from './parts.ts';
import { wholeScene, type WholeScene } from './whole-scene.ts';
import { wholeStage } from './whole-stage.ts';

/** What is decided once for a recording in a room. */
export type StageScene = { readonly form: 'whole'; readonly scene: WholeScene };

/** The scene of a recording in a room: whole where the tree fits. */
export function stageScene(
	recording: Recording,
	story: Story,
	room: StageRoom,
	measure: Measure
): StageScene | null {
	const extent = extentOf(recording);
	const { setup } = recording.trace.header;
	const scene = extent && wholeScene(extent, setup, story.roleNames, room, measure);
	return scene === null ? null : { form: 'whole', scene };
}

/** The stage of a scene at a moment. */
export function stageOf({ scene }: StageScene, story: Story, moment: Moment, known: Known): Stage {
	return wholeStage(scene, story, moment, known);
}
