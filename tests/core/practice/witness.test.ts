/** Could it matter: what moves the root, and what does not, against a minimax of the test's own. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import { exerciseOf, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { LEVELS } from '../../../src/lib/core/practice/levels.ts';
import { matterOf, rootAt, samplesOf } from '../../../src/lib/core/practice/matter.ts';
import { countLeaves, subtreeOf } from '../../../src/lib/core/practice/plain-tree.ts';
import { sayWitness, witnessOf } from '../../../src/lib/core/practice/witness.ts';
import { SETUP, type SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { slice } from '../../sweep.ts';
import { CASES, exercisesIn, range, valueOf } from './exercises.ts';
import { naiveSearch, type Nested } from './naive-search.ts';
import { digitsOf, nested } from './nested.ts';

/** Values that nodes are given, by the digits of the way down to them. */
type Set = ReadonlyMap<string, number>;

/** Minimax, with every leaf at or below a node of the set worth what is set. */
function minimax(tree: Nested, isMax: boolean, set: Set, path = ''): number {
	const own = set.get(path);
	if (own !== undefined) return own;
	if (typeof tree === 'number') return tree;
	const values = tree.map((child, index) => minimax(child, !isMax, set, path + String(index)));
	return isMax ? Math.max(...values) : Math.min(...values);
}

/** The same tree with leaves of the set's values. */
function written(tree: Nested, set: Set, path = ''): Nested {
	const own = set.get(path);
	if (typeof tree === 'number') return own ?? tree;
	return tree.map((child, index) => {
		const below = path + String(index);
		return written(child, own === undefined ? set : new Map(set).set(below, own), below);
	});
}

/** The later siblings on the way down to a path, each with whether MAX moves above it. */
function laterSiblings(tree: Nested, isMax: boolean, path: string): [string, boolean][] {
	const later: [string, boolean][] = [];
	let [at, max] = [tree, isMax];
	for (const [ply, digit] of Array.from(path).entries()) {
		if (typeof at === 'number') throw new Error('a leaf has no children');
		for (let index = Number(digit) + 1; index < at.length; index++) {
			later.push([path.slice(0, ply) + String(index), max]);
		}
		at = at[Number(digit)] as Nested;
		max = !max;
	}
	return later;
}

/** 500 trees a level, each under every rule; or a few of them. */
const WITNESSED = slice(CASES, 200);
/** 2,500 trees a level, 10,000 in all. */
const PRUNED = slice(CASES.slice(0, 2500), 100);
const CUT_LEVELS = LEVELS.filter((level) => level > 1);

const counts = { overPrunes: 0, none: 0, prunedLeaves: 0, visitedLeaves: 0, deciding: 0, trees: 0 };

const searchedBranches = ({ truth, tree }: Exercise): number[] =>
	tree.parent.flatMap((parent, node) =>
		parent >= 0 && truth.entered[node] === true ? [node] : []
	);

