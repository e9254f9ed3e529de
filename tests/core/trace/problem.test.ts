/** The problem of a recording: plain minimax of its tree, where the tree is known in advance and small. */
import { describe, expect, test } from 'vitest';
import { MOST_PROBLEM_NODES, problemOf } from '../../../src/lib/core/trace/problem.ts';
import { recordingOf } from '../../../src/lib/core/trace/recording.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { partOf } from '../explain/record-case.ts';
import { record } from '../search/record.ts';

const TREE = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
const faultOf = (fields: SetupFields): string | null => {
	const problem = problemOf(record(fields));
	return problem.ok ? null : problem.fault.code;
};

describe('the problem of a recording', () => {
	test('is the minimax that was recorded with it, and is made once', () => {
		const recording = record(TREE);
		const problem = problemOf(recording);
		expect(problem.ok && problem.value.trace).toBe(recording.shadow);
		expect(problem.ok && problem.value.shadow).toBe(recording.shadow);
		expect(problemOf(recording)).toBe(problem);
	});

	test('is searched where none was recorded with it', () => {
		for (const algorithm of ['alphabeta', 'mtdf']) {
			const problem = problemOf(record({ ...TREE, algorithm, shadow: 'off' }));
			if (!problem.ok) throw new Error(problem.fault.message);
			const { trace } = problem.value;
			expect([trace.header.setup.algorithm, trace.rows]).toEqual(['minimax', 13]);
		}
	});

	test('has at most 200 nodes, whether they are recorded already or not', () => {
		const wide = (nodes: number): string =>
			`[${Array<string>(nodes - 1)
				.fill('0')
				.join(',')}]`;
		for (const shadow of ['on', 'off']) {
			const of = (nodes: number): string | null =>
				faultOf({ game: 'tree', position: wide(nodes), shadow });
			expect([of(MOST_PROBLEM_NODES), of(MOST_PROBLEM_NODES + 1)]).toEqual([null, 'problem-large']);
		}
	});

	test('is refused where its leaves or their order follow from the search', () => {
		expect(faultOf({ ...TREE, order: 'history' })).toBe('problem-order');
		expect(faultOf({ game: 'chess', depth: '1', algorithm: 'quiescence' })).toBe('problem-beyond');
	});

	test('is refused of a tree that is opened node by node', () => {
		const { trace } = record({
			game: 'krk',
			position: '206557',
			algorithm: 'minimax',
			depth: '2',
			open: 'root'
		});
		const problem = problemOf({ trace, shadow: null, shadowRow: null });
		expect(problem.ok ? null : problem.fault.code).toBe('problem-tables');
	});

	test('is refused of a part of a search whose values are not minimax’s', () => {
		const ghess = { game: 'chess', depth: '1', algorithm: 'ghess' };
		expect(faultOf(ghess)).toBeNull();
		const { trace } = partOf({ ...ghess, budget: '4' });
		const problem = problemOf(recordingOf(trace, null));
		expect(problem.ok ? null : problem.fault.code).toBe('problem-side');
	});
});
