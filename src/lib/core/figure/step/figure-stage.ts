/** The stage of a figure: whole where the tree fits into its preset, otherwise a spine. */
import { edgePath } from '../../layout/drawing/curves.ts';
import type { EdgePart, Stage, StageRoom } from '../../layout/stage/parts.ts';
import { extentOf, type Place } from '../../layout/stage/placement/whole/extent.ts';
import {
	edgeEnds,
	styledScene,
	type WholeScene
} from '../../layout/stage/placement/whole/whole-scene.ts';
import spine from '../../layout/stage/spine.ts';
import { fittingScene, stageOf } from '../../layout/stage/stage.ts';
import type { FigureValues } from './figure-fields.ts';
import { paperStyles, pliesOf, treeRoom, type FigureRoom } from './figure-room.ts';
import { measureFigure } from './text-widths.ts';
import type { ShownStep, ToldStep } from './told-step.ts';

const NONE: ReadonlySet<string> = new Set();

/** @param used height of what is around the tree, in pixels */
export function stageOfFigure(
	{ story, recording, moment, known }: ToldStep,
	form: ShownStep['form'],
	values: FigureValues,
	room: FigureRoom,
	used: number
): Stage {
	const whole = form === 'spine' ? null : wholeOf({ story, recording }, values, room, used);
	if (whole !== null) {
		const stage = stageOf({ form: 'whole', scene: whole }, story, moment, known, NONE);
		return values.bounds === 'none' ? withoutBounds(stage, whole) : withAllHeads(stage, whole);
	}
	const place = treeRoom(room, values, 'spine', used, pliesOf(story));
	const scene = spine.scene(story, place, measureFigure);
	const stage = spine.stage(scene, story, moment, known, NONE);
	return values.bounds === 'none' ? withoutBounds(stage, null) : stage;
}

/** Where not every row has space for whose move it is, none says it. */
function withAllHeads(stage: Stage, { heads, extent }: WholeScene): Stage {
	const rows = new Set(
		extent.places.filter(({ children }) => children.length > 0).map(({ depth }) => depth)
	);
	const said = heads.filter((head) => head !== null).length;
	return said === rows.size
		? stage
		: { ...stage, texts: stage.texts.filter(({ key }) => !key.startsWith('head:')) };
}

/** The line of a cutoff leads through the bounds, so it goes with them; the words at the scissors say the numbers. */
function withoutBounds(stage: Stage, whole: WholeScene | null): Stage {
	const bare = whole === null ? stage : withAllHeads(stage, whole);
	const { cut } = bare;
	const child = whole?.extent.places.find(({ key }) => key === cut?.ownerChild);
	// In a whole tree the edge to the best child of the owner is a part of that line.
	const edge = whole && child ? [edgeTo(whole, child)] : [];
	return {
		...bare,
		bounds: [],
		hairlines: [],
		nodes: bare.nodes.map((node) => ({ ...node, gold: false })),
		edges: [...edge, ...bare.edges],
		cut: cut && { ...cut, gold: [] }
	};
}

function edgeTo(scene: WholeScene, place: Place): EdgePart {
	const { source, target } = edgeEnds(scene, place);
	return { key: place.key, d: edgePath(source, target), kind: 'best' };
}

/** Null where the tree does not fit. */
function wholeOf(
	{ story, recording }: Pick<ToldStep, 'story' | 'recording'>,
	values: FigureValues,
	room: FigureRoom,
	used: number
): WholeScene | null {
	const extent = extentOf(recording);
	if (extent === null) return null;
	const place: StageRoom = treeRoom(room, values, 'whole', used, extent.plies);
	const { setup } = recording.trace.header;
	const { roleNames } = story;
	if (values.preset !== 'paper') return fittingScene(recording, story, place, measureFigure);
	const styles = paperStyles(extent, values.bounds);
	const scene = styledScene(extent, setup, roleNames, place, styles, measureFigure);
	const { width, height } = scene.room.size;
	return width <= place.size.width && height <= place.size.height ? scene : null;
}
