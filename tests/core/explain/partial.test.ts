import { expect, it } from 'vitest';
import { explainStep, SHORT_LENGTH, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { countIndexOf } from '../../../src/lib/core/trace/counts.ts';
import { recordingOf } from '../../../src/lib/core/trace/recording.ts';
import { expectSame } from '../../same.ts';
import { partOf, storyOf } from './record-case.ts';

const SEARCHES = [
	{ game: 'tictactoe', position: '.O..X.O.X' },
	{ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'minimax' },
	{ game: 'tree', position: '[5,[[[4,9],7],8]]', cut: 'strict' }
] as const;

it.each(SEARCHES)(
	'a part of %o has the sentences of the whole, and a last sentence that it ends',
	(fields) => {
		const whole = storyOf({ ...fields, shadow: 'off' });
		const visited = countIndexOf(recordingOf(whole.trace, null)).total.visited;
		for (let budget = 1; budget < visited; budget++) {
			const part = partOf({ ...fields, budget: String(budget) });
			const { steps } = part.trace;
			for (let step = 0; step < steps; step++) {
				const end = ' The recording ends here: the search reached its node budget.';
				const said = textOf(explainStep(whole, step)) + (step === steps - 1 ? end : '');
				// The next move on the way may not be recorded any more.
				const without = said.replace(/ \S+ still can\./, '');
				const found = textOf(explainStep(part, step));
				if (found !== said) expectSame(found, without);
			}
			const shortly = textOf(explainStep(part, steps - 1, 'short'));
			expect(shortly).toMatch(/ The recording ends here(: the search reached its node budget)?\.$/);
			expect(shortly.length).toBeLessThanOrEqual(SHORT_LENGTH);
		}
	}
);
