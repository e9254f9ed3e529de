import { knownAt } from '../../src/lib/core/explain/known.ts';
import { describe, expect, it } from 'vitest';
import { momentAt, NO_ROW } from '$lib/core/trace/cursor.ts';
import { describeMarks, marksAt, movesOf, nameMoves } from '$lib/games/board-marks.ts';
import { Replay } from '$lib/core/trace/replay.ts';
import { CHESS, exploreAt, findStep, GRID, TEXTBOOK } from './boards-explorer.ts';

describe('the marks of a step', () => {
	it.each([
		['enter', 'b', { last: 'b', searched: '', best: '', pruned: [] }],
		['evaluate', 'b b1', { last: 'b1', searched: '', best: '', pruned: [] }],
		['return', 'b', { last: 'b', searched: 'b1', best: 'b1', pruned: [] }],
		['cut', 'b', { last: 'b', searched: 'b1', best: 'b1', pruned: ['b2', 'b3'] }],
		['enter', '', { last: '', searched: '', best: '', pruned: [] }],
		['finish', '', { last: '', searched: '', best: 'a', pruned: [] }]
	] as const)('%s of "%s"', async (kind, path, expected) => {
		const explorer = await exploreAt(TEXTBOOK);
		const { trace, story } = explorer;
		const marks = marksAt(
			trace,
			momentAt(trace, findStep(explorer, kind, path)),
			knownAt(trace, findStep(explorer, kind, path), 'hide')
		);
		const name = (row: number): string => (row === NO_ROW ? '' : story.names.of(row));
		expect({
			last: name(marks.last),
			searched: name(marks.searched),
			best: name(marks.best),
			pruned: marks.skipped.flatMap(({ rows }) => rows.map(name))
		}).toEqual(expected);
	});

	it('marks moves as pruned only once they have been cut, unless the future is shown', async () => {
		const explorer = await exploreAt(GRID);
		const { trace } = explorer;
		let ahead = 0;
		for (let step = 0; step < trace.steps; step++) {
			const moment = momentAt(trace, step);
			const marks = marksAt(trace, moment, knownAt(trace, moment.step, 'hide'));
			expect(marks.skipped.length > 0, `step ${step}`).toBe(moment.kind === 'cut');
			const shown = marksAt(trace, moment, knownAt(trace, moment.step, 'show')).skipped.flatMap(
				({ rows }) => rows
			);
			expect(shown.every((row) => trace.parentOf(row) === moment.node)).toBe(true);
			if (moment.kind === 'enter') ahead += shown.length;
		}
		expect(ahead).toBe(20);
	});

	it('names the child that cut, also where the best came from an earlier one', async () => {
		const explorer = await exploreAt(GRID);
		const { trace } = explorer;
		for (let step = 1; step < trace.steps; step++) {
			const moment = momentAt(trace, step);
			if (moment.kind !== 'cut') continue;
			const { searched } = marksAt(trace, moment, knownAt(trace, moment.step, 'hide'));
			expect(searched).toBe(momentAt(trace, step - 1).subject);
		}
	});

	it('gives the moves of the rows', async () => {
		const explorer = await exploreAt(TEXTBOOK);
		const { trace } = explorer;
		const moment = momentAt(trace, findStep(explorer, 'cut', 'b'));
		expect(movesOf(trace, marksAt(trace, moment, knownAt(trace, moment.step, 'hide')))).toEqual({
			last: 1,
			searched: 0,
			best: 0,
			pruned: [1, 2]
		});
	});
});

it('marks only moves that can be made: none for a side that stands pat', async () => {
	const explorer = await exploreAt({ ...CHESS, algorithm: 'quiescence', depth: '1' });
	const { trace } = explorer;
	let stands = 0;
	for (let step = 0; step < trace.steps; step++) {
		const moment = momentAt(trace, step);
		const marks = marksAt(trace, moment, knownAt(trace, step, 'hide'));
		const { last, searched, best } = movesOf(trace, marks);
		const here = new Replay(trace).at(moment.node);
		const legal = here.legalMoves();
		for (const move of [searched, best]) {
			if (move === null) stands++;
			else if (!trace.isStandPat(moment.node)) expect(legal, `step ${step}`).toContain(move);
		}
		if (!trace.isStandPat(moment.node)) continue;
		const above = trace.parentOf(moment.node);
		expect(last, `step ${step}`).toBe(trace.parentOf(above) < 0 ? null : trace.moveOf(above));
	}
	expect(stands).toBeGreaterThan(0);
});

describe('the marks in words', () => {
	const nameOf = (row: number): string => `m${row}`;

	it('says nothing of marks that are not there', () => {
		const none = { last: NO_ROW, searched: NO_ROW, best: NO_ROW, skipped: [] };
		expect(describeMarks(none, nameOf)).toBe('');
		const skipped = [
			{ words: 'searched in pass 2', rows: [4, 5] },
			{ words: 'pruned', rows: [6] }
		];
		expect(describeMarks({ ...none, best: 3, skipped }, nameOf)).toBe(
			'Best so far: m3. Searched in pass 2: m4, m5. Pruned: m6.'
		);
		expect(describeMarks({ ...none, last: 1, searched: 2 }, nameOf)).toBe(
			'Last move: m1. Just searched: m2.'
		);
	});

	it.each([
		[[], ''],
		[[1, 2], 'm1, m2'],
		[[1, 2, 3], 'm1, m2, m3'],
		[[1, 2, 3, 4], 'm1, m2 and 2 more']
	])('names %j, two at most, one more rather than "1 more"', (rows, text) => {
		expect(nameMoves(rows, nameOf, 2)).toBe(text);
	});
});
