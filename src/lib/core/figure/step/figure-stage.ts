/** The stage of a figure: whole where the tree fits into its preset, otherwise a spine. */
import { fail, ok, type Result } from '../../base/result.ts';
import { edgePath } from '../../layout/drawing/curves.ts';
import type { EdgePart, Stage, StageRoom } from '../../layout/stage/parts.ts';
import {
	extentOf,
	shapeOf,
	type Extent,
	type Place
} from '../../layout/stage/placement/whole/extent.ts';
import {
	edgeEnds,
	styledScene,
	wholeScene,
	type WholeScene
} from '../../layout/stage/placement/whole/whole-scene.ts';
import type { WholeStyle } from '../../layout/stage/placement/whole/whole-sizes.ts';
import { wholeStyles } from '../../layout/stage/placement/whole/whole-styles.ts';
import spine from '../../layout/stage/spine.ts';
import { stageOf } from '../../layout/stage/stage.ts';
import { visitsAll } from '../../search/registry.ts';
import type { Moment } from '../../trace/cursor.ts';
import type { Trace } from '../../trace/trace.ts';
import { historyBounds, historyStyles } from './bound-history.ts';
import { withOrigins } from './bound-origins.ts';
import * as words from './figure.en.ts';
import type { FigureValues } from './figure-fields.ts';
import {
	CLEAR,
	paperStyles,
	pliesOf,
	screenStyles,
	treeRoom,
	type FigureRoom
} from './figure-room.ts';
import { FAN_BELOW, momentDownTo, pliesOfMinimax, stageDownTo } from './shallow-tree.ts';
import { extentUnder } from './subtree-extent.ts';
import { measureFigure } from './text-widths.ts';
import type { ShownStep, ToldStep } from './told-step.ts';

const NONE: ReadonlySet<string> = new Set();

export interface FigureStage {
	readonly stage: Stage;
	/** Of a part of the tree that is drawn whole; null for a spine. */
	readonly scene: WholeScene | null;
	/** The last ply that is drawn, and that of the tree; null where nothing is below. */
	readonly plies: { readonly drawn: number; readonly of: number } | null;
}

/**
 * Faults: `figure-large`, `figure-minimax`, `figure-same`, `figure-history`.
 *
 * @param used height of what is around the tree, in pixels
 */
export function stageOfFigure(
	told: ToldStep,
	form: ShownStep['form'],
	values: FigureValues,
	room: FigureRoom,
	used: number
): Result<FigureStage> {
	const { story, known } = told;
	const extent = partOf(told, values);
	if (!extent.ok) return extent;
	const isWhole = form === 'whole' || values.part !== 'stage' || values.bounds === 'history';
	const scene = isWhole && extent.value ? wholeOf(told, extent.value, values, room, used) : null;
	if (scene !== null) {
		return ok({ stage: wholeStageOf(scene, told, values), scene, plies: null });
	}
	if (values.part === 'whole') return upperPlies(told, values, room, used);
	if (values.part !== 'stage') return fail('figure-large', words.FAULTS.large);
	if (values.bounds === 'history') return fail('figure-history', words.FAULTS.history);
	const place = treeRoom(room, values, 'spine', used, pliesOf(story));
	const spineScene = spine.scene(story, place, measureFigure);
	const stage = spine.stage(spineScene, story, told.moment, known, NONE);
	const whole = withOrigins(stage, story, told.moment);
	const drawn = values.boards === 'none' ? withoutBoards(whole) : whole;
	return ok({
		stage: values.bounds === 'none' ? withoutBounds(drawn, null) : drawn,
		scene,
		plies: null
	});
}

/** As many plies from the root down as fit. */
function upperPlies(
	told: ToldStep,
	values: FigureValues,
	room: FigureRoom,
	used: number
): Result<FigureStage> {
	const { recording, moment, known } = told;
	const of = pliesOfMinimax(recording);
	if (recording.shadow === null) return fail('figure-minimax', words.FAULTS.minimax);
	for (let drawn = of; drawn > 0; drawn--) {
		const extent = extentUnder(recording, 0, drawn);
		const scene = extent && wholeOf(told, extent, values, room, used + FAN_BELOW);
		if (extent === null || scene === null) continue;
		const upper = { ...told, moment: momentDownTo(moment, drawn) };
		const stage = stageDownTo(wholeStageOf(scene, upper, values), scene, known);
		return ok({ stage, scene, plies: drawn === of ? null : { drawn, of } });
	}
	return fail('figure-large', words.FAULTS.large);
}

