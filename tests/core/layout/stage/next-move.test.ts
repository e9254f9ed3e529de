import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import { spineStage } from '../../../../src/lib/core/layout/stage/spine-stage.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt, rowsAt } from '../../../../src/lib/core/trace/cursor.ts';
import { runs, seedFrom } from '../../../sweep.ts';
import { record } from '../../search/record.ts';
import { everySearch } from '../../search/samples.ts';
import { measure } from './measure.ts';

const ROOM: StageRoom = {
	size: { width: 874, height: 508 },
	look: 'explore',
	windowHeight: 900
};

/** Probes that are better, where the move after the probed one still waits. */
const SEARCHED_AGAIN = [
	{ position: '[[[0,[[1,0]],0]]]', root: 'max' },
	{ position: '[[-inf,[0],0]]', root: 'min' }
].map((fields): [SetupFields] => [{ game: 'tree', algorithm: 'pvs', ...fields }]);

test('one move at most is marked as the next one: searched next, or searched again, unless it is pruned', () => {
	let cutoffs = 0;
	let marks = 0;
	fc.assert(
		fc.property(everySearch, (fields) => {
			const { trace } = record(fields);
			const story = createStory(trace, null);
			const scene = spineScene(story, ROOM, measure);
			for (let step = 0; step + 1 < trace.steps; step++) {
				const after = momentAt(trace, step + 1);
				const now = momentAt(trace, step);
				const known = knownAt(trace, step, 'hide');
				const { texts, nodes } = spineStage(scene, story, now, known, new Set());
				const keys = texts.filter(({ key }) => key.startsWith('next:')).map(({ key }) => key);
				const marked = nodes.filter(({ key }) => keys.includes(`next:${key}`));
				expect(keys.length, `step ${step}`).toBe(marked.length);
				expect(marked.length, `step ${step}`).toBeLessThanOrEqual(1);
				if (after.kind === 'cut') cutoffs++;
				const [next] = marked;
				if (next === undefined) continue;
				marks++;
				if (after.kind === 'cut') expect(trace.parentOf(next.row)).not.toBe(after.node);
				// Rows are in the order in which they are visited or pruned.
				let row = rowsAt(trace, step);
				const last = row - 1;
				if (
					trace.isAnnounced(last) &&
					trace.enterStepOf(last) === step &&
					trace.parentOf(last) >= 0
				)
					row = last;
				while (row < trace.rows && trace.isPruned(row)) row++;
				const isPlace =
					trace.moveOf(next.row) === trace.moveOf(row) &&
					trace.parentOf(next.row) === trace.parentOf(row);
				expect(trace.isPruned(next.row) || isPlace, `step ${step}`).toBe(true);
			}
		}),
		{ numRuns: runs(400, 20), seed: seedFrom(32), examples: SEARCHED_AGAIN }
	);
	expect(cutoffs).toBeGreaterThan(0);
	expect(marks).toBeGreaterThan(0);
});
