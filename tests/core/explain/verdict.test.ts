import { expect, it } from 'vitest';
import { verdictText } from '../../../src/lib/core/explain/verdict.ts';
import type { SetupFields } from '../../../src/lib/core/search/parse-setup.ts';
import { rootMovesAt } from '../../../src/lib/core/trace/root-moves.ts';
import { storyOf } from './record-case.ts';

const tree = (position: string): SetupFields => ({ game: 'tree', position });

it.each([
	[tree('[[3,5],[3,1],[2,9]]'), -1, ['best', 'not better (may tie)', 'certainly worse']],
	[tree('[3,2,3]'), -1, ['best', 'certainly worse', 'best']],
	[tree('[1,inf,2]'), -1, ['certainly worse', 'best', 'not searched']],
	[tree('[[3,5],[3,1],[2,9]]'), 8, ['best so far', 'searching', 'not searched yet']]
])('%o at step %i: %j', (setup, step, words) => {
	const { trace } = storyOf(setup);
	const at = step < 0 ? trace.steps + step : step;
	expect(rootMovesAt(trace, at).map(verdictText)).toEqual(words);
});
