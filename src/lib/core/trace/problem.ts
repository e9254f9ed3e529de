/**
 * The problem that a search solves: the tree with the values given at its leaves, before anything is searched. It is
 * read from plain minimax alone, so that it is the same whatever search solves it.
 */
import { formatCount } from '../base/count-words.ts';
import { assert } from '../base/assert.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { BudgetExceeded } from '../search/budget.ts';
import { learnsFromSearch } from '../search/ordering/order.ts';
import { algorithmOf } from '../search/registry.ts';
import { recordSearch } from './record.ts';
import { recordingOf, type Recording } from './recording.ts';
import type { Trace } from './trace.ts';

/** Larger trees are not given as a problem: nobody solves them by hand. */
export const MOST_PROBLEM_NODES = 200;

const made = new WeakMap<Trace, Result<Recording>>();

/**
 * Plain minimax of a recorded search's problem, a few milliseconds at first use. Faults, each a sentence:
 * `problem-large`, `problem-order`, `problem-beyond`, `problem-side`, `problem-tables`.
 */
export function problemOf(recording: Recording): Result<Recording> {
	const known = made.get(recording.trace);
	if (known !== undefined) return known;
	const problem = makeProblem(recording);
	made.set(recording.trace, problem);
	return problem;
}

function makeProblem({ trace, shadow }: Recording): Result<Recording> {
	const { setup } = trace.header;
	const { name, visits, maxIs } = algorithmOf(setup.algorithm);
	if (visits === 'beyond') {
		return fail(
			'problem-beyond',
			`${name} searches beyond the depth limit, so its leaves are not known in advance.`
		);
	}
	if (learnsFromSearch(setup.order)) {
		return fail(
			'problem-order',
			'This move order learns from the search, so the order of the leaves is not known in advance.'
		);
	}
	if (shadow !== null) return asProblem(shadow);
	if (maxIs !== undefined) {
		return fail('problem-side', `${name} needs its whole recording to be shown as a problem.`);
	}
	if (setup.open !== null) {
		return fail(
			'problem-tables',
			'The tree is opened node by node, so it is not given as a whole.'
		);
	}
	try {
		const { trace: minimax } = recordSearch({
			...setup,
			algorithm: 'minimax',
			budget: MOST_PROBLEM_NODES
		});
		return asProblem(minimax);
	} catch (error) {
		if (error instanceof BudgetExceeded) return tooLarge(null);
		throw error;
	}
}

function asProblem(minimax: Trace): Result<Recording> {
	if (minimax.rows > MOST_PROBLEM_NODES) return tooLarge(minimax.rows);
	const problem = recordingOf(minimax, null);
	assert(problem.shadow === minimax, 'minimax is its own shadow');
	return ok(problem);
}

/** @param nodes null if they were not all counted */
function tooLarge(nodes: number | null): Result<Recording> {
	const size = nodes === null ? `more than ${MOST_PROBLEM_NODES}` : formatCount(nodes);
	return fail(
		'problem-large',
		`The tree has ${size} nodes. Problem shows trees of at most ${MOST_PROBLEM_NODES}.`
	);
}
