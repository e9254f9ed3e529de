/** Result codes of Break it: their reader tries each tree again. */
import { expect, test } from 'vitest';
import type { Tried } from '../../../../src/lib/core/practice/break-it/attempt.ts';
import {
	readBreakCode,
	writeBreakCode
} from '../../../../src/lib/core/practice/break-it/break-code.ts';
import { gradeCode } from '../../../../src/lib/core/practice/grade.ts';

const TREES: readonly Tried[] = [
	{ search: 1, root: 'max', cut: 'equal', position: '[[3,[5,1]]]' },
	{ search: 1, root: 'max', cut: 'strict', position: '[[3,5],[2,9]]' },
	{ search: 3, root: 'min', cut: 'equal', position: '[[1,2],[3,-4.5]]' },
	{ search: 4, root: 'max', cut: 'equal', position: '[2,1,[2,1,7,7]]' }
];

test('a code is read as it was written', () => {
	const code = writeBreakCode(TREES);
	expect(code).toMatch(/^PB1-[A-Za-z0-9_-]+-[0-9a-f]{8}$/);
	expect(readBreakCode(` ${code}\n`)).toEqual({ ok: true, value: TREES });
	expect(readBreakCode(writeBreakCode([]))).toEqual({ ok: true, value: [] });
});

test('a tree scores the fewest leaves as a part of its own, and nothing without the fault', () => {
	const grades = gradeCode(writeBreakCode(TREES));
	if (!grades.ok) throw new Error(grades.fault.message);
	expect(
		grades.value.map(({ level, right, score, ideas, rule }) => [level, right, score, ideas, rule])
	).toEqual([
		[1, 1, 1, ['min-never-lowers-beta'], 'leaves'],
		[1, 0, 0, [], 'leaves'],
		[3, 1, 0.5, ['window-shared'], 'leaves'],
		[4, 1, 4 / 6, ['bound-assigned'], 'leaves']
	]);
});

test('a damaged code is refused with its reason', () => {
	const code = writeBreakCode(TREES);
	const codes = [code.replace('-', '-A'), code.slice(0, -1), `PB9${code.slice(3)}`, 'PBx', ''];
	expect(
		codes.map((one) => {
			const read = gradeCode(one);
			return read.ok ? 'read' : read.fault.code;
		})
	).toEqual(['code-checksum', 'code-checksum', 'code-version', 'code-form', 'code-form']);
	for (let end = 0; end < code.length; end++) expect(gradeCode(code.slice(0, end)).ok).toBe(false);
});
