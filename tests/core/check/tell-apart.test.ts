import { expect, test } from 'vitest';
import { findSuspects, judge } from '../../../src/lib/core/check/judge.ts';
import { namedTreeOf } from '../../../src/lib/core/check/named-tree.ts';
import { readPrinted } from '../../../src/lib/core/check/read-printed.ts';
import { MOST_TELLING, tellApart, type Telling } from '../../../src/lib/core/check/tell-apart.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { runStudent, STUDENTS, type Nested } from './student-program.ts';

const TEXT = '[[[-3,[-3,-5,1]],[6,[6,-3]]],[1,6],[[[-4,-5],[-1,9]],5]]';
const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';

/** The suspects of a line, and the tree that shows them apart. */
function tell(text: string, line: string) {
	const state = explicit.parse(text, { root: 'max' });
	if (!state.ok) throw new Error(state.fault.message);
	const tree = namedTreeOf(explicit, state.value);
	const printed = readPrinted(line, tree);
	if (!printed.ok) throw new Error(printed.fault.message);
	const demands = { cut: null, value: null };
	if (judge(tree, printed.value, demands).verdict === 'right') return null;
	const suspects = findSuspects(tree, printed.value, demands);
	return { suspects, telling: suspects.length > 1 ? tellApart(suspects, true) : null };
}

const printedBy = (text: string, student: (typeof STUDENTS)[number]): string =>
	runStudent(JSON.parse(text) as Nested, student).printed.join(' ');

/** What the students' own programs print there, of those that print `line` on the first tree. */
function linesBy(telling: Telling, text: string, line: string): string[][] {
	return telling.lines.map(({ faults }) => {
		const programs = STUDENTS.filter(
			(student) =>
				faults.flat().includes(student.fault as never) && printedBy(text, student) === line
		);
		return [...new Set(programs.map((student) => printedBy(telling.tree, student)))].toSorted();
	});
}

test.each([TEXT, AIMA, '[[3,5],[2,9]]'])(
	'on the second tree for %s the faults print what they are said to',
	(text) => {
		let told = 0;
		for (const line of new Set(STUDENTS.map((student) => printedBy(text, student)))) {
			const { telling = null, suspects = [] } = (line !== '' && tell(text, line)) || {};
			if (telling === null) continue;
			told++;
			expect(telling.tree.match(/\d/g)?.length).toBeLessThanOrEqual(MOST_TELLING);
			expect(telling.lines.flatMap(({ faults }) => faults)).toHaveLength(suspects.length);
			expect(telling.lines.map(({ printed }) => printed.toSorted())).toEqual(
				linesBy(telling, text, line)
			);
			const all = telling.lines.flatMap(({ printed }) => printed);
			expect(new Set(all).size, 'no line is printed by two groups').toBe(all.length);
		}
		expect(told).toBeGreaterThan(0);
	}
);

test('the tree is the smallest that shows them, and the same each time', () => {
	const line = '-3 -3 6 1 -4 -1';
	const { telling } = tell(TEXT, line) ?? {};
	expect(telling?.tree).toBe('[-2,[-1,1]]');
	expect(tell(TEXT, line)?.telling).toEqual(telling);
});

test('two names of one search are shown apart by no tree', () => {
	const { suspects, telling } = tell(TEXT, '-3 -3 6 6 1 6 -4 -1') ?? {};
	expect(suspects?.map(({ ids }) => ids)).toEqual([['min-never-lowers-beta'], ['no-cut-max']]);
	expect(telling).toBeNull();
});

test('where MIN moves at the root, MIN does so on the second tree', () => {
	const { suspects = [] } = tell(TEXT, '-3 -3 6 1 -4 -1') ?? {};
	const telling = tellApart(suspects, false);
	expect(telling?.max).toBe(false);
	expect(telling?.lines).toHaveLength(2);
});
