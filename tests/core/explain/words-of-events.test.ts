/** The words of cutoffs, leaves and ends, of faulty runs and of spoken nodes, each on its own. */
import { test } from 'vitest';
import * as cut from '../../../src/lib/core/explain/cut.en.ts';
import * as labels from '../../../src/lib/core/explain/labels.en.ts';
import * as quiet from '../../../src/lib/core/explain/quiet.en.ts';
import { reasonWords } from '../../../src/lib/core/explain/reason.en.ts';
import * as long from '../../../src/lib/core/explain/templates.en.ts';
import * as told from '../../../src/lib/core/explain/told.en.ts';
import { say, type Part } from '../../../src/lib/core/explain/parts.ts';
import type { PlaceTerm } from '../../../src/lib/core/explain/terms.ts';
import { X, O, exact, most, least, move, node, place, owned, check } from './word-terms.ts';

test('a cutoff: the way to its node, who avoids it, and what may only tie', () => {
	const at = (count: number) => Array.from({ length: count }, (_, i) => move(`m${i}`));
	const proof = (count: number, more: object = {}) => ({
		at: at(count),
		by: move('z'),
		isStandPat: false,
		...more
	});
	const claim = (isAmbiguous = false) => ({ term: owned(), given: least(3), isAmbiguous });
	check([
		[cut.proved(X, 1, 'upper', proof(3), 'both'), 'After m0 m1 m2 z, X gets at most 1.'],
		[cut.proved(X, 1, 'upper', proof(4), 'both'), 'After … m3 z, X gets at most 1.'],
		[cut.proved(X, 1, 'lower', proof(4), 'node'), 'After m0 m1 m2 m3, X gets at least 1.'],
		[cut.proved(X, 1, 'upper', proof(3), 'neither'), 'Here X gets at most 1.'],
		[
			cut.proved(X, 1, 'upper', proof(0, { by: node('z') }), 'both'),
			'At the root, X gets at most 1 (z).'
		],
		[
			cut.proved(X, 1, 'upper', { at: [node('b')], by: node('z'), isStandPat: false }, 'node'),
			'At node b, X gets at most 1.'
		],
		[
			cut.proved(X, 1, 'upper', proof(1, { isStandPat: true }), 'both'),
			'After m0, X gets at most 1 (z).'
		],
		[
			cut.oneMoveEarlier(claim(), move('b'), 'worse'),
			'a1 already gives at least 3, so X avoids b.'
		],
		[
			cut.oneMoveEarlier(claim(true), move('b'), 'equal or worse'),
			'a1 at once already gives at least 3, so b can only tie.'
		],
		[cut.oneMoveEarlier(claim(), null, 'worse'), 'a1 already gives at least 3.'],
		[
			cut.furtherUp(claim(), 'worse', 'named'),
			'X takes at least 3 at the root (a1) rather than come here'
		],
		[
			cut.furtherUp(claim(), 'equal or worse', 'unnamed'),
			'Here X can only tie with at least 3 at the root'
		],
		[
			cut.cannotMatter(say`Because`, [move('b')], 2, move('c')),
			'Because, so b and 2 others cannot matter. c still can.'
		],
		[cut.atTheEnd(X, Infinity, null), 'X gets ∞ here: nothing can be better.']
	]);
});

test('standing pat: a plain reason after a comma, one with numbers in brackets, or none', () => {
	const pat = (reason: string): Part[] =>
		quiet.standPat(X, 3, '', reason === '' ? [] : say`${reason}`);
	check([
		[pat('X is a bishop up'), 'X may take nothing (“stand pat”): estimated 3, X is a bishop up.'],
		[pat('even; check −1'), 'X may take nothing (“stand pat”): estimated 3 (even; check −1).'],
		[pat(''), 'X may take nothing (“stand pat”): estimated 3.']
	]);
});

test('the reason of a value counts its pieces and its plies', () => {
	const parties = {
		max: { side: 'max', name: 'White' },
		min: { side: 'min', name: 'Black' }
	} as const;
	const terms = (edge: object, value: number): Part[] =>
		reasonWords(
			{
				kind: 'terms',
				material: { value, edge: { queen: 0, rook: 0, bishop: 0, knight: 0, pawn: 0, ...edge } },
				others: []
			},
			parties
		);
	check([
		[terms({}, 0), 'material is even'],
		[terms({ pawn: 1 }, 1), 'White is a pawn up'],
		[terms({ pawn: 2, rook: 1 }, 7), 'White is a rook and two pawns up'],
		[terms({ pawn: -1 }, -1), 'Black is a pawn up'],
		[terms({ pawn: -2, rook: 1 }, 3), 'White has a rook for two pawns'],
		[terms({ pawn: 2, rook: -1 }, -3), 'Black has a rook for two pawns'],
		// As much for as much: White is named.
		[terms({ bishop: 1, knight: -1 }, 0), 'White has a bishop for a knight'],
		[reasonWords({ kind: 'plies', base: 10, plies: 1 }, parties), '10 − 1 ply'],
		[reasonWords({ kind: 'plies', base: -10, plies: 2 }, parties), '−10 + 2 plies'],
		[
			reasonWords({ kind: 'free-squares', region: 12, taken: 3, squares: 9, added: 0 }, parties),
			'free squares 12 − 3 = 9'
		],
		[
			reasonWords({ kind: 'free-squares', region: 12, taken: 3, squares: 9, added: 1000 }, parties),
			'1000 and free squares 12 − 3 = 9'
		]
	]);
});

