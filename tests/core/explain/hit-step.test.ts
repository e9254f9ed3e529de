/** The short forms of table hits: whose bound the table's bound has reached. */
import { expect, test } from 'vitest';
import { shortHit } from '../../../src/lib/core/explain/hit-step.ts';
import { returnedBy } from '../../../src/lib/core/explain/knowledge.ts';
import { textOf } from '../../../src/lib/core/explain/sentence.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { storyOf } from './record-case.ts';

test('at least a value is enough for MIN, and at most a value for MAX, who has that or better', () => {
	const story = storyOf({ game: 'tictactoe', position: 'X...O....', algorithm: 'tt' });
	const seen = { lower: 0, upper: 0 };
	for (let step = 0; step < story.trace.steps; step++) {
		const moment = momentAt(story.trace, step);
		if (moment.kind !== 'hit') continue;
		const { bound, value } = returnedBy(story.trace, moment.node);
		if (bound === 'exact') continue;
		seen[bound]++;
		const [name, least] = bound === 'lower' ? ['O', 'least'] : ['X', 'most'];
		const [, shorter, shortest] = [...shortHit(story, moment)].map((form) =>
			textOf(form).replaceAll('−', '-')
		);
		const told = new RegExp(`Its value is at ${least} (-?\\d); ${name} already has (-?\\d)`);
		for (const form of [shorter, shortest]) {
			const [, known, has] = (told.exec(form ?? '') ?? []).map(Number);
			if (known === undefined || has === undefined) expect.fail(`step ${step}: ${form ?? ''}`);
			expect(known).toBe(value);
			expect(bound === 'lower' ? known - has : has - known).toBeGreaterThanOrEqual(0);
		}
	}
	expect(seen.lower).toBeGreaterThan(3);
	expect(seen.upper).toBeGreaterThan(3);
});
