import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import {
	countShown,
	differByName,
	findNearest,
	findSuspects,
	judge,
	orderOf,
	type Verdict
} from '../../../src/lib/core/check/judge.ts';
import { namedTreeOf, type NamedTree } from '../../../src/lib/core/check/named-tree.ts';
import { readPrinted } from '../../../src/lib/core/check/read-printed.ts';
import { runOf } from '../../../src/lib/core/check/runs.ts';
import { sayAlone } from '../../../src/lib/core/check/verdict.en.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { runStudent, STUDENTS, type Nested } from './student-program.ts';

const TEXT = '[[[-3,[-3,-5,1]],[6,[6,-3]]],[1,6],[[[-4,-5],[-1,9]],5]]';
const FREE = { cut: null, value: null };

function treeOf(text: string): NamedTree {
	const state = explicit.parse(text, { root: 'max' });
	if (!state.ok) throw new Error(state.fault.message);
	return namedTreeOf(explicit, state.value);
}

function check(text: string, line: string, demands: Parameters<typeof judge>[2] = FREE) {
	const tree = treeOf(text);
	const printed = readPrinted(line, tree);
	if (!printed.ok) throw new Error(printed.fault.message);
	return judge(tree, printed.value, demands);
}

function randomTrees(count: number): Nested[] {
	const random = seededRandom(seedFrom(32));
	const whole = (below: number) => Math.floor(random() * below);
	const grow = (plies: number): Nested =>
		plies === 0 || (plies < 3 && whole(4) === 0)
			? whole(15) - 6
			: Array.from({ length: 1 + whole(3) }, () => grow(plies - 1));
	return Array.from({ length: count }, () => grow(4));
}

test.each([
	['-3 -3 6 1 6 -4 -1', 'equal'],
	['[−3, −3, −5, 6,\n1, 6, −4, "−1"]', 'strict'],
	['a1.1 -3, a1.2.1=-3 a2.1: 6 b1 1 b2 6 c1.1.1 -4 c1.2.1 -1', 'equal'],
	['b1 1 b2 6 a1.1 -3 a1.2.1 -3 c1.1.1 -4 c1.2.1 -1', null]
	// After b, alpha cuts at a and at c before any tie: both rules print this.
] as const)('%s is right under its rule', (line, rule) => {
	const found = check(TEXT, line);
	expect([found.verdict, found.rule]).toEqual(['right', rule]);
});

test.each([
	['-3 -3 -5 1 6 1 6 -4 -5 -1 9 5', ['max-never-raises-alpha', 'no-cut-min']],
	['-3 -3 6 6 1 6 -4 -1', ['min-never-lowers-beta', 'no-cut-max']],
	['-3 -3 1 6', ['window-shared']],
	['-3 -3 1 -4 -1', ['negamax-not-swapped']],
	['-3 -3 -5 1 6 6 1 6 -4 -5 5', ['wrong-bound-tested']],
	['-3 -3 6 1 6 -4 -5 -1 9', ['only-parent-bound', 'wrong-bound-returned']],
	['-3 -3 6 1 6 -4 -1 9', ['bound-assigned']],
	['-3 -3 6 1 -4 -1', ['best-starts-at-zero', 'returns-last']],
	['-3 1', ['last-move-left-out']],
	['-3', ['own-bound-tested']],
	['-3 -3 -5 1 6 6 -3 1 6 -4', ['flag-not-toggled']],
	['-3 -3 6 6 1 6 -4 -5 -1 5', ['sides-exchanged']]
])('%s is what %j print', (line, faults) => {
	expect(check(TEXT, line, { cut: 'equal', value: null }).faults).toEqual(faults.map((id) => [id]));
});

test('a value narrows the faults, the other rule is one where a rule is demanded', () => {
	expect(check(TEXT, '-3 -3 6 1 -4 -1', { cut: 'equal', value: -1 }).faults).toEqual([
		['returns-last']
	]);
	expect(check(TEXT, '-3 -3 -5 6 1 6 -4 -1', { cut: 'equal', value: null })).toEqual({
		verdict: 'differs',
		rule: null,
		faults: [['cut-on-other-rule']],
		first: { leaf: 3, expected: 6, got: -5 },
		nearest: null
	});
});

test('where nothing prints this, the faults that print the longest beginning of it are the nearest', () => {
	const { faults, first, nearest } = check(TEXT, '-3 -3 6 6 1 6 9');
	expect([faults, first?.leaf]).toEqual([[], 4]);
	expect(nearest).toEqual({
		faults: [['min-never-lowers-beta'], ['no-cut-max'], ['sides-exchanged']],
		leaves: 6
	});
	const tree = treeOf(TEXT);
	const printed = readPrinted('-3 -3 6 6 1 6 9', tree);
	if (!printed.ok) throw new Error(printed.fault.message);
	// Each of them prints so many leaves of it, as it is written and in the order in which it is shown.
	for (const { programs } of findNearest(tree, printed.value, FREE)?.suspects ?? []) {
		const shown = programs.map((one) => runOf(orderOf(tree, printed.value, one), one).leaves);
		expect(shown.map((leaves) => leaves.slice(0, 6).map((leaf) => tree.value[leaf]))).toEqual([
			[-3, -3, 6, 6, 1, 6]
		]);
	}
	expect(check(TEXT, '9 9 9').nearest).toBeNull();
	expect(check(TEXT, '-3 -3 6 1 1').nearest).toBeNull();
});

