/**
 * The words of sentences, each on its own: a bound is called one, one move is singular, and long paths show their end.
 */
import { describe, expect, it, test } from 'vitest';
import * as again from '../../../src/lib/core/explain/again.en.ts';
import * as cut from '../../../src/lib/core/explain/cut.en.ts';
import * as labels from '../../../src/lib/core/explain/labels.en.ts';
import * as names from '../../../src/lib/core/explain/names.en.ts';
import * as short from '../../../src/lib/core/explain/short.en.ts';
import * as long from '../../../src/lib/core/explain/templates.en.ts';
import { type Part } from '../../../src/lib/core/explain/parts.ts';
import type { HoldingTerm } from '../../../src/lib/core/explain/terms.ts';
import type { Amount } from '../../../src/lib/core/explain/knowledge.ts';
import {
	X,
	O,
	exact,
	most,
	least,
	move,
	node,
	place,
	returned,
	owned,
	nowhere,
	asks,
	probes,
	check
} from './word-terms.ts';

test('values: exact, at most, at least, with their unit', () => {
	check([
		[names.amount(exact(2)), '2'],
		[names.amount(most(2)), 'at most 2'],
		[names.amount(least(2)), 'at least 2'],
		[names.amount(least(-1), 'point'), 'at least −1'],
		[names.gives(returned(exact(2))), 'b2 gives 2'],
		[names.gives({ ...returned(exact(2)), told: 'exactly' }), 'b2 gives exactly 2'],
		[names.gives({ ...returned(most(2)), told: 'exactly' }), 'b2 gives at most 2']
	]);
	expect(names.value(Infinity).infinite).toBe('max');
	expect(names.value(-Infinity).infinite).toBe('min');
	expect(names.value(1).infinite).toBeUndefined();
});

test('places: up to three moves are shown, of four the last two', () => {
	check([
		[names.where(place()), 'at the root'],
		[names.where(place('a', 'b', 'c')), 'after a b c'],
		[names.where(place('a', 'b', 'c', 'd')), 'after … c d'],
		[names.where({ ...place('b1'), names: 'node' }), 'at node b1'],
		[again.foundAt({ at: place(), pass: null }), ' after the root'],
		[again.foundAt({ at: place('a', 'b', 'c'), pass: 2 }), ' after a b c in pass 2'],
		[again.foundAt({ at: place('a', 'b', 'c', 'd'), pass: null }), ' after … c d'],
		[again.foundAt({ at: null, pass: 2 }), ' in pass 2'],
		[labels.knownFrom({ at: place('a', 'b', 'c', 'd'), pass: null }), 'known from b c d'],
		[labels.knownFrom({ at: place(), pass: 2 }), 'known from the root, pass 2'],
		[labels.knownFrom({ at: null, pass: 2 }), 'known from pass 2']
	]);
});

test('lists of moves: "and" before the last, singular for one', () => {
	const list = [move('a'), move('b')];
	check([
		[names.listNames(list, 0, 'cut'), 'a and b'],
		[names.listNames(list, 4, 'cut'), 'a, b and 4 others'],
		[names.listMoves([move('a')], 0, 'cut'), 'a is'],
		[names.listMoves(list, 0, 'cut'), 'a and b are'],
		[names.listMoves([move('a')], 2, 'cut'), 'a and 2 others are'],
		[names.listMoves([node('a')], 0, 'cut'), 'Node a is'],
		[names.listMoves([node('a'), node('b')], 0, 'cut'), 'Nodes a and b are'],
		[cut.prunedNames([move('a')], 'for good'), 'a is pruned.'],
		[cut.prunedNames(list, 'for now'), 'a and b are skipped for now.'],
		[cut.prunedCount(1, 1, 'for good'), '1 move is pruned: 1 node saved.'],
		[cut.prunedCount(2, 2, 'for good'), '2 moves are pruned: 2 nodes saved.'],
		[cut.prunedCount(2, null, 'for now'), '2 moves are skipped for now.'],
		[labels.cutOff(1, 1, 'for good'), 'cutoff: 1 move pruned, 1 node saved'],
		[labels.cutOff(2, null, 'for now'), 'cutoff: 2 moves skipped for now'],
		[labels.subtree(1, 0, null, 'for good'), 'subtree: 1 node visited'],
		[labels.subtree(6, 1, 2, 'for good'), 'subtree: 6 nodes visited, 1 pruned, 2 nodes saved'],
		[short.equallyGood(1), '1 other is equally good.'],
		[short.equallyGood(2), '2 others are equally good.']
	]);
});