describe.each(CUT_LEVELS)('could it matter: level %d', (level) => {
	test('under ≥ each branch that is searched has a witness, which minimax confirms; under > those that can matter', () => {
		for (const x of exercisesIn(level, WITNESSED)) {
			const tree = nested(x);
			const isMax = x.tree.isMax[0] === true;
			for (const branch of searchedBranches(x)) {
				counts.overPrunes++;
				const path = digitsOf(x, branch);
				const later = laterSiblings(tree, isMax, path);
				const witness = witnessOf(x, branch);
				if (witness === null) {
					counts.none++;
					expect(x.rules.cut).toBe('strict');
					expectIdle(x, path, later);
					continue;
				}
				const { value } = witness;
				expect(Number.isFinite(value)).toBe(true);
				expect(digitsOf(x, witness.move)).toBe(path.slice(0, 1));
				expect(value).not.toBe(minimax(tree, isMax, new Map()));
				// What the witness says of the others, by a little and by much: the root is worth it, by that move.
				const said = new Map([
					...witness.noSmaller.map((node) => [digitsOf(x, node), 1] as const),
					...witness.noLarger.map((node) => [digitsOf(x, node), -1] as const)
				]);
				expect([...said.keys()].sort()).toEqual(later.map(([node]) => node).sort());
				for (const distance of [0, 1, 1e6]) {
					const set = new Map([...said].map(([node, sign]) => [node, value + sign * distance]));
					set.set(path, value);
					expect(minimax(tree, isMax, set)).toBe(value);
					const right = naiveSearch(written(tree, set), { max: isMax, equal: true });
					expect([right.values.get(''), right.move]).toEqual([value, path.slice(0, 1)]);
				}
				// A search that cuts there never finds it.
				const set = new Map([...said].map(([node, sign]) => [node, value + sign * 1e6]));
				const cut = naiveSearch(written(tree, set.set(path, value)), {
					max: isMax,
					equal: x.rules.cut === 'equal',
					forced: { path, cut: 'made' }
				});
				expect(cut.values.get('')).not.toBe(value);
			}
		}
	});

	test('no value of a pruned leaf moves the root, and each leaf visited under ≥ decides it', () => {
		for (const x of exercisesIn(level, PRUNED)) {
			counts.trees++;
			const tree = nested(x);
			const isMax = x.tree.isMax[0] === true;
			const root = minimax(tree, isMax, new Map());
			const leaves = range(0, x.tree.nodes - 1).filter((node) => countLeaves(x.tree, node) === 1);
			const pruned = new Set(
				x.truth.pruned.flatMap((is, node) => (is ? subtreeOf(x.tree, node) : []))
			);
			const joint = new Map<string, number>();
			for (const leaf of leaves.filter((node) => x.tree.children[node]?.length === 0)) {
				const path = digitsOf(x, leaf);
				if (pruned.has(leaf)) {
					counts.prunedLeaves++;
					for (const value of [-Infinity, -1, 0, 7.5, 1e9, Infinity]) {
						expect(minimax(tree, isMax, new Map([[path, value]]))).toBe(root);
						joint.set(path, value);
						expect(minimax(tree, isMax, joint)).toBe(root);
					}
					const { low, high } = matterOf(x.tree, leaf, 'pruned');
					expect([low, high]).toEqual([root, root]);
				} else {
					counts.visitedLeaves++;
					expectDecides(x, leaf);
				}
			}
		}
	});
});

function expectDecides(x: Exercise, leaf: number): void {
	const tree = nested(x);
	const isMax = x.tree.isMax[0] === true;
	const path = digitsOf(x, leaf);
	const against = laterSiblings(tree, isMax, path).map(
		([node, max]) => [node, max ? -Infinity : Infinity] as const
	);
	const rootFor = (value: number): number =>
		minimax(tree, isMax, new Map([...against, [path, value]]));
	const matter = matterOf(x.tree, leaf, 'visited');
	expect(new Map([...matter.given].map(([node, value]) => [digitsOf(x, node), value]))).toEqual(
		new Map(against)
	);
	const samples = samplesOf(matter, x.tree.value[leaf] as number);
	for (const value of [-Infinity, -2, 3, 40, Infinity]) {
		expect(rootAt(matter, value)).toBe(rootFor(value));
	}
	if (samples === null) {
		expect(x.rules.cut).toBe('strict');
		expect(rootFor(-Infinity)).toBe(rootFor(Infinity));
		return;
	}
	counts.deciding++;
	const [one, other] = samples;
	expect(one).toBeLessThan(other);
	expect(rootFor(one)).not.toBe(rootFor(other));
}

