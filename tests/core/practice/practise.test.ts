import { describe, expect, it } from 'vitest';
import { MOST_NODES } from '../../../src/lib/core/practice/exercise.ts';
import { PRACTICE, PRACTISED } from '../../../src/lib/core/practice/practice-link.ts';
import { exerciseAt } from '../../../src/lib/core/practice/set.ts';
import { SETUP, type SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import {
	canPractise,
	MOST_PRACTISED,
	PRACTISED_HERE,
	practiseQuery
} from '../../../src/lib/core/share/practise.ts';
import { storyOf } from '../../../src/lib/core/explain/story.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { slice } from '../../sweep.ts';

const SEARCHES: readonly SetupFields[] = [
	{},
	{ algorithm: 'minimax', root: 'min' },
	{ game: 'tree', position: 'start:[attack:[win:9,lose:-9],trade:[even:0,press:[2,-1]],wait:-3]' },
	{ cut: 'strict', fail: 'hard', order: 'reversed' },
	{ game: 'tictactoe', position: 'XOXOXO...' },
	{ game: 'tictactoe', position: '..XO..OXO', ties: 'exact' },
	{ game: 'chess', position: 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1', depth: '3' }
];

describe('the link from a search to its exercise', () => {
	it('knows the limits of practice', () => {
		expect(MOST_PRACTISED).toBe(MOST_NODES);
		expect(PRACTISED_HERE).toEqual(PRACTISED);
	});

	it.each(SEARCHES.map((fields) => [fields]))('opens the same search, or a part: %j', (fields) => {
		const setup = SETUP.parse(fields).values;
		const recording = recordSearch(setup);
		const { trace } = recording;
		const story = storyOf(recording);
		const rows = Array.from({ length: trace.rows }, (_, row) => row);
		const offered = rows.filter((row) => canPractise(recording, row));
		expect(offered.length).toBeGreaterThan(0);
		for (const row of slice(offered, 4)) {
			const moves = story.names.pathTo(row);
			const at = story.game.childWord === 'node' ? moves.at(-1) : moves.join(' ');
			const { values, faults } = PRACTICE.read(practiseQuery(setup, row === 0 ? null : (at ?? '')));
			expect(faults).toEqual([]);
			const exercise = exerciseAt(values, 0);
			if (!exercise.ok) throw new Error(exercise.fault.message);
			expect(exercise.value.rows[0]).toBe(row);
			expect(exercise.value.recording.trace.header.setup).toEqual({
				...setup,
				budget: exercise.value.recording.trace.header.setup.budget,
				shadow: exercise.value.recording.trace.header.setup.shadow
			});
		}
	});

	it('is not offered below a pruned branch, at a leaf, or by another algorithm', () => {
		const recording = recordSearch(SETUP.parse({}).values);
		const { trace } = recording;
		for (let row = 0; row < trace.rows; row++) {
			if (trace.isPruned(row) || trace.isLeaf(row)) expect(canPractise(recording, row)).toBe(false);
		}
		const pvs = recordSearch(SETUP.parse({ algorithm: 'pvs' }).values);
		expect(canPractise(pvs, 0)).toBe(false);
	});
});
