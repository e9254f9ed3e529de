/** The outlines of a whole tree: a move that its parent has still to search can be gone to, what is below it cannot. */
import { expect, test } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { placeKey } from '../../../../src/lib/core/layout/stage/placement/place-key.ts';
import { fittingScene } from '../../../../src/lib/core/layout/stage/stage.ts';
import { wholeStage } from '../../../../src/lib/core/layout/stage/whole-stage.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { record } from '../../search/record.ts';
import { measureByTable } from './measure-table.ts';
import { ROOMS } from './spine-sweep.ts';

const TREE = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
const [ROOM] = ROOMS as [StageRoom];

test.each(['alphabeta', 'minimax', 'pvs', 'mtdf'])('%s', (algorithm) => {
	const recording = record({ ...TREE, algorithm });
	const { trace } = recording;
	const story = createStory(trace, null);
	const scene = fittingScene(recording, story, ROOM, measureByTable);
	if (scene === null) throw new Error('the tree does not fit');
	const seen = new Set<string>();
	for (let step = 0; step < trace.steps; step++) {
		const { nodes } = wholeStage(scene, story, momentAt(trace, step), knownAt(trace, step, 'hide'));
		for (const { key, row, state, parent } of nodes) {
			if (state !== 'outline') continue;
			const above = nodes.find((node) => node.key === parent);
			// Only an open node has moves to search, of which each has a row in a search that has ended.
			const isNext = above?.state === 'open' && row >= 0;
			seen.add(`${row >= 0}`);
			if (row < 0) expect(above?.state, `${key} at step ${step}`).not.toBe('open');
			else expect([isNext, placeKey(story, row)]).toEqual([true, key]);
			if (row >= 0) expect(trace.enterStepOf(row)).toBeGreaterThan(step);
		}
	}
	expect([...seen].sort()).toEqual(['false', 'true']);
});
