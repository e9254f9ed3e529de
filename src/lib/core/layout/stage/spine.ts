/** The spine as one part, which a page loads when a tree does not fit: most of what draws a stage is here. */
import { spineScene } from './placement/spine/spine-scene.ts';
import { spineStage } from './spine-stage.ts';

export interface SpineForm {
	readonly scene: typeof spineScene;
	readonly stage: typeof spineStage;
}

const spine: SpineForm = { scene: spineScene, stage: spineStage };
export default spine;
