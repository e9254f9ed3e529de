/** The words of practice, each with the numbers that decide between two of them. */
import { describe, expect, test } from 'vitest';
import * as broken from '../../../src/lib/core/practice/break-it/break.en.ts';
import * as difference from '../../../src/lib/core/practice/first-difference.en.ts';
import * as first from '../../../src/lib/core/practice/first-words.en.ts';
import * as matter from '../../../src/lib/core/practice/matter.en.ts';
import * as words from '../../../src/lib/core/practice/practice.en.ts';
import * as predict from '../../../src/lib/core/practice/predict/predict.en.ts';
import { sayParts, scored } from '../../../src/lib/core/practice/score.en.ts';
import type { Part } from '../../../src/lib/core/practice/score.ts';

const b1 = { name: 'b1', at: 'at b1' };
const root = { name: 'the root', at: 'at the root' };

describe('what Check says', () => {
	test.each([
		[words.nodeWords([], 'at'), root],
		[words.nodeWords(['b1'], 'at'), b1],
		[words.nodeWords(['a3', 'b2'], 'after'), { name: 'a3 b2', at: 'after a3 b2' }]
	])('of a node: %j', (said, expected) => {
		expect(said).toEqual(expected);
	});

	test.each([
		[words.overPruned(b1, 'max', 3), 'Cut too early at b1: alpha is 3 here.'],
		[words.overPruned(root, 'min', -3), 'Cut too early at the root: beta is −3 here.'],
		[words.underPruned(root), 'A cut is missing at the root.'],
		[words.wrongValue(root, '4'), 'The root does not return 4.'],
		[words.wrongValue(b1, '≤4'), 'b1 does not return ≤4.'],
		[words.wrongBound(4, 'exact'), '4 is right, and it is exact: no sign belongs to it.'],
		[words.wrongBound(4, 'upper'), '4 is right, but it is a limit from the other side.'],
		[words.notExact(4, 'upper'), '4 is right, but it is not exact: it is at most that.'],
		[words.notExact(4, 'lower'), '4 is right, but it is not exact: it is at least that.'],
		[words.wrongLimit('max', b1, 2), 'Alpha at b1 is not 2.'],
		[words.wrongLimit('min', b1, 2), 'Beta at b1 is not 2.'],
		[words.wrongLimits(root, 1, 2), 'At the root alpha is not 1, and beta is not 2.'],
		[words.swappedLimits(b1), 'Alpha and beta at b1 are exchanged: alpha is MAX’s, beta is MIN’s.'],
		[words.beyondCut(b1), 'Nothing below b1 is ever searched.'],
		[words.wrongCount(1, 2), '1 leaf is evaluated, not 2.'],
		[words.wrongCount(5, 1204), '5 leaves are evaluated, not 1,204.'],
		[words.wrongMove('a'), 'The move is not a.'],
		[words.moreExactly({ value: 4, bound: 'upper' }), 'more exactly at most 4'],
		[words.moreExactly({ value: 4, bound: 'lower' }), 'more exactly at least 4'],
		[words.amountWords({ value: 4, bound: 'lower' }), '≥ 4'],
		[
			words.tooLarge(60),
			'This tree has more than 60 nodes, which is too large for an exercise. Choose a smaller depth, or a node further down.'
		],
		[
			words.nothingAsked(['values', 'move']),
			'Nothing is asked that this search has. Choose from values, move.'
		],
		[words.missing('at b1'), 'Right so far. Something is still to be filled in at b1.'],
		[words.noCode('“x”'), '“x” is not a result code: a code begins with PS2- and is copied whole.'],
		[
			words.otherVersion('9'),
			'This code is from version 9 of practice, which this Plyscope cannot read.'
		],
		[words.strangeCharacter('“+”'), '“+” is no character of a result code. Copy the code again.'],
		[words.unknownSet('Why.'), 'This code is about a set that cannot be made. Why.'],
		[words.onlyEqual, 'Best only equals it, and this search cuts only past the bound.']
	])('%s', (said, expected) => {
		expect(said).toBe(expected);
	});

	test('of a side’s own bound, which stops the other side alone', () => {
		const own = { side: 'max', name: 'MAX' } as const;
		expect(words.ownBound(3, root, own, { name: 'MIN', at: 'at b' }, b1)).toBe(
			'The 3 at the root is an alpha, MAX’s own: it can stop MIN at b, never MAX at b1.'
		);
		const other = { side: 'min', name: 'MIN' } as const;
		expect(words.ownBound(3, root, other, { name: 'MAX', at: null }, b1)).toBe(
			'The 3 at the root is a beta, MIN’s own: it can only stop MAX, never MIN at b1.'
		);
	});

	test.each([
		[['that never cuts'], 'This is the answer for a search that never cuts.'],
		[['one', 'two'], 'This is the answer for a search one, or one two.'],
		[['one', 'two', 'three'], 'This is the answer for a search one, one two, or one three.']
	])('of ideas with one answer: %j', (clauses, said) => {
		expect(words.namedIdeas(clauses)).toBe(said);
	});

	test('of a diagnosis, whether all answers fit or all but one', () => {
		expect(words.fitting('An idea.', 'every answer')).toBe('An idea.');
		expect(words.fitting('An idea.', 'all but one')).toBe(
			'All but one answer fit an idea. An idea.'
		);
	});

	test('at first: the place and a question, without the answer', () => {
		expect(first.onValue(root, '4', 'MAX').said).toBe('The root does not return 4.');
		expect(first.onCount(1204).said).toBe('1,204 is not the number of leaves evaluated.');
		expect(first.onDecision(b1, 'MAX', 'MIN').question).toBe(
			'What does MAX have at b1 after each child, and what does MIN already have further up?'
		);
	});
});

