import { describe, expect, test } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { storyOf } from '../../../../src/lib/core/explain/story.ts';
import { placeKey } from '../../../../src/lib/core/layout/stage/placement/place-key.ts';
import spine from '../../../../src/lib/core/layout/stage/spine.ts';
import { fittingScene, stageOf, stageScene } from '../../../../src/lib/core/layout/stage/stage.ts';
import { withhold } from '../../../../src/lib/core/layout/stage/withhold.ts';
import { questionsOf } from '../../../../src/lib/core/practice/predict/questions.ts';
import { voicesOf } from '../../../../src/lib/core/practice/predict/voices.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { record } from '../../search/record.ts';
import { measureByTable } from './measure-table.ts';

const ROOM = { size: { width: 900, height: 560 }, look: 'explore', windowHeight: 720 } as const;

const SEARCHES: readonly SetupFields[] = [
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' },
	{ game: 'tree', position: '[5,[[[4,9],7],8]]' },
	{ game: 'tictactoe', position: '.O..X.O.X' }
];

describe.each(SEARCHES)('%j: a node that is asked for its value or bound', (fields) => {
	test.each(['whole', 'spine'] as const)('shows no best so far in the %s form', (form) => {
		const heard = voicesOf(record({ algorithm: 'alphabeta', ...fields }));
		if (!heard.ok) throw new Error(heard.fault.message);
		const { recording } = heard.value;
		const story = storyOf(recording);
		const { trace } = story;
		const whole = fittingScene(recording, story, ROOM, measureByTable);
		const scene = stageScene(form === 'whole' ? whole : null, spine, story, ROOM, measureByTable);
		if (scene === null) throw new Error('there is a scene');
		const questions = questionsOf(heard.value, ['value', 'bound']);
		expect(questions.length).toBeGreaterThan(0);
		const shown = { values: 0, stars: 0, bounds: 0 };
		for (const { step, row } of questions) {
			const known = knownAt(trace, step - 1, 'hide');
			const before = stageOf(scene, story, momentAt(trace, step - 1), known, new Set());
			const key = placeKey(story, row);
			const own = trace.isMax(row) ? 'alpha' : 'beta';
			const told = (stage: typeof before) => ({
				values: stage.nodes.filter((node) => node.key === key && node.value !== null).length,
				stars: stage.nodes.filter(({ parent, star }) => parent === key && star !== null).length,
				bounds: stage.bounds.filter(({ which, node }) => which === own && node === key).length
			});
			expect(told(withhold(before, key)), `${key} ${step}`).toEqual({
				values: 0,
				stars: 0,
				bounds: 0
			});
			const all = told(before);
			shown.values += all.values;
			shown.stars += all.stars;
			shown.bounds += all.bounds;
		}
		// Otherwise nothing would have been hidden.
		expect(Math.min(shown.stars, shown.bounds, shown.values)).toBeGreaterThan(0);
	});
});
