/** The steps of a faulty run: its windows and its best values are those that it tells. */
import { expect, it } from 'vitest';
import { namedTreeOf } from '../../../src/lib/core/check/named-tree.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { ruleOf, type RuleId } from '../../../src/lib/core/practice/exchanged-rules.ts';
import { recordRun, typedSetup } from '../../../src/lib/core/practice/record-run.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';

function runWith(id: RuleId, position: string): Trace {
	const state = explicit.parse(position, { root: 'max' });
	const [twist] = ruleOf(id).twists({ form: 'best', cut: 'equal' });
	if (!state.ok || twist === undefined) throw new Error('there is a run');
	const setup = typedSetup({ position, root: 'max' }, 'equal');
	return recordRun(setup, namedTreeOf(explicit, state.value), 'best', twist).trace;
}

/** Alpha, beta and best of each node on the path. */
const told = (trace: Trace, step: number): unknown =>
	momentAt(trace, step).path.map(({ alpha, beta, best }) => [alpha, beta, best]);
const { POSITIVE_INFINITY: high, NEGATIVE_INFINITY: low } = Number;

// The root takes 3 at step 2; b is entered at step 3, takes 5 at step 5 and 1 at step 7, and returns at step 8.
const POSITION = '[3,[5,1]]';

it('each node has the window that the run gave it, and then its own', () => {
	const trace = runWith('window-not-handed-down', POSITION);
	const root = [3, high, 3];
	expect([3, 5, 7, 8].map((step) => told(trace, step))).toEqual([
		[root, [low, high, null]],
		[root, [low, 5, 5]],
		[root, [low, 1, 1]],
		[root]
	]);
	const changes = [2, 5, 7, 8].map((step) => {
		const { improved, tightened } = momentAt(trace, step);
		return [improved, tightened];
	});
	expect(changes).toEqual([...[1, 2, 3].map(() => [true, true]), [false, false]]);
});

it('with one window for the whole tree, every node on the path has that of the last', () => {
	const trace = runWith('window-shared', POSITION);
	// At step 7 the search is over at b, whose 1 is below alpha, before beta is moved.
	expect([3, 5, 7, 8].map((step) => told(trace, step))).toEqual([
		[
			[3, high, 3],
			[3, high, null]
		],
		[
			[3, 5, 3],
			[3, 5, 5]
		],
		[
			[3, 5, 3],
			[3, 5, 1]
		],
		[[3, 5, 3]]
	]);
});

it('the condition holds where the run leaves a node with moves that it does not search', () => {
	// Taken for a node of MIN, b2 has 1, below the root’s 3, at step 8, and cuts at step 9.
	const trace = runWith('flag-not-toggled', '[3,[5,[1,9]]]');
	const steps = Array.from({ length: trace.steps }, (_, step) => step);
	expect(steps.filter((step) => momentAt(trace, step).testHolds)).toEqual([8, 9]);
	expect(momentAt(trace, 8).path.map(({ max }) => max)).toEqual([true, false, false]);
});