test('names are asked for only where two faults print the same values from different leaves', () => {
	const asks = (text: string, line: string): boolean => {
		const tree = treeOf(text);
		const printed = readPrinted(line, tree);
		if (!printed.ok) throw new Error(printed.fault.message);
		return differByName(tree, printed.value, findSuspects(tree, printed.value, FREE));
	};
	expect(asks('[[2,1],[1,3]]', '2 1')).toBe(true);
	// With names one of the two is left.
	expect(asks('[[2,1],[1,3]]', 'a1 2 b1 1')).toBe(false);
	expect(check('[[2,1],[1,3]]', 'a1 2 b1 1').faults).toEqual([['negamax-not-swapped']]);
	expect(asks(TEXT, '-3 -3 6 6 1 6 -4 -1')).toBe(false);
});

test.each([
	['-3 -3 6 6 1 6 9', 'It is at its leaf 4, worth 1, where your program prints 6.'],
	['-3 -3 6', 'It is at its leaf 4, worth 1, where your program ends.'],
	['-3 -3 6 1 6 -4 -1 9 9', 'It ends where your program prints 9 as leaf 8.']
])('%s: the right search is shown alone, where it was left', (line, there) => {
	expect(sayAlone(check(TEXT, line).first)).toBe(
		`No search of ours prints your line, so the right one is shown alone. ${there}`
	);
});

test('the trees show as many faults as they are said to', () => {
	expect(countShown(treeOf(TEXT), 'equal')).toBe(19);
	expect(countShown(treeOf(TEXT), 'strict')).toBe(19);
	expect(countShown(treeOf('[[3,12,8],[2,4,6],[14,5,2]]'), 'equal')).toBeLessThan(19);
});

test('a program with a fault is answered with it, or is right where it prints what a right one prints', () => {
	for (const tree of [JSON.parse(TEXT) as Nested, ...randomTrees(runs(400, 80))]) {
		const text = JSON.stringify(tree);
		const rightOnes = (['equal', 'strict'] as const).map((cut) =>
			runStudent(tree, { fault: '', way: 'first', form: 'best', cut })
		);
		const judged = new Map<string, Verdict>();
		for (const student of STUDENTS) {
			const { printed, value } = runStudent(tree, student);
			if (printed.length === 0) continue;
			const line = printed.join(' ');
			const key = `${line} = ${value}`;
			const found = judged.get(key) ?? check(text, line, { cut: null, value });
			judged.set(key, found);
			const isRight = rightOnes.some(
				(right) => right.value === value && right.printed.join() === printed.join()
			);
			expect(found.verdict, `${text} ${JSON.stringify(student)}`).toBe(
				isRight ? 'right' : 'differs'
			);
			if (isRight) continue;
			expect(found.faults.flat(), `${text} ${JSON.stringify(student)}`).toContain(student.fault);
			for (const [id = '', other] of found.faults) {
				if (other !== undefined || id === 'cut-on-other-rule') continue;
				const same = STUDENTS.filter(({ fault }) => fault === id)
					.map((one) => runStudent(tree, one))
					.some((one) => one.value === value && one.printed.join() === printed.join());
				expect(same, `${text} prints ${printed.join(' ')} with ${id}`).toBe(true);
			}
		}
	}
});

test.each([
	'$ python3 search.py\n-3\n-3\n6\n1\n6\n-4\n-1\n\n$ ',
	'>>> search(TREE, True)\n-3\n-3\n6\n1\n6\n-4\n-1\n>>> ',
	'me@home:~/ai$ node search.mjs 2\n[ -3, -3, 6, 1, 6, -4, -1 ]\nme@home:~/ai$ ',
	'C:\\ai> java Search\r\n-3.0\r\n-3.0\r\n6.0\r\n1.0\r\n6.0\r\n-4.0\r\n-1.0\r\n',
	'In [4]: run()\nOut[4]: [-3, -3, 6, 1, 6, -4, -1]',
	'[np.float64(-3.0), np.float64(-3.0), 6, 1, 6, -4, -1]',
	'Leaf -3\nLeaf -3\nLeaf: 6\nleaf=1\nevaluating leaf 6\nleaf -4 visited\nleaf -1',
	'(-3, -3, 6, 1,\n\n6, -4, -1,)'
])('what a terminal shows is read: %j', (pasted) => {
	expect(check(TEXT, pasted).rule).toBe('equal');
});

test('a damaged line never throws', () => {
	const random = seededRandom(seedFrom(33));
	const letters = '0123-−.,[]"= :ab1einf\n\0';
	const tree = treeOf(TEXT);
	for (let run = 0; run < runs(20000); run++) {
		const line = Array.from({ length: 12 }, () => letters[Math.floor(random() * letters.length)]);
		const printed = readPrinted(line.join(''), tree);
		if (!printed.ok) expect(printed.fault.message).toMatch(/\.$/);
	}
});

test.each([
	['', 'printed-empty', undefined],
	['[]', 'printed-empty', undefined],
	['-3 x 4', 'printed-number', 3],
	['q -3', 'printed-name', 0],
	['b1 2', 'printed-value', 3],
	['b1 x', 'printed-number', 3]
])('%j is unreadable: %s', (line, code, at) => {
	const printed = readPrinted(line, treeOf(TEXT));
	expect(printed.ok ? null : [printed.fault.code, printed.fault.at]).toEqual([code, at]);
});
