/** Which trees a level accepts: its promises, each at the last number that keeps it and the first that does not. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import { drawTree } from '../../../src/lib/core/practice/generate.ts';
import {
	LEVEL_INFO,
	type Drawn,
	type Level,
	type Shape
} from '../../../src/lib/core/practice/levels.ts';

type Facts = Partial<Pick<Drawn, 'leaves' | 'wrongAnswers' | 'values'>> &
	Partial<Pick<Drawn['search'], 'cutoffs' | 'deep' | 'atMax' | 'prunedLeaves' | 'subtrees'>> & {
		readonly hidden?: string;
	};

const USUAL = { leaves: 18, wrongAnswers: 9, values: { right: 7, swapped: 5, first: 6 } };
const SEARCH = { cutoffs: 3, deep: 1, atMax: 1, prunedLeaves: 4, subtrees: 1 };

/** Whether a level accepts a tree that differs from a usual one in these facts. */
function accepts(level: Level, { hidden, ...facts }: Facts): boolean {
	const drawn = {
		...{ ...USUAL, ...facts },
		search: { ...SEARCH, ...facts },
		tells: (id: string) => id !== hidden
	};
	return LEVEL_INFO[level].accepts(drawn as unknown as Drawn);
}

test.each<[Level, Facts, Facts]>([
	[1, { leaves: 6 }, { leaves: 5 }],
	[1, {}, { values: { right: 7, swapped: 5, first: 7 } }],
	[1, {}, { values: { right: 7, swapped: 7, first: 6 } }],
	[2, { cutoffs: 1 }, { cutoffs: 2 }],
	[2, { cutoffs: 1 }, { cutoffs: 0 }],
	[2, { cutoffs: 1, prunedLeaves: 2 }, { cutoffs: 1, prunedLeaves: 1 }],
	[2, { cutoffs: 1, wrongAnswers: 4 }, { cutoffs: 1, wrongAnswers: 3 }],
	[3, { leaves: 9 }, { leaves: 8 }],
	[3, { leaves: 18 }, { leaves: 19 }],
	[3, { atMax: 1 }, { atMax: 0 }],
	[3, { atMax: 2 }, { atMax: 3 }],
	[3, { subtrees: 1 }, { subtrees: 0 }],
	// At most six tenths of the leaves are pruned.
	[3, { leaves: 10, prunedLeaves: 6 }, { leaves: 10, prunedLeaves: 7 }],
	[4, { leaves: 16 }, { leaves: 15 }],
	[4, { leaves: 28 }, { leaves: 29 }],
	[4, { cutoffs: 3 }, { cutoffs: 2 }],
	[4, { deep: 1 }, { deep: 0 }],
	[4, { deep: 2 }, { deep: 3 }],
	[4, { leaves: 20, prunedLeaves: 12 }, { leaves: 20, prunedLeaves: 13 }],
	[4, {}, { hidden: 'shallow' }],
	[4, { hidden: 'other-rule' }, { hidden: 'shallow' }],
	[4, { wrongAnswers: 6 }, { wrongAnswers: 5 }],
	[5, { leaves: 16 }, { leaves: 15 }],
	[5, { deep: 3 }, { deep: 0 }],
	[5, {}, { hidden: 'shallow' }],
	[5, {}, { hidden: 'other-rule' }],
	[5, { wrongAnswers: 7 }, { wrongAnswers: 6 }]
])('level %i accepts %j, and not %j', (level, kept, broken) => {
	expect([accepts(level, kept), accepts(level, broken)]).toEqual([true, false]);
});

test('a drawn tree has the plies, the children and the leaves of its shape, or none if they cannot differ', () => {
	const shape: Shape = { plies: 2, children: [2, 3], leaves: [-1, 7], isDistinct: true };
	for (let seed = 1; seed <= 100; seed++) {
		const tree = drawTree(seededRandom(seed), shape);
		if (tree === null) throw new Error('nine leaves can all be different');
		const inner = tree.children.filter((children) => children.length > 0);
		expect(inner.every(({ length }) => length === 2 || length === 3)).toBe(true);
		expect(tree.isMax).toEqual(tree.parent.map((parent) => parent !== 0));
		const leaves = tree.value.filter((_, node) => tree.children[node]?.length === 0);
		expect(new Set(leaves).size).toBe(leaves.length);
		expect(leaves.every((value) => Number.isInteger(value) && value >= -1 && value <= 7)).toBe(
			true
		);
		expect(tree.nodes).toBe(tree.parent.length);
	}
	const five = (leaves: Shape['leaves'], isDistinct: boolean): number[] | undefined =>
		drawTree(seededRandom(1), { plies: 1, children: [5, 5], leaves, isDistinct })?.value.slice(1);
	expect(five([1, 4], true)).toBeUndefined();
	expect(five([3, 7], true)?.sort()).toEqual([3, 4, 5, 6, 7]);
	expect(five([1, 4], false)).toHaveLength(5);
});
