/** The whole form of the stage at a step: the places of a scene, with what may be known of each. */
import type { Known } from '../../explain/known.ts';
import type { Story } from '../../explain/story.ts';
import type { Moment } from '../../trace/cursor.ts';
import { edgePath } from '../drawing/curves.ts';
import { LINE_HEIGHT, textPart } from '../drawing/texts.ts';
import { cutLineOf } from './marks/cut-line.ts';
import { drawHairlines } from './marks/hairlines.ts';
import { recallPath } from './marks/recall.ts';
import { drawPlace } from './marks/whole-nodes.ts';
import { wholePasses } from './marks/whole-passes.ts';
import type { EdgePart, Stage, TextPart } from './parts.ts';
import type { Place } from './placement/whole/extent.ts';
import { wayDown, wholeBounds } from './placement/whole/whole-bounds.ts';
import { wholeCut } from './placement/whole/whole-cut.ts';
import { placeStates, type PlaceState } from './placement/whole/whole-known.ts';
import { edgeEnds, type WholeScene } from './placement/whole/whole-scene.ts';

/**
 * Everything that is drawn at a moment.
 *
 * @param story of the recording that the scene's extent was made from
 */
export function wholeStage(scene: WholeScene, story: Story, moment: Moment, known: Known): Stage {
	const { extent, room } = scene;
	const isProblem = !known.hasStarted;
	const states = placeStates(extent, story, known);
	const path = isProblem ? [] : moment.path.map(({ row }) => extent.placeOf(row));
	const onPath = new Set(path);
	const current = path.at(-1) ?? null;
	const cut = isProblem || known.isBare ? null : cutLineOf(story.trace, moment);
	const bounds = isProblem ? [] : wholeBounds(scene, story, moment, cut);
	const found = cut && wholeCut(scene, story, moment, cut, bounds);
	const golden = new Set([found?.owner, found?.ownerChild]);
	const nodes = extent.places.map((place) =>
		drawPlace(scene, story, known, place, stateOf(place), place === current, golden.has(place.key))
	);
	const edges = extent.places.flatMap((place) =>
		place.parent === null ? [] : [edgeOf(scene, place, stateOf(place), onPath.has(place))]
	);
	const moves = extent.places.flatMap((place) =>
		!scene.sizes.hasName(place) ? [] : [moveOf(scene, place, stateOf(place), onPath.has(place))]
	);
	const byKey = new Map(path.map((place) => [place.key, place]));
	return {
		form: 'whole',
		size: room.size,
		funnels: [],
		edges: edges.filter(({ key }) => key !== found?.ownerChild),
		hairlines: drawHairlines(bounds, (upper, lower) => {
			const place = byKey.get(lower.node);
			return place && scene.sizes.isBeside(place) ? wayDown(scene, upper, lower, place) : null;
		}),
		nodes,
		bounds,
		folds: [],
		texts: [...headsOf(scene, story, moment, isProblem), ...moves],
		boxes: [],
		cut: found,
		recall: isProblem ? null : recallPath(story, moment, (row) => scene.rectOf(extent.placeOf(row)))
	};

	function stateOf(place: Place): PlaceState {
		return states.get(place) as PlaceState;
	}
}

function headsOf(scene: WholeScene, story: Story, moment: Moment, isProblem: boolean): TextPart[] {
	const heads = scene.heads.flatMap((head) => head ?? []);
	const pass = isProblem ? null : wholePasses(scene, story, moment);
	return pass === null ? heads : [...heads, pass];
}

function edgeOf(
	scene: WholeScene,
	place: Place,
	{ state, starred }: PlaceState,
	isOnPath: boolean
): EdgePart {
	const { source, target } = edgeEnds(scene, place);
	const kind =
		state === 'outline'
			? 'coming'
			: state === 'pruned'
				? 'pruned'
				: isOnPath
					? 'spine'
					: starred
						? 'best'
						: 'searched';
	return { key: place.key, d: edgePath(source, target), kind };
}

function moveOf(
	scene: WholeScene,
	place: Place,
	{ state, starred }: PlaceState,
	isOnPath: boolean
): TextPart {
	const isSoft = state === 'outline' || state === 'pruned';
	const { measure, sizes } = scene;
	const at = { x: scene.xOf(place), y: scene.moveYOf(place) };
	return textPart(measure, `move:${place.key}`, place.name, at.x, at.y, {
		size: sizes.type.move,
		weight: !isSoft && (isOnPath || starred !== null) ? 750 : 500,
		tone: isSoft ? 'soft' : 'ink',
		tall: LINE_HEIGHT
	});
}
