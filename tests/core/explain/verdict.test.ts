import { expect, it } from 'vitest';
import { verdictText } from '../../../src/lib/core/explain/verdict.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { rootMovesAt } from '../../../src/lib/core/trace/root-moves.ts';
import { storyOf } from './record-case.ts';

const tree = (position: string): SetupFields => ({ game: 'tree', position });

/** The last pass of SSS* skips moves that earlier passes have searched. */
const SSS = { ...tree('[[3,12,8],[2,4,6],[14,5,2]]'), algorithm: 'sss' };

it.each([
	[tree('[[3,5],[3,1],[2,9]]'), -1, ['best', 'not better (may tie)', 'certainly worse']],
	[tree('[3,2,3]'), -1, ['best', 'certainly worse', 'best']],
	[tree('[1,inf,2]'), -1, ['certainly worse', 'best', 'pruned']],
	[tree('[[3,5],[3,1],[2,9]]'), 8, ['best so far', 'searching', 'not searched yet']],
	[SSS, 20, ['searching', 'not in this pass yet', 'not in this pass yet']],
	[SSS, -1, ['best', 'searched in pass 1', 'searched in pass 3']]
])('%o at step %i: %j', (setup, step, words) => {
	const { trace } = storyOf(setup);
	const at = step < 0 ? trace.steps + step : step;
	expect(rootMovesAt(trace, at).map((move) => verdictText(trace, move, at))).toEqual(words);
});
