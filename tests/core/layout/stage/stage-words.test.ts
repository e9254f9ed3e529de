/** Every word of the stage is true, in both forms and in every room. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ordinal } from '../../../../src/lib/core/base/count-words.ts';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { extentOf } from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import type { Stage } from '../../../../src/lib/core/layout/stage/parts.ts';
import { spineStage } from '../../../../src/lib/core/layout/stage/spine-stage.ts';
import { wholeScene } from '../../../../src/lib/core/layout/stage/placement/whole/whole-scene.ts';
import { wholeStage } from '../../../../src/lib/core/layout/stage/whole-stage.ts';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { recordCase, treeSetup } from '../../explain/record-case.ts';
import { runs, seedFrom, slice } from '../../../sweep.ts';
import { measure } from './measure.ts';
import { measureByTable } from './measure-table.ts';
import { pairs, ROOMS } from './spine-sweep.ts';
import { ordinalByIntl, wordFaults } from './stage-words.ts';

/** What is said wrongly at some steps of a search: by the day in some rooms, in others for another search. */
function faultsOf(fields: SetupFields, steps = 16): string[] {
	const known = recordCase(fields);
	const { story } = known;
	const { trace } = story;
	const extent = extentOf({ trace, shadow: null, shadowRow: null });
	const faults: string[] = [];
	for (const room of slice(ROOMS, 5, trace.steps)) {
		const spine = spineScene(story, room, measure);
		const whole =
			extent && wholeScene(extent, trace.header.setup, story.roleNames, room, measureByTable);
		for (const step of pairs(trace.steps, steps)) {
			const at = [story, momentAt(trace, step), knownAt(trace, step, 'hide')] as const;
			const path = spineStage(spine, ...at, new Set());
			const stages = [path, ...(whole === null ? [] : [wholeStage(whole, ...at)])];
			for (const stage of stages) {
				const found = wordFaults(stage, story, known.stateAt(step));
				found.push(...starsApart(path, stage));
				const where = `${stage.form}, ${room.look} ${room.size.width}, step ${step}`;
				faults.push(...found.map((fault) => `${where}: ${fault}`));
			}
		}
	}
	return faults;
}

/** The moves of the path that have a star in one picture and none in the other, where both show the same visit. */
function starsApart(path: Stage, other: Stage): string[] {
	const starred = new Map(other.nodes.map(({ row, star }) => [row, star !== null]));
	return path.nodes
		.filter(({ row, star }) => (star !== null) !== (starred.get(row) ?? star !== null))
		.map(({ key }) => `${key} has a star in one form alone`);
}

describe('the words of the stage', () => {
	test.each<SetupFields>([
		{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' },
		{ game: 'tree', position: '[5,[[[4,9],7],8]]' },
		{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', algorithm: 'mtdf' },
		{ game: 'tree', position: '[1,[[2,5],3],[[4,2],[7,1]]]', algorithm: 'pvs' },
		{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', cut: 'strict' },
		{ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'aspiration' },
		// Moves that tie below the root have their stars at the last step too.
		{ game: 'tree', position: '[[-3,-3]]' },
		{ game: 'tree', position: '[[[[0],0]],0]' }
	])('are true of %o', (fields) => {
		expect(faultsOf(fields, 40)).toEqual([]);
	});

	test('are true of every search', () => {
		fc.assert(
			fc.property(treeSetup, (fields) => {
				expect(faultsOf(fields)).toEqual([]);
			}),
			{ numRuns: runs(400, 20), seed: seedFrom(47) }
		);
	});
});

test.each<[string, SetupFields, number]>([
	['β 2 ≤ α 3: cutoff', {}, 12],
	['β 2 < α 3: cutoff', { cut: 'strict' }, 12],
	['α 6 ≥ β 5: cutoff', { position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]' }, 11]
])('the words beside the scissors are the test with its numbers: %s', (words, fields, step) => {
	const { story } = recordCase({
		game: 'tree',
		position: '[[3,12,8],[2,4,6],[14,5,2]]',
		...fields
	});
	const [room] = ROOMS as [StageRoom];
	const at = [story, momentAt(story.trace, step), knownAt(story.trace, step, 'hide')] as const;
	const { cut } = spineStage(spineScene(story, room, measure), ...at, new Set());
	expect(cut?.callout?.text.text).toBe(words);
});

test('places in a series have the endings of the language', () => {
	const numbers = [...Array.from({ length: 400 }, (_, at) => at + 1), 1003, 1011, 1_000_001];
	expect(numbers.map(ordinal)).toEqual(numbers.map(ordinalByIntl));
});