test('the end: who wins, with which move, and how the others compare', () => {
	const { finishResult: result, finishValue: value } = long;
	check([
		[result(0, null, X, move('a')), 'A draw (0), with a.'],
		[result(1, X, X, move('a')), 'X wins (1), with a.'],
		[result(-1, O, X, move('a')), 'O wins (−1), even after X’s best, a.'],
		[result(-1, O, X, null), 'O wins (−1).'],
		[value(least(2), '', move('a'), 'certain'), 'The root is worth at least 2, with a.'],
		[
			value(exact(2), '', null, 'estimate'),
			'At this depth and with this evaluator, the root is worth 2.'
		],
		[long.namedGroup([{ term: move('b'), given: most(2) }], 'worse'), 'b (at most 2) is worse.'],
		[
			long.namedGroup(
				[
					{ term: move('b'), given: most(2) },
					{ term: move('c'), given: exact(1) }
				],
				'may tie'
			),
			'b (at most 2) and c (1) may tie.'
		],
		[long.countedGroup(1, null, 'worse', 'all'), '1 other is worse.'],
		[long.countedGroup(8, most(0), 'worse', 'all'), '8 others (at most 0) are worse.'],
		[long.countedGroup(1, null, 'may tie', 'searched'), '1 other searched move may tie.'],
		[
			long.countedGroup(2, null, 'worse', 'searched in this pass'),
			'2 other moves searched in this pass are worse.'
		]
	]);
});

test('a faulty run: the window, what it takes, and where its bounds go', () => {
	const open = { alpha: -Infinity, beta: Infinity };
	check([
		[told.entered(X, null, open, 'none yet', null), 'X to move. No bounds yet.'],
		[told.entered(X, null, open, 'set', null), 'X to move. No bounds here.'],
		[
			told.entered(X, null, { alpha: 1, beta: Infinity }, 'set', 'min'),
			'X to move, but the search takes the smallest value. The window here is 1 to ∞.'
		],
		[
			told.entered(X, null, { alpha: -Infinity, beta: 2 }, 'set', 'max'),
			'X to move, but the search takes the largest value. The window here is −∞ to 2.'
		],
		[told.gave(move('b'), 2, null, null), 'b gives 2.'],
		[
			told.gave(node('b'), 2, 3, 4),
			'Node b gives 2, although its best is 3, which the search takes for 4.'
		],
		[told.bestIs(null, 2), 'The best is now 2'],
		[told.bestIs(2, 2), 'The best stays 2'],
		[told.boundIs('max', 1, 2), 'alpha rises to 2'],
		[told.boundIs('min', 2, 1), 'beta falls to 1'],
		[told.boundIs('max', 2, 2), 'alpha stays 2'],
		[told.stops(null, open, [move('a')], 2), 'The search skips a and 2 others.'],
		[
			told.stops(2, { alpha: 3, beta: 4 }, [move('a')], 0),
			'The search stops here with best 2 and window 3 to 4. a is not searched.'
		],
		[told.finished(2, null, move('a')), 'The search returns 2 (a).'],
		[told.finished(2, 3, null), 'The search returns 2, although the best at the root is 3.']
	]);
});

test('spoken nodes: their side, their place, and their value', () => {
	const line = (at: PlaceTerm, kind: labels.SpokenKind): Part[] =>
		labels.spokenNode(at, kind, say`3`);
	check([
		[line(place(), 'max'), 'Root, MAX node: 3'],
		[line(place(), 'leaf'), 'Root, leaf: 3'],
		[line(place('a', 'b'), 'min'), 'MIN node after a b: 3'],
		[line(place('a'), 'move'), 'Move a: 3'],
		[line({ ...place('a'), names: 'node' }, 'leaf'), 'Leaf a: 3'],
		[labels.closedNode(exact(3), null), 'exactly 3'],
		[labels.closedNode(most(3), say`cut`), 'at most 3, cut'],
		[labels.openNodeWithBest(least(3)), 'best so far at least 3'],
		[labels.prunedMove('pruned', 2), 'pruned, 2 nodes saved']
	]);
});
