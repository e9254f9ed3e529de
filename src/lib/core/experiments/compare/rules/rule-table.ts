/**
 * The effect of each rule of alpha-beta on one tree: on its counts, on the returned values, and where the difference
 * first shows.
 */
import { assertExists } from '../../../base/assert.ts';
import { BudgetExceeded } from '../../../search/budget.ts';
import type { SearchCounts } from '../../../search/count-columns.ts';
import { countsOf } from '../../../search/count.ts';
import type { PlainObserver } from '../../../search/observer.ts';
import { CUT_RULES, FAIL_RULES, type CutRule, type FailRule } from '../../../search/search.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { answerOf } from '../../../trace/answer.ts';
import { eventAt } from '../../../trace/cursor.ts';
import { CountIndex } from '../../../trace/counts.ts';
import { MoveNames } from '../../../trace/move-names.ts';
import { recordSearch } from '../../../trace/record.ts';
import { Replay } from '../../../trace/replay.ts';
import { boundOf, type Bound } from '../../../trace/schema.ts';
import type { Trace } from '../../../trace/trace.ts';
import { compareValues, type ValueComparison } from './different-values.ts';
import { firstDifference } from './first-difference.ts';
import { formsOf, MATES, type Mates } from './sooner.ts';

export interface RuleChoice {
	readonly cut: CutRule;
	readonly fail: FailRule;
	readonly mates: Mates;
}

/** A search event at one step. */
export interface RuleEvent {
	readonly kind: keyof PlainObserver;
	/** The moves from the root to the event's node: the leaf valued, the child returned, the node of the cutoff. */
	readonly path: readonly string[];
	/** The node's value, from MAX's side, with its kind of bound; null for `enter` and `cut`. */
	readonly value: number | null;
	readonly bound: Bound | null;
}

export interface RuleDifference {
	/** The first step at which the events differ. */
	readonly step: number;
	readonly base: RuleEvent | null;
	readonly here: RuleEvent | null;
}

interface RuleFigures extends SearchCounts {
	/** The root's value, from MAX's side. */
	readonly value: number;
	/** Compared with the base rule; null if that exceeds the budget. */
	readonly values: ValueComparison | null;
	/** Null if all events are the same, and if there is nothing to compare with. */
	readonly first: RuleDifference | null;
}

export interface RuleRow extends RuleChoice {
	/** The setup for the explorer. */
	readonly setup: SearchSetup;
	/** Null if the search exceeds the node budget. */
	readonly figures: RuleFigures | null;
}

/** The rule to compare all others with: cutoffs on equality, fail-soft, results valued as they are. */
export const BASE_RULE: RuleChoice = { cut: 'equal', fail: 'soft', mates: 'flat' };

/** All combinations, the base rule first; depth-aware values only if the evaluator has both forms. */
export function rulesFor(setup: SearchSetup): RuleChoice[] {
	const forms = formsOf(setup) === null ? (['flat'] as const) : MATES;
	return forms.flatMap((mates) =>
		CUT_RULES.flatMap((cut) => FAIL_RULES.map((fail) => ({ cut, fail, mates })))
	);
}

/** The setup with a rule applied. */
function setupFor(setup: SearchSetup, { cut, fail, mates }: RuleChoice): SearchSetup {
	const evaluator = formsOf(setup)?.[mates] ?? setup.evaluator;
	return { ...setup, algorithm: 'alphabeta', open: null, ties: 'bounds', cut, fail, evaluator };
}

/**
 * Searches by each rule in turn.
 * @param onRow called with each row as it is finished
 * @param onProgress called at intervals with the current search's visited nodes; may stop everything by throwing
 */
export function fillRuleTable(
	setup: SearchSetup,
	onRow: (row: RuleRow) => void,
	onProgress: (visited: number) => void
): void {
	let base: Trace | null = null;
	for (const choice of rulesFor(setup)) {
		const chosen = setupFor(setup, choice);
		const trace = recordWithin(chosen, onProgress);
		if (choice.cut === BASE_RULE.cut && choice.fail === BASE_RULE.fail && choice.mates === 'flat') {
			base = trace;
		}
		onRow({ ...choice, setup: chosen, figures: trace && figuresOf(trace, base) });
	}
}

function recordWithin(setup: SearchSetup, onProgress: (visited: number) => void): Trace | null {
	try {
		return recordSearch({ ...setup, shadow: 'off' }, (_, visited) => {
			onProgress(visited);
		}).trace;
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
}

function figuresOf(trace: Trace, base: Trace | null): RuleFigures {
	return {
		...countsOf(new CountIndex(trace, null).total),
		value: assertExists(answerOf(trace), 'a search within its budget is whole').value,
		values: base && compareValues(trace, base),
		first: base && differenceOf(base, trace)
	};
}

function differenceOf(base: Trace, here: Trace): RuleDifference | null {
	const step = firstDifference(base, here);
	return step === null ? null : { step, base: readEvent(base, step), here: readEvent(here, step) };
}

/** Null after the last step. */
function readEvent(trace: Trace, step: number): RuleEvent | null {
	if (step >= trace.steps) return null;
	const { kind, node, subject } = eventAt(trace, step);
	const row = kind === 'return' ? subject : node;
	const gives = kind === 'evaluate' || kind === 'return' || kind === 'finish';
	return {
		// Alpha-beta makes no other events.
		kind: kind as keyof PlainObserver,
		path: new MoveNames(new Replay(trace)).pathTo(row),
		value: gives ? trace.valueOf(row) : null,
		bound: gives ? boundOf(trace.flagsOf(row)) : null
	};
}
