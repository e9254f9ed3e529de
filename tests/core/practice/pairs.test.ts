/** Pairs: the same tree under both cutoff rules, and the first difference between the two searches. */
import { expect, test } from 'vitest';
import { assertExists } from '../../../src/lib/core/base/assert.ts';
import { writeCode } from '../../../src/lib/core/practice/code.ts';
import type { Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { judgeDifference, type Pair } from '../../../src/lib/core/practice/first-difference.ts';
import { gradeCode } from '../../../src/lib/core/practice/grade.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { PRACTICE, type PracticeValues } from '../../../src/lib/core/practice/practice-link.ts';
import { exerciseAt, sizeOf } from '../../../src/lib/core/practice/set.ts';
import { slice } from '../../sweep.ts';
import { range, valueOf } from './exercises.ts';
import { naiveSearch } from './naive-search.ts';
import { digitsOf, nested } from './nested.ts';

const setOf = (query: string): PracticeValues => PRACTICE.read(query).values;
const at = (values: PracticeValues, index: number): Exercise => valueOf(exerciseAt(values, index));
const positionOf = (x: Exercise): string => x.recording.trace.header.setup.position;

/** The nodes that the naive search visits: those neither cut nor below a cut. */
function visitedBy(x: Exercise): ReadonlySet<number> {
	const { cut, fail } = x.rules;
	const max = x.tree.isMax[0] === true;
	const { cuts } = naiveSearch(nested(x), { max, equal: cut === 'equal', fail });
	const isCut = (node: number): boolean =>
		[...cuts].some((path) => digitsOf(x, node).startsWith(path));
	return new Set(range(0, x.tree.nodes - 1).filter((node) => !isCut(node)));
}

test('two exercises in turn have one tree, cut on equality and then past the bound', () => {
	const values = setOf('level=5&pairs=on&seed=4294967294');
	const plain = setOf('level=5&seed=4294967294');
	expect(sizeOf(values)).toBe(6);
	for (const index of range(0, 5)) {
		const x = at(values, index);
		expect(x.rules.cut).toBe(index % 2 === 0 ? 'equal' : 'strict');
		expect(positionOf(x)).toBe(positionOf(at(plain, Math.floor(index / 2))));
	}
});

test('the first difference is the first node that only one of two naive searches visits', () => {
	for (const seed of slice(range(1, 500), 50)) {
		for (const more of ['', '&root=min', '&order=reversed', '&fail=hard']) {
			const values = setOf(`level=5&pairs=on&seed=${seed}${more}`);
			const pair: Pair = { equal: at(values, 0), strict: at(values, 1) };
			const { tree } = pair.equal;
			const visits = [pair.equal, pair.strict].map(visitedBy);
			const [inEqual, inStrict] = visits as [ReadonlySet<number>, ReadonlySet<number>];
			const nodes = range(1, tree.nodes - 1);
			const first = assertExists(
				nodes.find((node) => inEqual.has(node) !== inStrict.has(node)),
				'a tree of level 5 is cut differently'
			);
			const right = [...nodes, null].filter((node) => judgeDifference(pair, node).isRight);
			expect(right).toEqual([first]);
			expect(judgeDifference(pair, first).words).toMatch(
				/^That is the first one\. (\S+) [≥≤] \1 holds: (.+) is pruned\. \1 [<>] \1 does not hold: \2 is searched\.$/
			);
			const words = nodes.flatMap((node) =>
				node === first ? [] : [[node, judgeDifference(pair, node).words] as const]
			);
			for (const [node, said] of words) {
				const both = Number(inEqual.has(node)) + Number(inStrict.has(node));
				expect(said).toMatch([/^Neither search/, /an earlier node/, /^Both/][both] as RegExp);
			}
			expect(judgeDifference(pair, null).words).toMatch(/^There is a difference\./);
		}
	}
});

test('two searches without a difference are said to have none', () => {
	const x = at(setOf('level=5&pairs=on'), 0);
	expect(judgeDifference({ equal: x, strict: x }, null)).toEqual({
		isRight: true,
		words: 'Both searches enter the same nodes.'
	});
});

test('a result code has each rule of a tree, and both are marked by their own search', () => {
	const values = setOf('level=5&pairs=on&seed=7&sets=4&ask=values,windows,cuts,count,move');
	const keys = range(0, 3).map((index) => keyOf(at(values, index)));
	const grades = valueOf(gradeCode(valueOf(writeCode({ values, answers: keys }))));
	expect(grades.map(({ seed, score }) => [seed, score])).toEqual([
		[7, 1],
		[7, 1],
		[8, 1],
		[8, 1]
	]);
	const swapped = [1, 0, 3, 2].flatMap((index) => keys[index] ?? []);
	const wrong = valueOf(gradeCode(valueOf(writeCode({ values, answers: swapped }))));
	for (const { score, ideas } of wrong) {
		expect(score).toBeLessThan(1);
		expect(ideas).toContain('other-rule');
	}
});
