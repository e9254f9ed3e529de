/** Steps of searches in all rooms: what is wrong with the spine there. */
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory, type Story } from '../../../../src/lib/core/explain/story.ts';
import { placeKey } from '../../../../src/lib/core/layout/stage/placement/place-key.ts';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { rowMiddle } from '../../../../src/lib/core/layout/stage/placement/spine/spine-rows.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import { spineStage } from '../../../../src/lib/core/layout/stage/spine-stage.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { ghostSizeOf, ghostValueOf } from '../../../../src/lib/core/trace/recording.ts';
import { record } from '../../search/record.ts';
import { measure } from './measure.ts';
import {
	labelFaults,
	missingOf,
	moved,
	orderFaults,
	outsideOf,
	overlapsOf,
	sizeFaults,
	valueFaults
} from './spine-faults.ts';

/** The rooms of the stage on the pages, down to the narrowest phone. */
export const ROOMS: readonly StageRoom[] = [
	{ size: { width: 735, height: 400 }, look: 'explore', windowHeight: 720 },
	{ size: { width: 874, height: 508 }, look: 'explore', windowHeight: 900 },
	{ size: { width: 1240, height: 690 }, look: 'explore', windowHeight: 1080 },
	{ size: { width: 812, height: 500 }, look: 'lecture', windowHeight: 720 },
	{ size: { width: 803, height: 437 }, look: 'lecture', windowHeight: 720 },
	{ size: { width: 866, height: 584 }, look: 'lecture', windowHeight: 900 },
	{ size: { width: 1249, height: 729 }, look: 'lecture', windowHeight: 1080 },
	{ size: { width: 733, height: 462 }, look: 'narrow', windowHeight: 1024 },
	{ size: { width: 390, height: 300 }, look: 'phone', windowHeight: 844 },
	{ size: { width: 320, height: 300 }, look: 'phone', windowHeight: 640 },
	{ size: { width: 558, height: 311 }, look: 'narrow', windowHeight: 512 },
	{ size: { width: 545, height: 231 }, look: 'phone', windowHeight: 390 },
	{ size: { width: 390, height: 201 }, look: 'phone', windowHeight: 360 },
	{ size: { width: 320, height: 188 }, look: 'phone', windowHeight: 640 }
];

export function storyOf(fields: SetupFields): Story {
	const recording = record(fields);
	return createStory(recording.trace, ghostSizeOf(recording), ghostValueOf(recording));
}

/** Scenes by story and room: all steps share one. */
const scenes = new WeakMap<Story, Map<StageRoom, ReturnType<typeof spineScene>>>();

function sceneOf(story: Story, room: StageRoom): ReturnType<typeof spineScene> {
	const ofStory = scenes.get(story) ?? new Map<StageRoom, ReturnType<typeof spineScene>>();
	const scene = ofStory.get(room) ?? spineScene(story, room, measure);
	scenes.set(story, ofStory.set(room, scene));
	return scene;
}

export function stageAt(story: Story, room: StageRoom, step: number): Stage {
	const { trace } = story;
	const scene = sceneOf(story, room);
	return spineStage(scene, story, momentAt(trace, step), knownAt(trace, step, 'hide'), new Set());
}

/** What is wrong at these steps, each with its step; ancestors are compared where two steps are consecutive. */
export function faultsOf(
	story: Story,
	room: StageRoom,
	steps: readonly number[],
	future: 'hide' | 'show' = 'hide'
): string[] {
	const { trace } = story;
	const scene = spineScene(story, room, measure);
	const { compact, compactHeight } = scene.rows;
	const compactEnd = compact === 0 ? 0 : rowMiddle(scene.rows, compact - 1) + compactHeight / 2;
	const faults: string[] = [];
	let before: { stage: Stage; step: number; path: string[] } | null = null;
	for (const step of steps) {
		const moment = momentAt(trace, step);
		// With the future shown every node has its value.
		const known = knownAt(trace, step, future);
		const stage = spineStage(scene, story, moment, known, new Set());
		const path = moment.path.map(({ row }) => placeKey(story, row));
		const rows = moment.path.map(({ row }) => row);
		const found = [
			...overlapsOf(stage),
			...outsideOf(stage),
			...missingOf(story, moment, stage, room),
			...orderFaults(story, stage, rows, compactEnd, moment.kind === 'finish'),
			...labelFaults(stage),
			...valueFaults(stage, known, room, compactEnd),
			...sizeFaults(stage, room)
		];
		if (before?.step === step - 1) {
			// A fold that takes another ply, or an owner out of it, turns a page of rows.
			const isSamePage = foldedPlies(before.stage) === foldedPlies(stage);
			const both = isSamePage ? path.filter((key) => before?.path.includes(key)) : [];
			found.push(...moved(before.stage, stage, both));
		}
		before = { stage, step, path };
		faults.push(...found.map((fault) => `${room.look} ${room.size.width}, step ${step}: ${fault}`));
	}
	return faults;
}

/** The plies of a path that are folded. */
function foldedPlies({ folds }: Stage): string {
	return folds.flatMap(({ kind, rows }) => (kind === 'plies' ? rows : [])).join(' ');
}

/** Pairs of consecutive steps, spread over a search, and its end. */
export function pairs(steps: number, count: number): number[] {
	const all = Array.from({ length: count }, (_, at) => Math.floor((at * (steps - 1)) / count));
	const both = [...all.flatMap((step) => [step, step + 1]), steps - 1];
	return [...new Set(both.filter((step) => step < steps))].sort((a, b) => a - b);
}