/** Whatever is unseen, and whatever the branch: the root is the same. */
function expectIdle(x: Exercise, path: string, later: readonly [string, boolean][]): void {
	const tree = nested(x);
	const isMax = x.tree.isMax[0] === true;
	const random = seededRandom(later.length);
	for (let time = 0; time < 4; time++) {
		const set = later.map(([node]) => [node, Math.floor(random() * 60) - 30] as const);
		const roots = [-Infinity, 0, Infinity].map((value) =>
			minimax(tree, isMax, new Map([...set, [path, value]]))
		);
		expect(new Set(roots).size).toBe(1);
	}
}

test('the sweep met both kinds of leaves and branches', () => {
	expect(Math.min(counts.overPrunes, counts.prunedLeaves, counts.deciding)).toBeGreaterThan(0);
	expect(counts.overPrunes).toBeGreaterThan(counts.none);
});

/** The textbook's tree, and one in which the bound is set further up and only equalled. */
const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';
const EQUAL = '[[5,9],[5,7],[[1,2],6]]';

function exerciseIn(fields: SetupFields, row?: number): Exercise {
	const { values } = SETUP.parse({ game: 'tree', algorithm: 'alphabeta', ...fields });
	return valueOf(exerciseOf(recordSearch(values), ['cuts'], row));
}

describe('the words of a witness', () => {
	test.each([
		[
			'a branch of the root',
			TEXTBOOK,
			'equal',
			[2],
			'If c were 13, the root would be worth 13 by c'
		],
		[
			'a leaf with a later sibling',
			TEXTBOOK,
			'equal',
			[2, 1],
			'If c2 were 8, and c3 no smaller, the root would be worth 8 by c'
		],
		[
			'siblings of both sides',
			EQUAL,
			'equal',
			[2, 0, 0],
			'If c1.1 were 15, c2 no smaller, and c1.2 no larger, the root would be worth 15 by c'
		]
	] as const)('%s', (_, position, cut, path, words) => {
		const x = exerciseIn({ position, cut });
		expect(sayWitness(x, nodeAt(x, path))).toBe(`${words}; you would never have seen it.`);
	});

	test('under > a leaf that can only equal the bound has none', () => {
		const x = exerciseIn({ position: EQUAL, cut: 'strict' });
		expect(sayWitness(x, nodeAt(x, [1, 1]))).toBe(
			'Under > this is still searched, although it cannot matter.'
		);
	});

	test('a leaf that is searched for ties alone has none', () => {
		const x = exerciseIn({ position: EQUAL, cut: 'equal', ties: 'exact' });
		expect(sayWitness(x, nodeAt(x, [1, 1]))).toBe(
			'This is still searched to find ties at the root, although it cannot change the value there.'
		);
	});

	test('in a part of a search its first window counts', () => {
		const { recording } = exerciseIn({ position: TEXTBOOK });
		const x = valueOf(exerciseOf(recording, ['cuts'], recording.trace.childrenOf(0)[2]));
		expect(x.window.alpha).toBe(3);
		expect(sayWitness(x, nodeAt(x, [1]))).toBe(
			'If c2 were 8, and c3 no smaller, c would be worth 8 by c2; you would never have seen it.'
		);
	});
});

function nodeAt({ tree }: Exercise, path: readonly number[]): number {
	return path.reduce((node, index) => tree.children[node]?.[index] ?? NaN, 0);
}

describe('two values of a leaf', () => {
	test.each([
		['its own and one that the root takes', { low: 3, high: 5 }, 1, [1, 5]],
		['no further from its own than needed', { low: -Infinity, high: Infinity }, 4, [4, 6]],
		['below its own', { low: 3, high: 5 }, 9, [3, 9]],
		['for an infinite leaf', { low: 3, high: Infinity }, Infinity, [5, Infinity]],
		['where the root is infinite', { low: -Infinity, high: Infinity }, -Infinity, [-Infinity, 0]]
	] as const)('%s', (_, sway, own, samples) => {
		expect(samplesOf(sway, own)).toEqual(samples);
	});

	test('none where the root does not move', () => {
		expect(samplesOf({ low: 3, high: 3 }, 5)).toBeNull();
	});
});
