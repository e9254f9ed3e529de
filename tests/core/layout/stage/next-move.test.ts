import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import { placeKey } from '../../../../src/lib/core/layout/stage/keys.ts';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/spine-scene.ts';
import { spineStage } from '../../../../src/lib/core/layout/stage/spine-stage.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { runs, seedFrom } from '../../../sweep.ts';
import { record } from '../../search/record.ts';
import { everySearch } from '../../search/samples.ts';
import { measure } from './measure.ts';

const ROOM: StageRoom = {
	size: { width: 874, height: 508 },
	look: 'explore',
	windowHeight: 900
};

test('no move is marked as the next one that the next event prunes', () => {
	let cutoffs = 0;
	fc.assert(
		fc.property(everySearch, (fields) => {
			const { trace } = record(fields);
			const story = createStory(trace, null);
			const scene = spineScene(story, ROOM, measure);
			for (let step = 0; step + 1 < trace.steps; step++) {
				const after = momentAt(trace, step + 1);
				if (after.kind !== 'cut') continue;
				cutoffs++;
				const now = momentAt(trace, step);
				const known = knownAt(trace, step, 'hide');
				const { texts } = spineStage(scene, story, now, known, new Set());
				const pruned = Array.from(
					trace.childrenOf(after.node),
					(row) => `next:${placeKey(story, row)}`
				);
				expect(texts.filter(({ key }) => pruned.includes(key))).toEqual([]);
			}
		}),
		{ numRuns: runs(400, 20), seed: seedFrom(32) }
	);
	expect(cutoffs).toBeGreaterThan(0);
});
