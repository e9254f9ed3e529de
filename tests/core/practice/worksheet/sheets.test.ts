import { beforeAll, describe, expect, it, test } from 'vitest';
import { generateTree } from '../../../../src/lib/core/practice/generate.ts';
import { LEVELS } from '../../../../src/lib/core/practice/levels.ts';
import { USUAL_RULES } from '../../../../src/lib/core/practice/level-exercise.ts';
import { PRACTICE } from '../../../../src/lib/core/practice/practice-link.ts';
import { exerciseAt } from '../../../../src/lib/core/practice/set.ts';
import { letterAt, withLetters } from '../../../../src/lib/core/practice/worksheet/lettered.ts';
import {
	makeWorksheet,
	type Worksheet
} from '../../../../src/lib/core/practice/worksheet/sheets.ts';
import { blanksOfKey, taskKey } from '../../../../src/lib/core/practice/worksheet/worksheet-key.ts';
import { WORKSHEET } from '../../../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { slice } from '../../../sweep.ts';
import { countCutoffs, type Nested } from './naive-cutoffs.ts';

beforeAll(loadAll);

function worksheet(query: string): Worksheet {
	const { values, faults } = WORKSHEET.read(query);
	expect(faults).toEqual([]);
	const made = makeWorksheet(values);
	if (!made.ok) throw new Error(made.fault.message);
	return made.value;
}

const positionsOf = ({ sheets }: Worksheet): string[][] =>
	sheets.map(({ tasks }) =>
		tasks.map(({ exercise }) => exercise.recording.trace.header.setup.position)
	);

describe('drawn sheets', () => {
	it.each(LEVELS)('have the seeds s, s + 1000, … at level %i', (level) => {
		const [seed, variants, trees] = [7, 3, 2];
		const made = worksheet(`level=${level}&seed=${seed}&variants=${variants}&trees=${trees}`);
		const expected = Array.from({ length: variants }, (_, variant) =>
			Array.from(
				{ length: trees },
				(__, tree) => generateTree(level, seed + tree + 1000 * variant, USUAL_RULES)?.position
			)
		);
		expect(positionsOf(made)).toEqual(expected);
		expect(made.sheets.map(({ letter, code }) => [letter, code])).toEqual(
			['A', 'B', 'C'].map((letter) => [letter, `${level}-${seed}-${letter}`])
		);
		expect(new Set(positionsOf(made).flat()).size).toBe(variants * trees);
	});

	it('lead to the same trees in Practice', () => {
		for (const query of ['level=3&variants=2&trees=3&cut=strict', 'level=2&notation=mit&trees=2']) {
			const made = worksheet(query);
			for (const { links, tasks } of made.sheets) {
				const opened = links.flatMap((link) => {
					const { values, faults } = PRACTICE.read(link);
					expect(faults).toEqual([]);
					return Array.from({ length: values.position === null ? values.sets : 1 }, (_, index) => {
						const exercise = exerciseAt(values, index);
						if (!exercise.ok) throw new Error(exercise.fault.message);
						return exercise.value.recording.trace.header.setup;
					});
				});
				expect(opened).toEqual(tasks.map(({ exercise }) => exercise.recording.trace.header.setup));
			}
		}
	});

	it('are cut past the bound with the notation of CS188, unless another rule is chosen', () => {
		const cutOf = (query: string): string => WORKSHEET.read(query).values.cut;
		expect(cutOf('notation=cs188')).toBe('strict');
		expect(cutOf('notation=cs188&cut=equal')).toBe('equal');
		expect(cutOf('notation=aima')).toBe('equal');
	});
});

