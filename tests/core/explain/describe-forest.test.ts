/** Nodes of searches that re-search or keep a table, in one spoken line. */
import { expect, it } from 'vitest';
import { describeNode } from '../../../src/lib/core/explain/describe-node.ts';
import { moveLabel, recallLabel } from '../../../src/lib/core/explain/labels.ts';
import { momentAt, type StepKind } from '../../../src/lib/core/trace/cursor.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { storyOf } from './record-case.ts';

const WORST = { game: 'tree', position: '[[14,5,2],[6,4,2],[12,8,3]]' };
const pvs = storyOf({ ...WORST, algorithm: 'pvs' });
const sss = storyOf({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', algorithm: 'sss' });

function firstStepOf(trace: Trace, kind: StepKind): number {
	for (let step = 0; step < trace.steps; step++) {
		if (momentAt(trace, step).kind === kind) return step;
	}
	throw new Error(`no ${kind}`);
}

it('a probe is named as one, until its move is re-searched', () => {
	const research = firstStepOf(pvs.trace, 'research');
	const again = momentAt(pvs.trace, research).subject;
	const probe = momentAt(pvs.trace, research - 1).subject;
	expect(describeNode(pvs, probe, research - 1)).toBe('MIN node c: probed, exactly 3');
	expect(describeNode(pvs, probe, research)).toBe(
		'MIN node c: probed, then re-searched, exactly 3'
	);
	expect(describeNode(pvs, again, research - 1)).toBe('Move c: not searched yet');
	expect(describeNode(pvs, again, research + 1)).toBe('MIN node c: re-searched, no value yet');
	expect(moveLabel('c', true)).toBe('c again');
});

it('a table hit says its value, and its source', () => {
	const { node } = momentAt(sss.trace, firstStepOf(sss.trace, 'hit'));
	expect(describeNode(sss, node, sss.trace.enterStepOf(node))).toBe(
		'MIN node a: table hit, at most 3'
	);
	expect(recallLabel(sss, node)).toBe('known from pass 1');
	const table = storyOf({ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'tt' });
	const hit = momentAt(table.trace, firstStepOf(table.trace, 'hit')).node;
	expect(recallLabel(table, hit)).toBe('known from c3 a3 a2');
});

it('a move that a later pass may still search is not called pruned', () => {
	const cut = firstStepOf(sss.trace, 'cut');
	const { subject, node } = momentAt(sss.trace, cut);
	expect(describeNode(sss, subject, cut)).toBe('Move a2: skipped for now');
	expect(describeNode(sss, node, cut)).toBe(
		'MIN node a: at most 3, cutoff: 2 moves skipped for now'
	);
});
