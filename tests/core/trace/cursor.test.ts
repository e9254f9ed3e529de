import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { ALGORITHM_IDS, algorithmOf } from '../../../src/lib/core/search/registry.ts';
import { CUT_RULES, FAIL_RULES, type CutRule } from '../../../src/lib/core/search/search.ts';
import { rulesOf, type SearchSetup } from '../../../src/lib/core/search/setup.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { ghostSizeOf } from '../../../src/lib/core/trace/recording.ts';
import {
	NO_ROW,
	cutReason,
	eventAt,
	momentAt,
	rowsAt,
	type Frame
} from '../../../src/lib/core/trace/cursor.ts';
import { CountIndex } from '../../../src/lib/core/trace/counts.ts';
import { expectMatch, expectSame } from '../../same.ts';
import { EXHAUSTIVE, runs, slice } from '../../sweep.ts';
import { record, setupOf } from '../search/record.ts';
import { slackAt } from '../search/slack.ts';
import { everySearch } from '../search/samples.ts';
import { NaiveReplay, eventsOf, type NaiveNode } from './naive.ts';
import { tellSearch } from './plain-search.ts';

const rowOf = (node: NaiveNode | null): number => node?.row ?? NO_ROW;

function frameOf(node: NaiveNode): Frame {
	const { row, max, alphaGiven, betaGiven, alpha, beta, best, results } = node;
	return {
		row,
		max,
		alphaGiven,
		betaGiven,
		alpha,
		beta,
		alphaOwner: rowOf(node.alphaOwner),
		betaOwner: rowOf(node.betaOwner),
		best,
		bestChild: rowOf(node.bestChild),
		returned: results.length,
		asked: rowOf(node.asked)
	};
}

const TREES = [
	'[[3,12,8],[2,4,6],[14,5,2]]',
	'[[14,5,2],[6,4,2],[12,8,3]]',
	'[[[3,5],[6,9]],[[1,2],[0,-1]]]',
	'[5,[[[4,9],7],8]]',
	'[[3,5],[3,1]]',
	'[[0.1,[0.2,0.30000000000000004]],[0.3,1e-300],[1e300,0.1,[3.25]]]',
	'[[inf,-inf],[-inf,[0.5,[-inf]],inf],[[[inf]]]]',
	'[[-inf,-inf],[-inf]]',
	'[[[inf,1],2],[3,[-inf,inf,4]],inf,[5,-inf]]',
	'-4'
];
const CHESS = [
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '2' },
	{ game: 'chess', position: '3r3k/2P5/8/8/8/8/p7/1N5K w - - 0 1', depth: '1' },
	{ game: 'chess', position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: '3' },
	{ game: 'chess', position: '7k/R6p/KP6/8/8/8/8/8 w - - 97 60', depth: '3' }
];
const TREE_ORDERS = [
	'listed',
	'reversed',
	'best-first',
	'worst-first',
	'random:7',
	'killer',
	'history'
];
const RULES = CUT_RULES.flatMap((cut) => FAIL_RULES.map((fail) => ({ cut, fail })));

/** Compares every step of a search with its events replayed one by one. */
function expectMoments(fields: SetupFields): void {
	const setup = setupOf(fields);
	const recording = recordSearch(setup);
	const { trace } = recording;
	const { cut } = rulesOf(setup);
	const index = new CountIndex(trace, ghostSizeOf(recording));
	const told = tellSearch(setup);
	expectSame(
		eventsOf(setup),
		told.map(({ event }) => event)
	);
	expectSame(trace.steps, told.length);
	const naive = new NaiveReplay(told);
	for (let step = 0; step < trace.steps; step++) {
		const event = naive.next();
		const moment = momentAt(trace, step);
		const { here } = naive;
		expectSame(moment.kind, event.kind);
		expectSame(moment.node, here.row);
		// The rows of a cutoff are the last ones written, the first pruned move is its subject.
		const pruned = event.kind === 'cut' ? here.moves.length - event.firstUnsearched : 0;
		expectSame(moment.subject, naive.subject?.row ?? naive.rows.length - pruned);
		expectSame(moment.path, naive.stack.map(frameOf));
		expectSame([moment.improved, moment.tightened], [naive.improved, naive.tightened]);
		expectSame(rowsAt(trace, step), naive.rows.length);
		expectMatch(index.at(step), naive.counts);
		const isTested =
			!['minimax', 'ghess'].includes(setup.algorithm) &&
			slackAt(setup, here.max, here.parent === null) < Infinity;
		expectTest(moment.testHolds, isTested, cut, here);
		if (event.kind === 'return') {
			const isCut = told[step + 1]?.event.kind === 'cut';
			expectSame(isCut, moment.testHolds && here.results.length < here.moves.length);
		}
		if (event.kind === 'cut') expectOwner(trace, moment.path, naive.stack, setup);
	}
	expect(naive.rows).toHaveLength(trace.rows);
}