describe('letters', () => {
	it('name the nodes below the root row by row, and keep names that are there', () => {
		expect(withLetters('[[3,x:5],[2,9]]')).toBe('[A:[C:3,x:5],B:[D:2,E:9]]');
		expect(withLetters('[A:[3,5],[2,9]]')).toBe('[A:[C:3,D:5],B:[E:2,F:9]]');
		expect([0, 25, 26, 51, 52, 701, 702].map(letterAt)).toEqual([
			'A',
			'Z',
			'AA',
			'AZ',
			'BA',
			'ZZ',
			'AAA'
		]);
	});

	it('are in the sentences of the key', () => {
		const [sheet] = worksheet('position=[[3,12,8],[2,4,6],[14,5,2]]&notation=mit').sheets;
		const task = sheet?.tasks[0];
		if (task === undefined) throw new Error('a sheet has a tree');
		const key = taskKey(task.exercise);
		expect(key.sentences[0]).toMatch(/^At node B, MAX gets at most 2 \(G\)/);
		expect(blanksOfKey(task.exercise, key, 'mit')).toEqual({
			order: 'D, E, F, G, J, K, L',
			count: '7',
			move: 'A',
			toward: 'D (3)',
			value: '3'
		});
	});

	it('are not in a key without them: there leaves are the numbers in sight', () => {
		const [sheet] = worksheet('position=[[3,12,8],[2,4,6],[14,5,2]]').sheets;
		const task = sheet?.tasks[0];
		if (task === undefined) throw new Error('a sheet has a tree');
		expect(blanksOfKey(task.exercise, taskKey(task.exercise), 'aima')).toEqual({
			order: '3, 12, 8, 2, 14, 5, 2',
			count: '7',
			move: 'a',
			toward: '3',
			value: '3'
		});
	});
});

const TYPED = [
	'[[3,12,8],[2,4,6],[14,5,2]]',
	'[5,[[[4,9],7],8]]',
	'[[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7],[5]],[[9,8],[6]]]',
	'[[[[4,3],[2,8]],[[4,5],[0,4]]],[[[7,8],[7,4]],[[1,4],[7,8]]]]',
	'[[0.5,-3],[2,-9],[1,1]]'
];

describe('variants of a typed tree', () => {
	const cases = TYPED.flatMap((position) =>
		['equal', 'strict'].flatMap((cut) =>
			['max', 'min'].flatMap((root) =>
				['listed', 'reversed'].map((order) => ({ position, cut, root, order }))
			)
		)
	);
	test.each(slice(cases, 5))('differ, with as many cutoffs of each kind: %o', (fields) => {
		const query = `${new URLSearchParams(fields).toString()}&variants=3`;
		const made = worksheet(query);
		const positions = positionsOf(made).flat();
		expect(new Set(positions).size).toBe(positions.length);
		expect(made.notice === null).toBe(positions.length === 3);
		const kinds = positions.map((text) =>
			countCutoffs(JSON.parse(text) as Nested, fields.cut, fields.root, fields.order)
		);
		for (const other of kinds) expect(other).toEqual(kinds[0]);
	});

	it('are the same for the same link', () => {
		const query = `position=${TYPED.join(';')}&variants=2`;
		expect(positionsOf(worksheet(query))).toEqual(positionsOf(worksheet(query)));
	});

	it('are not there for a tree that has only one order, and the page says so', () => {
		const made = worksheet('position=[[[3]]]&variants=2');
		expect(made.sheets).toHaveLength(1);
		expect(made.notice).toBe(
			'No other order of this tree was found that has as many cutoffs of each kind. There are fewer than 2 variants.'
		);
	});

	it('are not there for positions of other games', () => {
		const made = worksheet('game=tictactoe&position=OXX..XO.O&variants=2');
		expect(made.sheets).toHaveLength(1);
		expect(made.notice).toMatch(/^Only whole typed trees have variants/);
	});
});

describe('bad input', () => {
	const faultsOf = (query: string): unknown[] =>
		WORKSHEET.read(query).faults.map(({ field, fault }) => [field, fault.code, fault.at]);
	it('is named at its field, with its place in the whole text', () => {
		expect(faultsOf('position=[[3,4],[5,6]];+[1,x')).toEqual([['position', 'tree-word', 18]]);
		expect(faultsOf(`position=${'[1,2];'.repeat(9)}`)).toEqual([
			['position', 'positions-many', undefined]
		]);
		expect(faultsOf('trees=9')).toEqual([['trees', 'trees-range', undefined]]);
		expect(faultsOf('variants=0&points=-1')).toEqual([
			['variants', 'variants-range', undefined],
			['points', 'points-range', undefined]
		]);
		expect(faultsOf(`title=${'x'.repeat(81)}`)).toEqual([['title', 'title-long', undefined]]);
		expect(faultsOf('level=1&ask=windows')).toEqual([['ask', 'ask-impossible', 0]]);
	});

	it('cannot be a sheet: the fault has its tree and its field', () => {
		const made = makeWorksheet(WORKSHEET.read('position=[[1,2],[3,4]];5').values);
		expect(made).toMatchObject({ ok: false, fault: { field: 'position' } });
		expect(made.ok ? '' : made.fault.message).toMatch(/^Tree 2: There is nothing to search/);
	});
});