function withoutBoards(stage: Stage): Stage {
	return { ...stage, nodes: stage.nodes.map((node) => ({ ...node, board: false })) };
}

/** The places that may be drawn whole; null for a tree with too many. */
function partOf({ recording, moment }: ToldStep, { part }: FigureValues): Result<Extent | null> {
	const { trace, shadow } = recording;
	if (part === 'stage' || part === 'whole') return ok(extentOf(recording));
	if (part === 'difference') {
		if (visitsAll(trace.header.setup.algorithm)) return fail('figure-same', words.FAULTS.same);
		return shadow === null ? fail('figure-minimax', words.FAULTS.minimax) : ok(extentOf(recording));
	}
	if (shadow === null) return fail('figure-minimax', words.FAULTS.minimax);
	return ok(extentUnder(recording, topOf(trace, moment)));
}

/** The current node, or the one above a leaf. */
function topOf(trace: Trace, { node }: Moment): number {
	return trace.isLeaf(node) || trace.isHit(node) ? Math.max(0, trace.parentOf(node)) : node;
}

function wholeStageOf(scene: WholeScene, told: ToldStep, { part, bounds }: FigureValues): Stage {
	const { story, moment, known } = told;
	const top = part === 'subtree' ? topOf(story.trace, moment) : 0;
	const path = moment.path.slice(part === 'subtree' ? story.trace.depthOf(top) : 0);
	const stage = stageOf({ form: 'whole', scene }, story, { ...moment, path }, known, NONE);
	const drawn = part === 'subtree' ? { ...stage, recall: null } : stage;
	if (part === 'difference') return asDifference(withoutBounds(drawn, scene));
	if (bounds === 'now') return withAllHeads(drawn, scene);
	const bare = withoutBounds(drawn, scene);
	if (bounds === 'none') return bare;
	return { ...bare, bounds: historyBounds(scene, story.trace, known, bare.nodes) };
}

/** Without what belongs to a step. */
function asDifference(stage: Stage): Stage {
	return {
		...stage,
		nodes: stage.nodes.map((node) => ({ ...node, current: false, ring: null })),
		cut: null
	};
}

/** Null where the tree does not fit. */
function wholeOf(
	{ story, recording }: ToldStep,
	extent: Extent,
	values: FigureValues,
	room: FigureRoom,
	used: number
): WholeScene | null {
	const place: StageRoom = treeRoom(room, values, 'whole', used, extent.plies);
	const { setup } = recording.trace.header;
	const { roleNames } = story;
	const isHistory = values.bounds === 'history';
	const isPage = values.preset === 'page';
	// Where nodes of the last ply go on below, none of them has the size of a board.
	const hasCut = extent.places.some(({ isCut }) => isCut);
	const hasBoards = values.boards !== 'none' && !hasCut;
	const isNamed = values.names !== 'none';
	if (isPage && !isHistory && hasBoards && isNamed) {
		return wholeScene(extent, setup, roleNames, place, measureFigure);
	}
	const usual =
		values.preset === 'paper'
			? paperStyles(extent, values.bounds)
			: isHistory
				? screenStyles(place)
				: [...wholeStyles(extent, place)];
	const own = usual
		.filter(({ board }) => hasBoards || !board)
		.map((style): WholeStyle => ({
			...style,
			// On a page values are as on the screen.
			...(!isPage && { inside: CLEAR }),
			...(hasCut && { leafInside: CLEAR }),
			...(!isNamed && { moveLines: 0 as const })
		}));
	const [first, ...others] = isHistory ? historyStyles(own, extent, recording.trace, place) : own;
	if (first === undefined) return null;
	const styles = [first, ...others] as const;
	const scene = styledScene(extent, setup, roleNames, place, [...styles], measureFigure);
	const { width, height } = scene.room.size;
	return width <= place.size.width && height <= place.size.height ? scene : null;
}

/** Where not every row has space for whose move it is, none says it. */
function withAllHeads(stage: Stage, { heads, extent }: WholeScene): Stage {
	const rows = new Set(
		extent.places.filter((place) => shapeOf(place) !== 'leaf').map(({ depth }) => depth)
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
