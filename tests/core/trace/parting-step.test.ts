import { expect, it } from 'vitest';
import { namedTreeOf } from '../../../src/lib/core/check/named-tree.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { ruleOf, type RuleId } from '../../../src/lib/core/practice/exchanged-rules.ts';
import { recordRun, typedSetup } from '../../../src/lib/core/practice/record-run.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { partingStep } from '../../../src/lib/core/trace/parting-step.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { partOf } from '../explain/record-case.ts';

const right = (position: string): Trace =>
	recordSearch(typedSetup({ position, root: 'max' }, 'equal')).trace;

function faulty(position: string, id: RuleId): Trace {
	const state = explicit.parse(position, { root: 'max' });
	const [twist] = ruleOf(id).twists({ form: 'best', cut: 'equal' });
	if (!state.ok || twist === undefined) throw new Error('there is a run');
	const setup = typedSetup({ position, root: 'max' }, 'equal');
	return recordRun(setup, namedTreeOf(explicit, state.value), 'best', twist).trace;
}

it('a run parts from the right search where it first has another bound, though all before is the same', () => {
	// The root is entered, a is a leaf and returns 3, and b is entered: with alpha 3, or with none.
	expect(partingStep(right('[3,[5,1]]'), faulty('[3,[5,1]]', 'window-not-handed-down'))).toBe(3);
});

it('two searches part where one has another value, and where one goes elsewhere', () => {
	// a returns at step 2, b at step 4.
	expect(partingStep(right('[3,5]'), right('[4,5]'))).toBe(2);
	expect(partingStep(right('[3,5]'), right('[3,6]'))).toBe(4);
	expect(partingStep(right('[3,5]'), right('[3,[5,6]]'))).toBe(3);
	// Neither value of b changes the best.
	expect(partingStep(right('[5,3]'), right('[5,4]'))).toBe(4);
});

it('a search parts from one that goes on where it ends, and never from itself', () => {
	const position = '[[3,12,8],[2,4,6],[14,5,2]]';
	const whole = right(position);
	const part = partOf({ game: 'tree', position, budget: '4' }).trace;
	expect(part.steps).toBeLessThan(whole.steps);
	expect(partingStep(whole, part)).toBe(part.steps);
	expect(partingStep(part, whole)).toBe(part.steps);
	expect(partingStep(whole, whole)).toBeNull();
});