function expectTest(holds: boolean, isTested: boolean, cut: CutRule, here: NaiveNode): void {
	const { best, max, alphaGiven, betaGiven } = here;
	const bound = max ? betaGiven : alphaGiven;
	const meets = best === bound && cut === 'equal';
	const passes = best !== null && (max ? best > bound : best < bound);
	expectSame(holds, isTested && best !== null && (meets || passes));
}

let owned = 0;

/** The owner of a cutoff has set the bound of the cutoff, and set it first. */
function expectOwner(
	trace: Trace,
	path: readonly Frame[],
	stack: readonly NaiveNode[],
	setup: SearchSetup
): void {
	const { bound, owner, ownerChild, pliesAbove } = cutReason(path);
	const cut = stack.at(-1) as NaiveNode;
	expectSame(bound, cut.max ? cut.betaGiven : cut.alphaGiven);
	// Only the other side's ancestors bound a node, each by its best so far; otherwise the bound came with a window.
	const limitOf = ({ parent, max, best }: NaiveNode): number => {
		const slack = slackAt(setup, max, parent === null);
		return slack === Infinity ? NaN : (best as number) + (max ? -slack : slack);
	};
	const first = stack.find(
		(node) => node.max !== cut.max && node.best !== null && limitOf(node) === bound
	);
	const root = stack[0] as NaiveNode;
	const isGiven = bound === (cut.max ? root.betaGiven : root.alphaGiven);
	// A probe sets the end of its window before any node below it can.
	const probed = stack.findIndex(
		({ row, max, alphaGiven, betaGiven }) =>
			(trace.flagsOf(row) & FLAG.PROBE) !== 0 &&
			max !== cut.max &&
			(cut.max ? betaGiven : alphaGiven) === bound
	);
	const isAsked = probed >= 0 && (first === undefined || stack.indexOf(first) >= probed);
	if (first === undefined || isGiven || isAsked) {
		expectSame([owner, ownerChild, pliesAbove], [NO_ROW, NO_ROW, 0]);
		return;
	}
	expectSame(owner, first.row);
	expectSame(trace.parentOf(ownerChild), owner);
	expectSame(trace.valueOf(ownerChild), first.best);
	expectSame(pliesAbove, stack.length - 1 - stack.indexOf(first));
	expectSame(pliesAbove % 2, 1);
	owned++;
}

describe('cursor: every step, compared with a plain search replayed event by event', () => {
	test('the moment, the rows, the counts, the cutoff condition and its owner are correct', () => {
		owned = 0;
		fc.assert(fc.property(everySearch, expectMoments), { numRuns: runs(500, 15) });
		if (EXHAUSTIVE) expect(owned).toBeGreaterThan(100);
	});

	describe.each(ALGORITHM_IDS)('%s', (algorithm) => {
		const rules = algorithmOf(algorithm).needs.includes('rules') ? RULES : [{}];

		test.each(CHESS)('$position to $depth plies', (fields) => {
			const searches = ['listed', 'mvv-lva', 'killer', 'history'].flatMap((order) =>
				rules.map((chosen) => ({ ...fields, ...chosen, order, algorithm }))
			);
			for (const search of slice(searches, 32)) expectMoments(search);
		});

		test.each(TREES)('%s in every order', (position) => {
			const searches = TREE_ORDERS.flatMap((order) =>
				['max', 'min'].flatMap((root) =>
					rules.map((chosen) => ({ game: 'tree', position, root, order, algorithm, ...chosen }))
				)
			);
			for (const search of slice(searches, 12)) expectMoments(search);
		});
	});
});

describe('cursor: cutoffs of known searches', () => {
	const plies = (position: string): number[] => {
		const { trace } = record({ game: 'tictactoe', position });
		return Array.from({ length: trace.steps }, (_, step) => step)
			.filter((step) => eventAt(trace, step).kind === 'cut')
			.map((step) => cutReason(momentAt(trace, step).path).pliesAbove);
	};

	test('8 of the 12 cutoffs of .O..X.O.X are deep', () => {
		expect(plies('.O..X.O.X')).toHaveLength(12);
		expect(plies('.O..X.O.X').filter((above) => above > 1)).toHaveLength(8);
	});

	test('the cutoffs of ..XO..OXO are all shallow', () => {
		expect(plies('..XO..OXO')).toEqual([1, 1, 1, 1, 1]);
	});

	test('a bound of the starting window has no owner: MAX cannot get more than +Infinity', () => {
		const { trace } = record({ game: 'tree', position: '[inf,3]' });
		const moment = momentAt(trace, 3);
		expect(moment.kind).toBe('cut');
		expect(cutReason(moment.path)).toEqual({
			bound: Infinity,
			owner: NO_ROW,
			ownerChild: NO_ROW,
			pliesAbove: 0
		});
	});
});

describe('cursor: steps outside the trace', () => {
	const { trace } = record({ game: 'tree', position: '[1,2]' });
	test.each([-1, 6, 1e9])('the step %d is rejected', (step) => {
		expect(trace.steps).toBe(6);
		expect(() => momentAt(trace, step)).toThrow(`step ${step}`);
	});
});
