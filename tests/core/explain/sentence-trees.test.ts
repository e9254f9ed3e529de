import { describe, expect, it } from 'vitest';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { storyOf } from './record-case.ts';

const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';
const DEEP = '[5,[[[4,9],7],8]]';
const TIE = '[[3,5],[3,1]]';
const LONG = '[[9,[[3,[[[2,1],4],5]],8]],0]';

type Row = readonly [position: string, rules: SetupFields, step: number, text: string];

const said: readonly Row[] = [
	// Entering.
	[AIMA, {}, 0, 'MAX to move. No bounds yet: alpha is −∞, beta ∞.'],
	[AIMA, { root: 'min' }, 0, 'MIN to move. No bounds yet: alpha is −∞, beta ∞.'],
	[AIMA, {}, 1, 'At node a, MIN to move. No bounds yet.'],
	[
		AIMA,
		{},
		9,
		'At node b, MIN to move. MAX already has 3 with node a at the root; MIN has no bound yet.'
	],
	[AIMA, { algorithm: 'minimax' }, 0, 'MAX to move: MAX picks the largest value.'],
	[AIMA, { algorithm: 'minimax' }, 1, 'At node a, MIN to move: MIN picks the smallest value.'],
	// Leaves.
	[AIMA, {}, 2, 'The leaf a1 is worth 3.'],
	['3.25', {}, 0, 'The root is a leaf, worth 3.25.'],
	['[win:-inf]', {}, 1, 'The leaf win is worth −∞.'],
	// Better, and tightening.
	[
		AIMA,
		{},
		3,
		'Node a1 gives 3, MIN’s best so far; beta falls to 3. No cutoff: MAX has no bound yet.'
	],
	[AIMA, {}, 8, 'Node a gives exactly 3, MAX’s best so far; alpha rises to 3.'],
	[AIMA, {}, 16, 'Node c1 gives 14, MIN’s best so far; beta falls to 14. 14 > 3: no cutoff.'],
	[AIMA, {}, 11, 'Node b1 gives 2, MIN’s best so far; beta falls to 2. 2 ≤ 3: cutoff.'],
	[
		AIMA,
		{},
		20,
		'Node c3 gives 2, MIN’s best so far; beta falls to 2. 2 ≤ 3, but c3 was the last move: nothing to prune.'
	],
	[
		TIE,
		{ cut: 'strict' },
		9,
		'Node b1 gives 3, MIN’s best so far; beta falls to 3. 3 = 3: no cutoff. A strict search needs less than 3.'
	],
	[AIMA, { algorithm: 'minimax' }, 3, 'Node a1 gives 3, MIN’s best so far.'],
	// Better only: the bound from above is tighter.
	[DEEP, {}, 9, 'Node b1.1 gives at most 4. MAX already has 5 (a): alpha stays 5.'],
	[
		DEEP,
		{ fail: 'hard' },
		9,
		'Node b1.1 gives at most 5. MAX already has 5 (a): alpha stays 5. Fail-hard returned alpha (5) instead of 4.'
	],
	['[[inf,3]]', {}, 3, 'Node a1 gives ∞: beta stays ∞.'],
	// No better.
	[AIMA, {}, 5, 'Node a2 gives 12, worse for MIN, who keeps node a1 with 3.'],
	[AIMA, {}, 13, 'Node b gives at most 2, certainly worse for MAX, who keeps node a with 3.'],
	[
		AIMA,
		{},
		21,
		'Node c gives exactly 2, worse for MAX, who keeps node a with 3. That was the last move here.'
	],
	[
		'[3,3]',
		{},
		4,
		'Node b gives 3, a tie: MAX keeps node a, which came first. That was the last move here.'
	],
	[
		TIE,
		{},
		11,
		'Node b gives at most 3; MAX keeps node a. Equal or worse? The search need not know. That was the last move here.'
	],
	[
		'[4,[[[3,4],[0]]]]',
		{},
		13,
		'Node b1.2 gives exactly 0; MAX keeps node b1.1 with at most 3. Which is better? MAX already has 4 (a): the search need not know. That was the last move here.'
	],
	[
		'[1,[[[1,4],1]]]',
		{},
		11,
		'Node b1.2 gives 1; MAX keeps node b1.1 with at most 1. Equal or better? MAX already has 1 (a): the search need not know. That was the last move here.'
	],
	[
		'[[0,[[2],[1]]]]',
		{ cut: 'strict', fail: 'hard' },
		12,
		'Node a2.2 gives at least 0; MAX keeps node a2.1 with at least 0. Which is better? MIN already has 0 (a1): the search need not know. Fail-hard returned beta (0) instead of 1. That was the last move here.'
	],
	// Cuts.
	[
		AIMA,
		{},
		12,
		'At node b, MAX gets at most 2 (b1). Node a already gives 3, so MAX avoids b. Nodes b2 and b3 are pruned: 2 nodes saved.'
	],
	[
		'[[-3,-12],[-2,[-4],-6]]',
		{ root: 'min' },
		10,
		'At node b, MAX gets at least −2 (b1). Node a already gives −3, so MIN avoids b. Nodes b2 and b3 are pruned: 3 nodes saved.'
	],
	[
		TIE,
		{},
		10,
		'At node b, MAX gets at most 3 (b1). Node a already gives 3, so b can only tie. Node b2 is pruned: 1 node saved.'
	],
	[
		DEEP,
		{},
		8,
		'At node b1.1, MAX gets at most 4 (b1.1.1). MAX takes 5 at the root (a) rather than come here, so b1.1.2 cannot matter. b1.2 still can. 1 move is pruned: 1 node saved.'
	],
	[
		'[5,[[[5,9],7],8]]',
		{},
		8,
		'At node b1.1, MAX gets at most 5 (b1.1.1). Here MAX can only tie with 5 at the root (a), so b1.1.2 cannot matter. b1.2 still can. 1 move is pruned: 1 node saved.'
	],
	[
		LONG,
		{ root: 'min' },
		13,
		'At node a2.1.2.1.1, MAX gets at most 2 (a2.1.2.1.1.1). MAX takes 9 at node a (a1) rather than come here, so a2.1.2.1.1.2 cannot matter. a2.1.2.1.2 still can. 1 move is pruned: 1 node saved.'
	],
	[
		'[3,[1,2,3,4,5]]',
		{},
		6,
		'At node b, MAX gets at most 1 (b1). Node a already gives 3, so MAX avoids b. Nodes b2, b3 and 2 others are pruned: 4 nodes saved.'
	],
	[
		'[1,inf,2]',
		{},
		5,
		'MAX gets ∞ here (b): nothing can be better. Node c is pruned: 1 node saved.'
	],
	[
		'[1,inf,2]',
		{},
		4,
		'Node b gives ∞, MAX’s best so far; alpha rises to ∞. Nothing can be better: cutoff.'
	],
	// The end.
	[AIMA, {}, 22, 'The root is worth 3, with node a. b (at most 2) and c (2) are worse.'],
	[
		AIMA,
		{ algorithm: 'minimax' },
		25,
		'The root is worth 3, with node a. b (2) and c (2) are worse.'
	],
	[TIE, {}, 12, 'The root is worth 3, with node a. b (at most 3) may tie.'],
	[TIE, { cut: 'strict' }, 13, 'The root is worth 3, with node a. b (1) is worse.'],
	['[3,3]', {}, 5, 'The root is worth 3, with node a. Node b is equally good.'],
	[
		'[3,1,3,3]',
		{},
		9,
		'The root is worth 3, with node a. Nodes c and d are equally good. b (1) is worse.'
	],
	[
		'[3,3,3,3,3]',
		{},
		11,
		'The root is worth 3, with node a. Nodes b, c and 2 others are equally good.'
	],
	['[[3],[2]]', { root: 'min' }, 9, 'The root is worth 2, with node b. a (3) is worse.'],
	['[[7]]', {}, 5, 'The root is worth 7, with node a. It is the only move.'],
	[
		'[1,inf,2]',
		{},
		6,
		'The root is worth ∞, with node b. a (1) is worse. The pruned moves cannot be better either.'
	],
	['3.25', {}, 1, 'Nothing to search: the root is a leaf, worth 3.25.']
];

describe('typed trees', () => {
	it.each(said)('%s %o, step %i', (position, rules, step, text) => {
		const story = storyOf({ game: 'tree', position, ...rules });
		expect(textOf(explainStep(story, step))).toBe(text);
	});
});
