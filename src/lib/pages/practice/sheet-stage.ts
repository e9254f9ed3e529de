/** The sheet of an exercise as it is painted: what is written of each window, in words of its own size. */
import { exerciseStage, writtenShort, type WindowCell } from '$lib/core/figure/exercise-stage.ts';
import { LINE_HEIGHT, textPart } from '$lib/core/layout/drawing/texts.ts';
import type { TextPart } from '$lib/core/layout/stage/parts.ts';
import type { Place } from '$lib/core/layout/stage/placement/whole/extent.ts';
import {
	BESIDE,
	halfWithRing,
	writtenWidth
} from '$lib/core/layout/stage/placement/whole/whole-sizes.ts';
import type { WholeScene } from '$lib/core/layout/stage/placement/whole/whole-scene.ts';
import { textOf, type Answers } from '$lib/core/practice/answers.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';

export const WINDOW_GAP = 4;

export function sheetStage(
	exercise: Exercise,
	scene: WholeScene,
	answers: Answers
): ReturnType<typeof exerciseStage> {
	return exerciseStage(exercise, scene, answers, {
		windowOf: (place, node) => windowOf(scene, place, node, answers)
	});
}

/** Side by side, or one above the other: then at the left of a node, where they are not above it. */
function windowOf(scene: WholeScene, place: Place, node: number, answers: Answers): WindowCell {
	const { sizes } = scene;
	const { lane } = sizes.style;
	if (lane === undefined) return { texts: [] };
	const row = scene.rowOf(place);
	const x = scene.xOf(place);
	const isBeside = sizes.isBeside(place);
	const isStacked = lane.lines === 2;
	const away = isBeside ? halfWithRing(sizes.style) + BESIDE : WINDOW_GAP;
	const full = sizes.type.bound;
	const line = isStacked ? full * LINE_HEIGHT : 0;
	const room = writtenWidth(lane) - WINDOW_GAP;
	const half = (side: 'alpha' | 'beta'): TextPart => {
		const written = writtenShort(textOf(answers.texts, `${side}-${node}`).trim());
		const isAlpha = side === 'alpha';
		const text = `${isAlpha ? 'α' : 'β'} ${written === '' ? '·' : written}`;
		const isLeft = isStacked || isAlpha;
		const isAbove = isStacked && !isBeside;
		const at = {
			x: isAbove ? x : x + (isLeft ? -away : away),
			y: (isBeside ? row.middle : (row.bounds ?? row.middle)) + (isAlpha ? -line : line) / 2
		};
		const width = scene.measure(text, full, 700);
		return textPart(scene.measure, `${side}:${place.key}`, text, at.x, at.y, {
			anchor: isAbove ? 'middle' : isLeft ? 'end' : 'start',
			size: width > room ? (full * room) / width : full,
			weight: written === '' ? 500 : 700,
			tone: written === '' ? 'faint' : 'ink'
		});
	};
	return { texts: [half('alpha'), half('beta')] };
}