describe('a score in words', () => {
	const part = (kind: Part['kind'], facts: Partial<Part>): Part => ({
		...{ kind, of: 3, right: 2, following: 0, early: 0 },
		...facts
	});

	test.each<[Part, string, string]>([
		[part('cuts', {}), 'Cuts 2 of 3 found.', 'Cuts 2 of 3 found.'],
		[
			part('cuts', { early: 1 }),
			'Cuts 2 of 3 found, 1 too early.',
			'Cuts 2 of 3 found, 1 too early.'
		],
		[part('cuts', { of: 0, right: 0 }), 'Nothing to cut.', 'Nothing to cut.'],
		[part('values', { of: 9 }), 'Values 2 of 9.', 'Values 2 of 9.'],
		[
			part('values', { of: 9, following: 1 }),
			'Values 3 of 9, 1 of them follows from an earlier slip.',
			'Values 2 of 9.'
		],
		[
			part('windows', { of: 9, following: 2 }),
			'Windows 4 of 9, 2 of them follow from an earlier slip.',
			'Windows 2 of 9.'
		]
	])('%j', (one, follow, strict) => {
		expect([sayParts([one], 'follow'), sayParts([one], 'strict')]).toEqual([follow, strict]);
	});

	test('has its share in whole per cent, and its parts one after the other', () => {
		expect(scored(0.526, [part('cuts', {}), part('values', {})], 'strict')).toBe(
			'53%: cuts 2 of 3 found; values 2 of 3'
		);
		expect(scored(0.998, [], 'strict')).toBe('99%: ');
		expect(scored(1, [], 'strict')).toBe('100%: ');
	});
});

describe('Break it', () => {
	const of = (visited: number, value: number) => ({ visited, value });
	test.each([
		[
			broken.tooLarge(201, 200),
			'This tree has 201 leaves, and a tree here has at most 200. Type a smaller one.'
		],
		[
			broken.sameRuns(of(1, 4)),
			'Both visit the same leaf and return 4: this tree does not show the fault.'
		],
		[
			broken.sameRuns(of(2, 4)),
			'Both visit the same 2 leaves and return 4: this tree does not show the fault.'
		],
		[broken.otherSteps(), 'Their steps differ, but not in a leaf.'],
		[
			broken.otherRuns(of(3, 4), of(1, 5)),
			'This tree shows the fault. The faulty search returns 5, the right one 4. The faulty search visits 1 leaf, the right one 3.'
		],
		[
			broken.otherRuns(of(3, 4), of(3, 5)),
			'This tree shows the fault. The faulty search returns 5, the right one 4.'
		],
		[
			broken.otherRuns(of(3, 4), of(2, 4)),
			'This tree shows the fault. Both return 4. The faulty search visits 2 leaves, the right one 3.'
		],
		[
			broken.otherRuns(of(3, 4), of(3, 4)),
			'This tree shows the fault. Both return 4. Both visit 3 leaves, but not the same ones.'
		],
		[broken.againstPar(4, 4), 'Your tree has 4 leaves, and none with fewer shows the fault.'],
		[broken.againstPar(5, 4), 'Your tree has 5 leaves. 4 leaves are enough.'],
		[broken.canBeWrong(1), 'Another tree with 1 leaf even makes it return a wrong value.']
	])('%s', (said, expected) => {
		expect(said).toBe(expected);
	});
});