describe('a side’s bound', () => {
	it('names who has it, by which move and where', () => {
		check([
			[names.holding(owned()), 'X already has 3 with a1 at the root'],
			[names.holding(owned({ limit: 2.5 })), 'X already has 3 with a1 at the root (alpha is 2.5)'],
			[names.heldBy(owned()), 'X already has 3 (a1)'],
			[names.heldBy(owned({ isAmbiguous: true })), 'X already has 3 (a1 at the root)'],
			[short.heldValue(owned()), 'X already has 3'],
			[names.holding(nowhere()), 'O has no bound yet'],
			[short.heldValue(nowhere()), 'O has no bound yet'],
			[names.holding(nowhere(true)), 'O’s best is not passed down'],
			[names.holding(asks({ asks: 'within', alpha: 1, beta: 3 })), 'beta is 3, set by the pass']
		]);
	});

	it('that a pass or a probe asks for is its question', () => {
		const question = { asks: 'at least', value: 3 } as const;
		check([
			[cut.byQuestion(asks(question)), 'That settles “at least 3?” here.'],
			[cut.byQuestion(asks({ asks: 'more than', value: 3 })), 'That settles “more than 3?” here.'],
			[cut.byQuestion(probes(X)), 'That settles “more than 2?” here.'],
			[cut.byQuestion(probes(O)), 'That settles “less than 2?” here.'],
			[
				cut.byQuestion(asks({ asks: 'within', alpha: 1, beta: 3 })),
				'Beta is 3, set by the pass, so the remaining moves here cannot matter.'
			],
			[long.needNotKnow(probes(X), names.heldBy), 'The probe need not know'],
			[long.needNotKnow(asks(question), names.heldBy), 'The pass need not know'],
			[long.needNotKnow(nowhere(), names.heldBy), 'The search need not know'],
			[long.needNotKnow(owned(), names.heldBy), 'X already has 3 (a1): the search need not know']
		]);
	});

	it('at a node that is entered is said once', () => {
		const entered = (max: HoldingTerm, min: HoldingTerm): Part[] =>
			long.enterWindow(X, null, max, min);
		const within = asks({ asks: 'within', alpha: 1, beta: 3 });
		check([
			[
				entered({ ...nowhere(), limit: -Infinity }, nowhere()),
				'X to move. No bounds yet: alpha is −∞, beta ∞.'
			],
			[entered(nowhere(true), nowhere(true)), 'X to move. No bound is passed down.'],
			[
				entered(nowhere(true), nowhere()),
				'X to move. O’s best is not passed down; O has no bound yet.'
			],
			[entered(within, within), 'X to move. The window of this pass is 3 to 3.'],
			[entered(owned(), probes(X)), 'X to move. X has 3 so far.'],
			[entered(probes(X), probes(X)), 'X to move.'],
			[entered(nowhere(), probes(X)), 'X to move.'],
			[
				entered(owned(), nowhere()),
				'X to move. X already has 3 with a1 at the root; O has no bound yet.'
			]
		]);
	});
});

describe('a move that returned', () => {
	const kept = (worth: Amount) => ({ move: move('a1'), worth });

	it('is the best so far only with a value: a bound makes a bound of the best', () => {
		check([
			[short.newBest(returned(exact(3)), exact(3)), 'b2 gives 3, X’s best so far.'],
			[
				short.newBest(returned(least(3)), least(3)),
				'b2 gives at least 3, so the best here so far is at least 3.'
			],
			[long.newBest(returned(exact(3), O)), 'b2 gives 3, O’s best so far.']
		]);
	});

	it('moves the bound of its side: alpha of MAX, beta of MIN', () => {
		check([
			[
				long.newBestTightens(returned(exact(3)), 3),
				'b2 gives 3, X’s best so far; alpha rises to 3.'
			],
			[
				long.newBestTightens(returned(exact(3), O), 3),
				'b2 gives 3, O’s best so far; beta falls to 3.'
			],
			[
				long.newBestTightens(returned(exact(3)), 2),
				'b2 gives 3, X’s best so far; alpha rises to 2, just short of the best, so that tied moves keep exact values.'
			],
			[
				long.newBestTightens(returned(exact(3)), 2, 'brief'),
				'b2 gives 3, X’s best so far; alpha rises to 2.'
			],
			[
				long.newBestStays(returned(exact(2)), exact(2), owned()),
				'b2 gives 2. X already has 3 (a1): alpha stays 3.'
			],
			[long.newBestStays(returned(exact(2)), most(2), probes(X)), 'b2 gives 2: at most 2 so far.']
		]);
	});

	it('is worse only by values, and certainly worse by bounds', () => {
		for (const { given, worth, word } of [
			{ given: exact(1), worth: exact(3), word: '' },
			{ given: most(1), worth: exact(3), word: 'certainly ' },
			{ given: exact(1), worth: least(3), word: 'certainly ' }
		]) {
			const bound = { exact: '', upper: 'at most ', lower: 'at least ' };
			const gives = `b2 gives ${bound[given.bound]}1, ${word}worse for X, who keeps`;
			check([
				[short.keepsBetter(returned(given), kept(worth)), `${gives} ${bound[worth.bound]}3.`],
				[long.keepsBetter(returned(given), kept(worth)), `${gives} a1 with ${bound[worth.bound]}3.`]
			]);
		}
	});

	it('is compared with the bound by the rule, with the sign of its side', () => {
		const test = (mover: 'max' | 'min', rule: 'equal' | 'strict') =>
			({ best: 5, mover, theirs: owned(), rule }) as const;
		check([
			[long.testHolds(test('max', 'equal')), '5 ≥ 3: cutoff.'],
			[long.testHolds(test('max', 'strict')), '5 > 3: cutoff.'],
			[long.testHolds(test('min', 'equal')), '5 ≤ 3: cutoff.'],
			[long.testHolds(test('min', 'strict')), '5 < 3: cutoff.'],
			[
				long.testHolds(test('max', 'equal'), move('b2')),
				'5 ≥ 3, but b2 was the last move: nothing to prune.'
			],
			[long.testHolds(test('max', 'equal'), null), '5 ≥ 3, but no move is left: nothing to prune.'],
			[
				long.testHolds({ ...test('max', 'equal'), theirs: nowhere() }),
				'Nothing can be better: cutoff.'
			],
			[long.noCut(test('max', 'equal')), '5 < 3: no cutoff.'],
			[long.noCut(test('min', 'equal')), '5 > 3: no cutoff.'],
			[
				long.noCut({ ...test('max', 'strict'), best: 3 }),
				'3 = 3: no cutoff. A strict search needs more than 3.'
			],
			[
				long.noCut({ ...test('min', 'strict'), best: 3 }),
				'3 = 3: no cutoff. A strict search needs less than 3.'
			],
			[long.noCut({ ...test('max', 'equal'), theirs: nowhere() }), 'No cutoff: O has no bound yet.']
		]);
	});
});
