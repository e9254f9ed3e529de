/** The spine of a search that was stopped: also what the recording ends before is shown, or counted. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import { placeKey } from '../../../../src/lib/core/layout/stage/placement/place-key.ts';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { OPEN } from '../../../../src/lib/core/trace/schema.ts';
import { runs, seedFrom } from '../../../sweep.ts';
import { partialTrace, stopped } from '../../trace/stopped.ts';
import { faultsOf, pairs, ROOMS, stageAt } from './spine-sweep.ts';

/** How many moves of a node are drawn, or counted by a fold. */
function shownBelow({ nodes, folds }: Stage, key: string): number {
	const drawn = nodes.filter(({ parent }) => parent === key).length;
	return folds
		.filter(({ node, kind }) => node === key && kind !== 'plies')
		.reduce((sum, { moves }) => sum + moves, drawn);
}

/** It ends at a node of which few moves are recorded, as the random ones do not on every day. */
const EARLY = {
	fields: { game: 'tictactoe', position: 'XO.......' },
	events: 12,
	steps: 12
} as const;

test('shows or counts every legal move of its current node, also one that it never came to', () => {
	let unrecorded = 0;
	fc.assert(
		fc.property(stopped, fc.constantFrom(...ROOMS), ({ fields, events }, room) => {
			const trace = partialTrace(fields, events);
			const story = createStory(trace, null);
			const last = trace.steps - 1;
			const { node } = momentAt(trace, last);
			if (trace.isLeaf(node) || trace.exitStepOf(node) !== OPEN) return;
			const legal = trace.isHit(node) ? 0 : story.replay.at(node).legalMoves().length;
			const moves = new Set([...trace.childrenOf(node)].map((child) => trace.moveOf(child)));
			unrecorded += legal - moves.size;
			expect(shownBelow(stageAt(story, room, last), placeKey(story, node))).toBe(legal);
		}),
		{
			numRuns: runs(600, 60) + 1,
			seed: seedFrom(34),
			examples: ROOMS.slice(0, 1).map((room): [typeof EARLY, StageRoom] => [EARLY, room])
		}
	);
	expect(unrecorded).toBeGreaterThan(0);
});

test('covers nothing and moves no ancestor', () => {
	fc.assert(
		fc.property(stopped, fc.constantFrom(...ROOMS), ({ fields, events }, room) => {
			const story = createStory(partialTrace(fields, events), null);
			expect(faultsOf(story, room, pairs(story.trace.steps, 10))).toEqual([]);
		}),
		{ numRuns: runs(200, 20), seed: seedFrom(35) }
	);
});