describe('Predict', () => {
	test.each([
		[predict.gives('b1', '2', 'leaf'), 'b1 is worth 2.'],
		[predict.gives('b1', '2', 'exact'), 'b1 gives exactly 2.'],
		[predict.gives('b1', '2', 'upper'), 'b1 gives at most 2.'],
		[predict.gives('b1', '2', 'lower'), 'b1 gives at least 2.'],
		[predict.askCut('G.', b1), 'G. Cut at b1, or go on?'],
		[predict.askBound('max', b1, 'c'), 'c returns. What is alpha at b1 then?'],
		[predict.askBound('min', b1, 'c'), 'c returns. What is beta at b1 then?'],
		[predict.askNext('G.'), 'G. Which node is searched next?'],
		[predict.askOwner('G.', b1), 'G. The search cuts at b1. Whose bound is it?'],
		[predict.askNever(b1), 'Cut at b1: which branches are never searched?'],
		[predict.ideaTallied('that never cuts', 1), '“A search that never cuts”: once'],
		[predict.ideaTallied('that never cuts', 2), '“A search that never cuts”: 2 times'],
		[predict.tooLarge(5000, 60), 'The whole tree has 5,000 nodes; Predict asks about at most 60.']
	])('%s', (said, expected) => {
		expect(said).toBe(expected);
	});
});

describe('the first difference of two searches, and what could matter', () => {
	test.each([
		[
			difference.later('b1'),
			'Only one of the two searches enters b1, but an earlier node differs too.'
		],
		[difference.inBoth('b1'), 'Both searches enter b1.'],
		[difference.inNeither('b1'), 'Neither search enters b1.'],
		[matter.whatever('the root', 3, 'b2'), 'The root is worth 3, whatever b2 is.'],
		[
			matter.whateverItWere('b2', -1, 0),
			'b2 is worth −1 by minimax. The root is worth 0, whatever it were.'
		],
		[matter.idle('b2', 'strict'), 'Under > this is still searched, although it cannot matter.'],
		[matter.idle('b2', 'other'), 'b2 is searched, although it cannot matter.'],
		[
			matter.decides(
				'b2',
				[],
				[
					{ value: 1, root: 1 },
					{ value: 9, root: 3 }
				]
			),
			'b2 decides: at 1 the root is worth 1, at 9 it is worth 3.'
		],
		[
			matter.decides(
				'b2',
				[
					{ name: 'c', value: -Infinity },
					{ name: 'd', value: Infinity }
				],
				[{ value: 1, root: 1 }]
			),
			'With d at ∞ and c at −∞, b2 decides: at 1 the root is worth 1.'
		]
	])('%s', (said, expected) => {
		expect(said).toBe(expected);
	});

	test('of a value that a cut too early would have missed', () => {
		const one = { branch: 'b2', value: 5, root: 'the root', move: 'b' };
		expect(matter.witness({ ...one, noSmaller: [], noLarger: [] })).toBe(
			'If b2 were 5, the root would be worth 5 by b; you would never have seen it.'
		);
		expect(matter.witness({ ...one, noSmaller: ['c'], noLarger: [] })).toBe(
			'If b2 were 5, and c no smaller, the root would be worth 5 by b; you would never have seen it.'
		);
		expect(matter.witness({ ...one, noSmaller: ['c'], noLarger: ['d'] })).toBe(
			'If b2 were 5, c no smaller, and d no larger, the root would be worth 5 by b; you would never have seen it.'
		);
	});
});
