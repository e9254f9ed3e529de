/** Leaves that the search has not visited: a typed tree gives their values, a game does not. */
import { expect, test } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory, type Story } from '../../../../src/lib/core/explain/story.ts';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { fittingScene, heldScene } from '../../../../src/lib/core/layout/stage/stage.ts';
import { wholeStage } from '../../../../src/lib/core/layout/stage/whole-stage.ts';
import type { WholeScene } from '../../../../src/lib/core/layout/stage/placement/whole/whole-scene.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import type { Recording } from '../../../../src/lib/core/trace/recording.ts';
import { record } from '../../search/record.ts';
import { measureByTable } from './measure-table.ts';
import { ROOMS, stageAt, storyOf } from './spine-sweep.ts';

const TREE = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
const [ROOM] = ROOMS as [StageRoom];

function wholeAt(fields: SetupFields, step: number): Stage {
	const recording = record(fields);
	const { trace } = recording;
	const story = createStory(trace, null);
	const scene = fittingScene(recording, story, ROOM, measureByTable);
	if (scene === null) throw new Error('the tree does not fit');
	return wholeStage(scene, story, momentAt(trace, step), knownAt(trace, step, 'hide'));
}

/** Of each leaf that is not visited its state and its value. */
const leavesOf = ({ nodes }: Stage): string[] =>
	nodes
		.filter(({ shape, state }) => shape === 'leaf' && (state === 'outline' || state === 'pruned'))
		.map(({ state, value, pale }) => `${state} ${value?.text ?? '-'}${pale ? ' pale' : ''}`);

test('a whole typed tree has the values that were typed, pale', () => {
	expect(leavesOf(wholeAt(TREE, 12))).toEqual([
		'pruned 4 pale',
		'pruned 6 pale',
		'outline 14 pale',
		'outline 5 pale',
		'outline 2 pale'
	]);
});

test('a whole game has none', () => {
	const values = leavesOf(wholeAt({ game: 'tictactoe', position: 'XOXXO.O..' }, 1));
	expect(values.length).toBeGreaterThan(2);
	expect(values.every((value) => value === 'outline -')).toBe(true);
});

test('the path of a typed tree has them, too', () => {
	const story = storyOf(TREE);
	expect(leavesOf(stageAt(story, ROOM, 4))).toEqual(['outline 8 pale']);
	expect(leavesOf(stageAt(story, ROOM, 12))).toEqual(['pruned 4 pale', 'pruned 6 pale']);
});

test('a path has none where those of pruned leaves are unknown: the others would tell what is pruned', () => {
	const story: Story = { ...storyOf(TREE), ghostValue: null };
	expect(leavesOf(stageAt(story, ROOM, 4))).toEqual(['outline -']);
});

test('other values at leaves leave every node where it is', () => {
	const [before, after] = [TREE.position, '[[3,12,8],[-1234.5,4,6],[14,5,inf]]'].map((position) =>
		record({ ...TREE, position })
	) as [Recording, Recording];
	const drawn = ({ trace }: Recording, scene: WholeScene): Stage =>
		wholeStage(scene, createStory(trace, null), momentAt(trace, 12), knownAt(trace, 12, 'hide'));
	const scene = fittingScene(before, createStory(before.trace, null), ROOM, measureByTable);
	if (scene === null) throw new Error('the tree does not fit');
	const [own, other] = [drawn(before, scene), drawn(after, heldScene(scene, after))];
	const places = ({ nodes }: Stage): unknown => nodes.map(({ key, rect }) => [key, rect]);
	expect(places(other)).toEqual(places(own));
	const valueOf = ({ nodes }: Stage, at: string): string | undefined =>
		nodes.find(({ key }) => key === at)?.value?.text;
	expect([valueOf(own, '1/0'), valueOf(other, '1/0')]).toEqual(['2', '−1234.5']);
});
