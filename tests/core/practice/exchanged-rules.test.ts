import { expect, test } from 'vitest';
import {
	EXCHANGED_RULES,
	ruleOf,
	writtenAs,
	type RuleId,
	type Writing
} from '../../../src/lib/core/practice/exchanged-rules.ts';
import type { PlainTree } from '../../../src/lib/core/practice/plain-tree.ts';
import { OPEN_WINDOW } from '../../../src/lib/core/practice/sheet.ts';
import { walk, type Twist } from '../../../src/lib/core/practice/walk.ts';

type Nested = number | readonly Nested[];

const TREE = plain([
	[
		[-3, [-3, -5, 1]],
		[6, [6, -3]]
	],
	[1, 6],
	[
		[
			[-4, -5],
			[-1, 9]
		],
		5
	]
]);
const ALL = '-3 -3 -5 1 6 6 -3 1 6 -4 -5 -1 9 5 | 1';

function plain(root: Nested): PlainTree {
	const [parent, children, isMax, value]: [number[], number[][], boolean[], number[]] = [
		[],
		[],
		[],
		[]
	];
	add(root, -1, true);
	return { nodes: parent.length, parent, children, isMax, value };

	function add(node: Nested, above: number, max: boolean): void {
		const id = parent.push(above) - 1;
		children.push([]);
		isMax.push(max);
		value.push(typeof node === 'number' ? node : NaN);
		children[above]?.push(id);
		if (typeof node !== 'number') node.forEach((child) => add(child, id, !max));
	}
}

function printed(writing: Writing, twist: Twist): string {
	const sheet = walk(
		{
			tree: TREE,
			algorithm: 'alphabeta',
			rules: { cut: writing.cut, fail: 'soft', ties: 'bounds' },
			window: OPEN_WINDOW,
			isWhole: true
		},
		{ ...writtenAs(writing), ...twist }
	);
	const leaves = TREE.value.filter((value, node) => !Number.isNaN(value) && sheet.entered[node]);
	return `${leaves.join(' ')} | ${String(sheet.values[0]?.value)}`;
}

/** What is printed under ≥: by the test on best, then on the bounds where that differs. A row for each way. */
const TABLE: readonly [RuleId, number, string, string?][] = [
	['max-never-raises-alpha', 0, '-3 -3 -5 1 6 1 6 -4 -5 -1 9 5 | 1', ALL],
	['min-never-lowers-beta', 0, '-3 -3 6 6 1 6 -4 -1 | 1', ALL],
	['window-not-handed-down', 0, ALL],
	['window-shared', 0, '-3 -3 1 6 | 1', '-3 -3 | -3'],
	['negamax-not-swapped', 0, '-3 -3 1 -4 -1 | 1'],
	['negamax-not-swapped', 1, ALL],
	['minus-missing', 0, '-3 -3 6 6 1 -4 -1 | 6'],
	['no-cut-max', 0, '-3 -3 6 6 1 6 -4 -1 | 1'],
	['no-cut-min', 0, '-3 -3 -5 1 6 1 6 -4 -5 -1 9 5 | 1'],
	['never-cuts', 0, ALL],
	['wrong-bound-tested', 0, '-3 -3 -5 1 6 6 1 6 -4 -5 5 | 1'],
	['own-bound-tested', 0, '-3 | -3'],
	['only-parent-bound', 0, '-3 -3 6 1 6 -4 -5 -1 9 | 1'],
	['bound-assigned', 0, '-3 -3 6 1 6 -4 -1 9 | 1'],
	['best-starts-at-zero', 0, '-3 -3 6 1 -4 -1 | 0'],
	['returns-last', 0, '-3 -3 6 1 -4 -1 | -1'],
	['wrong-bound-returned', 0, '-3 -3 6 1 6 -4 -5 -1 9 | -Infinity'],
	['last-move-left-out', 0, '-3 1 | 1'],
	['flag-not-toggled', 0, '-3 -3 -5 1 6 6 -3 1 6 -4 | 1'],
	['flag-not-toggled', 1, ALL.replace('| 1', '| 9')],
	['sides-exchanged', 0, '-3 -3 6 6 1 6 -4 -5 -1 5 | 5']
];

test.each(TABLE)('%s, way %i, prints %s', (id, way, best, bounds = best) => {
	const found = (['best', 'bounds'] as const).map((form) =>
		printed({ form, cut: 'equal' }, ruleOf(id).twists({ form, cut: 'equal' })[way] as Twist)
	);
	expect(found).toEqual([best, bounds]);
});

test.each([
	['equal', '-3 -3 6 1 6 -4 -1 | 1'],
	['strict', '-3 -3 -5 6 1 6 -4 -1 | 1']
] as const)(
	'the right search, %s, prints %s in both forms, and no exchanged rule does',
	(cut, line) => {
		for (const form of ['best', 'bounds'] as const) {
			const writing = { form, cut };
			expect(printed(writing, {})).toBe(line);
			for (const { twists } of EXCHANGED_RULES)
				for (const twist of twists(writing)) expect(printed(writing, twist)).not.toBe(line);
		}
	}
);

test('the table has every rule', () => {
	expect(new Set(TABLE.map(([id]) => id))).toEqual(new Set(EXCHANGED_RULES.map(({ id }) => id)));
});
