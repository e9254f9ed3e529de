/** The claims of the rules with their numbers, each checked against another implementation of alpha-beta. */
import { expect, test } from 'vitest';
import { placesOf } from '../../../src/lib/core/practice/asked-places.ts';
import { exerciseOf, pathOf, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { ruleAt } from '../../../src/lib/core/practice/hints-at.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { expectSame } from '../../same.ts';
import { slice } from '../../sweep.ts';
import { EVERYTHING, manyExercises, range, valueOf } from './exercises.ts';
import { naiveSearch, type NaiveResult, type Nested } from './naive-search.ts';
import { digitsOf, nested } from './nested.ts';

const numberOf = (text = ''): number => Number(text.replace('−', '-').replace('∞', 'Infinity'));

/** An exercise with what the other implementation says of it. */
interface Known {
	readonly x: Exercise;
	readonly tree: Nested;
	readonly result: NaiveResult;
}

const valueAt = ({ tree, result }: Known, path: string): number => {
	let node = tree;
	for (const digit of path) node = (node as readonly Nested[])[Number(digit)] as Nested;
	return typeof node === 'number' ? node : (result.values.get(path) ?? NaN);
};

/** The values that the searched children of a node return. */
function returned(known: Known, path: string, before = Infinity): number[] {
	const found: number[] = [];
	for (let child = 0; child < before; child++) {
		if (known.result.cuts.has(`${path}${child}`)) break;
		const value = valueAtOrNone(known, `${path}${child}`);
		if (value === undefined) break;
		found.push(value);
	}
	return found;
}

function valueAtOrNone(known: Known, path: string): number | undefined {
	let node: Nested | undefined = known.tree;
	for (const digit of path) node = typeof node === 'object' ? node[Number(digit)] : undefined;
	return node === undefined ? undefined : valueAt(known, path);
}

const isMaxAt = ({ x }: Known, path: string): boolean =>
	x.tree.isMax[0] === (path.length % 2 === 0);

const CLAIMS: readonly (readonly [RegExp, (known: Known, path: string, said: string[]) => void])[] =
	[
		[
			/^(MAX|MIN) (?:has only|takes the (largest|smallest) of) (.+): (at most |at least )?([^,]+)(, clamped to the window)?\.$/,
			(known, path, [mover, kind, list = '', , value]) => {
				const isMax = isMaxAt(known, path);
				const numbers = list.split(/, | and /).map(numberOf);
				expectSame(mover, isMax ? 'MAX' : 'MIN');
				expectSame(kind ?? null, numbers.length === 1 ? null : isMax ? 'largest' : 'smallest');
				expectSame(numbers, returned(known, path));
				expectSame(numberOf(value), known.result.values.get(path));
			}
		],
		[
			/^(\S+) ([≤≥<>]) (\S+) (holds|does not hold)(?:, since (MAX|MIN) has no bound yet)?: (\S+) is (searched|pruned)\.$/,
			(known, path, [best, sign = '', bound, holds, nobody, name, kind]) => {
				const parent = path.slice(0, -1);
				const isMax = isMaxAt(known, parent);
				const isPruned = known.result.cuts.has(path);
				const before = returned(known, parent, isPruned ? Infinity : Number(path.at(-1)));
				expectSame(numberOf(best), isMax ? Math.max(...before) : Math.min(...before));
				expectSame(numberOf(bound), known.result.windows.get(parent)?.[isMax ? 1 : 0]);
				expectSame(
					sign,
					isMax
						? known.x.rules.cut === 'equal'
							? '≥'
							: '>'
						: known.x.rules.cut === 'equal'
							? '≤'
							: '<'
				);
				expectSame([holds, kind], isPruned ? ['holds', 'pruned'] : ['does not hold', 'searched']);
				const isOpen = !Number.isFinite(numberOf(bound)) && !isPruned;
				expectSame(nobody, isOpen ? (isMax ? 'MIN' : 'MAX') : undefined);
				expectSame(name, nameOf(known.x, path));
			}
		],
		[
			/^(MAX|MIN) has nothing at (.+) yet, so there is nothing to compare: the first move is always searched\.$/,
			(known, path, [mover, name]) => {
				expectSame(path.at(-1), '0');
				expectSame(mover, isMaxAt(known, path.slice(0, -1)) ? 'MAX' : 'MIN');
				expectSame(name, nameOf(known.x, path.slice(0, -1)));
			}
		],
		[
			/^α (\S+?)(?: from (\S+?)|: nothing from (M\S+) yet)?, β (\S+?)(?: from (\S+?)|: nothing from (?:(MAX) or )?(M\S+) yet)?\.$/,
			(known, path, [alpha, low, noLow, beta, high, neither, noHigh]) => {
				const window = known.result.windows.get(path) ?? [NaN, NaN];
				expectSame([numberOf(alpha), numberOf(beta)], [...window]);
				for (const [name, limit, isMax] of [
					[low, window[0], true],
					[high, window[1], false]
				] as const) {
					expectSame(name === undefined, !Number.isFinite(limit));
					if (name === undefined) continue;
					// The child of a node on the way, at which its side moves, and which returned just that.
					const child = Array.from(path, (_, end) => path.slice(0, end)).flatMap((above) =>
						range(0, Number(path[above.length]) - 1).map((index) => `${above}${index}`)
					);
					const named = child.filter((one) => nameOf(known.x, one) === name);
					expectSame(named.length, 1, name);
					expectSame(isMaxAt(known, named[0]?.slice(0, -1) ?? ''), isMax);
					const value = valueAt(known, named[0] ?? '');
					expectSame(known.x.rules.fail === 'hard' || value === limit, true, name);
				}
				if (neither !== undefined) expectSame([neither, noHigh, noLow], ['MAX', 'MIN', undefined]);
				else {
					if (noLow !== undefined) expectSame(noLow, 'MAX');
					if (noHigh !== undefined) expectSame(noHigh, 'MIN');
				}
			}
		],
		[
			/^(\d+) leaves, (none|\d+) of them pruned: (\d+)\.$/,
			({ x, result }, _, [all, pruned, count]) => {
				const leaves = x.tree.children.filter((children) => children.length === 0).length;
				expectSame(Number(all), leaves);
				expectSame(Number(count), result.leaves);
				expectSame(pruned === 'none' ? 0 : Number(pruned), leaves - result.leaves);
			}
		],
		[
			/^(\S+) is the first move that returns (\S+)\.$/,
			(known, _, [name, value]) => {
				expectSame(numberOf(value), known.result.values.get(''));
				expectSame(name, nameOf(known.x, known.result.move));
			}
		]
	];

function nameOf(x: Exercise, path: string): string {
	const node = range(0, x.tree.nodes - 1).find((one) => digitsOf(x, one) === path) ?? -1;
	return pathOf(x, node).join(' ') || 'the root';
}

test('each rule is one of six claims, and true', () => {
	const made = new Set<number>();
	for (const x of manyExercises(slice(range(1, 500), 60), EVERYTHING)) {
		const tree = nested(x);
		const result = naiveSearch(tree, {
			max: x.tree.isMax[0] === true,
			equal: x.rules.cut === 'equal',
			fail: x.rules.fail === 'hard' ? 'hard' : 'soft',
			algorithm: x.algorithm
		});
		for (const place of placesOf(x)) {
			const rule = ruleAt(x, place);
			const at = CLAIMS.findIndex(([form]) => form.test(rule));
			const [form, holds] = CLAIMS[at] ?? [];
			expectSame(form === undefined, false, rule);
			made.add(at);
			const said = form?.exec(rule)?.slice(1) ?? [];
			try {
				holds?.({ x, tree, result }, digitsOf(x, place.node), said);
			} catch (error) {
				throw new Error(
					`${rule} at ${place.kind} ${digitsOf(x, place.node)} of ${JSON.stringify(tree)}`,
					{ cause: error }
				);
			}
		}
	}
	expect(made.size).toBe(CLAIMS.length);
});

test('a window that was given from above an exercise is said to be given', () => {
	const recording = recordSearch(SETUP.fill({ position: '[[3,12,8],[[2,4],6,1],[14,5,2]]' }));
	const row = range(0, recording.trace.rows - 1).find(
		(one) => recording.trace.parentOf(one) === 0 && one > 2 && !recording.trace.isLeaf(one)
	);
	const part = valueOf(exerciseOf(recording, EVERYTHING, row));
	expect(ruleAt(part, { kind: 'window', node: 0, isBeyond: false })).toBe(
		'α 3 as given, β ∞: nothing from MIN yet.'
	);
});
