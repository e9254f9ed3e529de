/** Real programs, run by Python and by Node, and what is said of what they print. */
import { spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import { judge, type Verdict } from '../../../src/lib/core/check/judge.ts';
import { namedTreeOf } from '../../../src/lib/core/check/named-tree.ts';
import { parseNumber } from '../../../src/lib/core/check/printed-words.ts';
import { readPrinted } from '../../../src/lib/core/check/read-printed.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { EXCHANGED_RULES } from '../../../src/lib/core/practice/exchanged-rules.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { sourcesIn, type Source } from './programs/sources.ts';
import type { Nested } from './student-program.ts';

/** What a program printed on a tree, and the value that it returned. */
type Printed = readonly [string, string];

const TREES: Nested[] = [
	[
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
	],
	[
		[7, [7, [4, 7]]],
		[
			[
				[2, 2],
				[5, -3]
			],
			-1
		]
	],
	[
		[9, -1, [-1, [0, 7], [4, 3]]],
		[
			[5, 5],
			[
				[-5, -5],
				[-4, 7]
			]
		]
	],
	[
		[3, 12, 8],
		[2, 4, 6],
		[14, 5, 2]
	],
	...randomTrees(runs(200))
];

function randomTrees(count: number): Nested[] {
	const random = seededRandom(seedFrom(34));
	const whole = (below: number) => Math.floor(random() * below);
	const grow = (plies: number): Nested =>
		plies === 0 || (plies < 3 && whole(4) === 0)
			? whole(15) - 6
			: Array.from({ length: 2 + whole(2) }, () => grow(plies - 1));
	return Array.from({ length: count }, () => grow(4));
}

function runPython(sources: readonly Source[]): Printed[][] {
	const { status, stdout, stderr } = spawnSync(
		'python3',
		[new URL('programs/run.py', import.meta.url).pathname],
		{
			input: JSON.stringify({ sources: sources.map(({ text }) => text), trees: TREES }),
			encoding: 'utf8',
			maxBuffer: 2 ** 28
		}
	);
	if (status !== 0) throw new Error(stderr);
	return JSON.parse(stdout) as Printed[][];
}

function runJavaScript(sources: readonly Source[]): Printed[][] {
	return sources.map(({ text }) => {
		const printed: number[] = [];
		const solve = runInNewContext(`${text}\nsolve`, {
			print: (value: number) => printed.push(value),
			Array
		}) as (tree: Nested) => number;
		return TREES.map((tree) => {
			printed.length = 0;
			const value = solve(tree);
			return [printed.map((leaf) => `${leaf}\n`).join(''), String(value)];
		});
	});
}

/** Both languages print the same, mostly. */
const judged = new Map<string, Verdict>();

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.each([
	['javascript', runJavaScript, true],
	['python', runPython, hasPython]
] as const)('programs in %s', (language, run, isThere) => {
	const sources = sourcesIn(language);
	let all: Printed[][] = [];
	beforeAll(() => {
		if (isThere) all = run(sources);
	}, 60_000);

	test('there is one for each fault, under both rules', () => {
		for (const cut of ['equal', 'strict'] as const) {
			const ids = new Set(sources.filter((one) => one.cut === cut).map(({ fault }) => fault));
			for (const { id } of EXCHANGED_RULES) expect(ids, id).toContain(id);
		}
	});

	test('a right one is told so, and a faulty one its fault', ({ skip }) => {
		skip(!isThere, 'this machine has no python3');
		TREES.forEach((nested, at) => {
			const text = JSON.stringify(nested);
			const state = explicit.parse(text, { root: 'max' });
			if (!state.ok) throw new Error(state.fault.message);
			const tree = namedTreeOf(explicit, state.value);
			sources.forEach(({ fault, cut }, program) => {
				const [line, returned] = all[program]?.[at] ?? ['', ''];
				if (line === '') return;
				const printed = readPrinted(line, tree);
				if (!printed.ok) throw new Error(printed.fault.message);
				const key = `${text} ${cut} ${line} ${returned}`;
				const verdict =
					judged.get(key) ?? judge(tree, printed.value, { cut, value: parseNumber(returned) });
				judged.set(key, verdict);
				const right = sources.findIndex((one) => one.fault === null && one.cut === cut);
				const isRight = all[right]?.[at]?.join('|') === `${line}|${returned}`;
				const said = `${text} prints ${line.replaceAll('\n', ' ')}with ${String(fault)}, ${cut}`;
				expect(verdict.verdict, said).toBe(isRight ? 'right' : 'differs');
				if (fault === null) expect(isRight, said).toBe(true);
				else if (!isRight) expect(verdict.faults.flat(), said).toContain(fault);
			});
		});
	});
});
