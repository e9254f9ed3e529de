/** The sheet of an exercise as it is painted: what is written of each window, in words of its own size. */
import { exerciseStage, writtenShort, type WindowCell } from '$lib/core/figure/exercise-stage.ts';
import { textPart } from '$lib/core/layout/drawing/texts.ts';
import type { TextPart } from '$lib/core/layout/stage/parts.ts';
import type { Place } from '$lib/core/layout/stage/placement/whole/extent.ts';
import type { WholeScene } from '$lib/core/layout/stage/placement/whole/whole-scene.ts';
import { textOf, type Answers } from '$lib/core/practice/answers.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';

const WINDOW_GAP = 4;
/** On each side of the middle between two windows. */
const LANE_AIR = 3;

export function sheetStage(
	exercise: Exercise,
	scene: WholeScene,
	answers: Answers
): ReturnType<typeof exerciseStage> {
	return exerciseStage(exercise, scene, answers, {
		windowOf: (place, node) => windowOf(scene, place, node, answers)
	});
}

function windowOf(scene: WholeScene, place: Place, node: number, answers: Answers): WindowCell {
	const row = scene.rowOf(place);
	const x = scene.xOf(place);
	const { sizes } = scene;
	const isBeside = sizes.isBeside(place);
	const away = isBeside ? scene.beside - sizes.pill.width / 2 : WINDOW_GAP;
	const room = isBeside ? Infinity : roomInLane(scene, place) - away;
	const half = (side: 'alpha' | 'beta'): TextPart => {
		const written = writtenShort(textOf(answers.texts, `${side}-${node}`).trim());
		const isAlpha = side === 'alpha';
		const text = `${isAlpha ? 'α' : 'β'} ${written === '' ? '·' : written}`;
		const at = {
			x: x + (isAlpha ? -away : away),
			y: isBeside ? row.middle : (row.bounds ?? row.middle)
		};
		const full = sizes.type.bound;
		const width = scene.measure(text, full, 700);
		return textPart(scene.measure, `${side}:${place.key}`, text, at.x, at.y, {
			anchor: isAlpha ? 'end' : 'start',
			size: width > room ? (full * room) / width : full,
			weight: written === '' ? 500 : 700,
			tone: written === '' ? 'faint' : 'ink'
		});
	};
	return { texts: [half('alpha'), half('beta')] };
}

/** Half of the way to the nearest window in the same lane, less a little air. */
function roomInLane(scene: WholeScene, { depth, key }: Place): number {
	const x = (one: Place): number => scene.xOf(one);
	const row = scene.extent.places.filter((one) => one.depth === depth && one.children.length > 0);
	const here = row.find((one) => one.key === key);
	const ways = row
		.filter((one) => one !== here)
		.map((one) => (here === undefined ? Infinity : Math.abs(x(one) - x(here))));
	return Math.min(...ways) / 2 - LANE_AIR;
}
