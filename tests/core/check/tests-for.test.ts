/** The tests that can be copied, run on right programs and on faulty ones. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import strict from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { namedTreeOf } from '../../../src/lib/core/check/named-tree.ts';
import { rightRun, type Cut } from '../../../src/lib/core/check/runs.ts';
import { expectedOn, type Expected } from '../../../src/lib/core/check/tests-for/expected.ts';
import {
	TEST_WRITER_IDS,
	TEST_WRITERS,
	type TestWriterId
} from '../../../src/lib/core/check/tests-for/frameworks.ts';
import { CHECK_TREES } from '../../../src/lib/core/check/trees.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { cppFor, FAULT_NUMBERS, faultBehind, javaFor } from './programs/compiled.ts';
import { haskellFor, smlFor } from './programs/functional.ts';
import { sourcesIn } from './programs/sources.ts';
import { slice } from '../../sweep.ts';
import { runStudent, type Nested } from './student-program.ts';

const TREES = CHECK_TREES.map(({ text }) => text);
const folder = mkdtempSync(join(tmpdir(), 'tests-for-'));
afterAll(() => {
	rmSync(folder, { recursive: true });
});

const writers = Object.fromEntries(
	await Promise.all(TEST_WRITER_IDS.map(async (id) => [id, await TEST_WRITERS[id].load()]))
) as Readonly<Record<TestWriterId, (expected: Expected) => string>>;

function write(id: TestWriterId, text: string, cut: Cut | null, root: 'max' | 'min' = 'max') {
	const state = explicit.parse(text, { root });
	if (!state.ok) throw new Error(state.fault.message);
	return writers[id](expectedOn(namedTreeOf(explicit, state.value), text, cut));
}

const isThere = (program: string, ...words: string[]): boolean =>
	spawnSync(program, words).status === 0;

function done({ status, stdout, stderr, error }: SpawnSyncReturns<string>): string {
	if (status !== 0) throw new Error(`${String(error ?? '')}${stderr}${stdout}`);
	return stdout;
}

/** The program prints and returns what a right one does: on the 9 leaves three faults do under the strict rule. */
function looksRight(fault: string, text: string, cut: Cut): boolean {
	const tree = JSON.parse(text) as Nested;
	const right = runStudent(tree, { fault: '', way: 'first', form: 'best', cut });
	return (['first', 'second'] as const).some((way) =>
		(['best', 'bounds'] as const).some((form) => {
			const { printed, value } = runStudent(tree, { fault, way, form, cut });
			return value === right.value && printed.join() === right.printed.join();
		})
	);
}

test('a test in Python, run without pytest, passes for right programs and fails for each fault', ({
	skip
}) => {
	skip(!isThere('python3', '--version'), 'this machine has no python3');
	const sources = sourcesIn('python');
	for (const cut of ['equal', 'strict'] as const) {
		const mine = sources.filter((one) => one.cut === cut);
		const input = {
			sources: mine.map(({ text }) => text),
			tests: TREES.flatMap((text) => [write('pytest', text, cut), write('pytest', text, null)])
		};
		const path = new URL('programs/run-tests.py', import.meta.url).pathname;
		const failed = JSON.parse(
			done(spawnSync('python3', [path], { input: JSON.stringify(input), encoding: 'utf8' }))
		) as string[][][];
		mine.forEach(({ fault }, program) => {
			TREES.forEach((text, at) => {
				const [demanded = [], either = []] = failed[program]?.slice(2 * at, 2 * at + 2) ?? [];
				const said = `${String(fault)} ${cut} on ${text}`;
				if (fault === null) expect([demanded, either], said).toEqual([[], []]);
				else if (!looksRight(fault, text, cut)) expect(demanded, said).not.toEqual([]);
			});
		});
	}
});

test('a test for node:test, run without it, passes for right programs and fails for each fault', () => {
	for (const { fault, cut, text: source } of sourcesIn('javascript')) {
		for (const text of TREES) {
			const failed: string[] = [];
			const solve: unknown = runInNewContext(`${source}\nsolve`, {
				print: (leaf: number) => seen(leaf),
				Array
			});
			let seen: (leaf: number) => void = () => {};
			const world = {
				assert: strict,
				test(name: string, run: () => void) {
					try {
						run();
					} catch {
						failed.push(name);
					}
				},
				search(tree: Nested, _: boolean, to: (leaf: number) => void) {
					seen = to;
					return (solve as (tree: Nested) => number)(JSON.parse(JSON.stringify(tree)) as Nested);
				}
			};
			runInNewContext(write('node-test', text, cut).replaceAll(/^import .*$/gm, ''), world);
			const said = `${String(fault)} ${cut} on ${text}`;
			if (fault === null) expect(failed, said).toEqual([]);
			else if (!looksRight(fault, text, cut)) expect(failed, said).not.toEqual([]);
		}
	}
});

test('node --test runs it, and tells a right program from a faulty one', () => {
	const at = put('node', {
		'right.mjs': moduleOf(0),
		'wrong.mjs': moduleOf(1)
	});
	const status = (name: string): number | null => {
		const file = join(at, 'search.test.mjs');
		put('node', {
			'search.test.mjs': write('node-test', TREES[0] ?? '', null).replace(
				'./search.mjs',
				`./${name}.mjs`
			)
		});
		return spawnSync('node', ['--test', file], { env: { PATH: process.env['PATH'] } }).status;
	};
	expect([status('right'), status('wrong')]).toEqual([0, 1]);
});

function moduleOf(program: number): string {
	const source = sourcesIn('javascript')[program]?.text ?? '';
	return `const programOf = (print) => {${source}return solve;};
export const search = (tree, isMax, seen) => programOf(seen)(tree);`;
}

const COMPILED: readonly {
	readonly what: string;
	readonly id: TestWriterId;
	/** Succeeds where there is what compiles and runs it. */
	readonly needs: readonly [string, ...string[]];
	readonly filesFor: (cut: Cut) => Readonly<Record<string, string>>;
	/** Compiles in a folder and runs: how many tests fail, a line for each fault. */
	readonly run: (at: string) => string;
}[] = [
	{
		what: 'Java, run without JUnit',
		id: 'junit',
		needs: ['javac', '--version'],
		filesFor: javaFor,
		run: runJava
	},
	{
		what: 'C++, run without Catch2',
		id: 'catch2',
		needs: ['g++', '--version'],
		filesFor: cppFor,
		run: runCpp
	},
	{ what: 'Standard ML', id: 'sml', needs: ['poly', '-v'], filesFor: smlFor, run: runSml },
	{
		what: 'Haskell, run with HUnit',
		id: 'hunit',
		needs: ['ghc-pkg', 'describe', 'HUnit'],
		filesFor: haskellFor,
		run: runHaskell
	}
];

const CASES = TREES.flatMap((text) => (['equal', 'strict'] as const).map((cut) => ({ text, cut })));

/** Each takes some seconds to compile. */
const IN_TURN = slice(
	COMPILED.flatMap((one) => CASES.map((shown) => ({ ...one, ...shown }))),
	12
);

for (const { what, id, needs, filesFor, run, text, cut } of IN_TURN) {
	test(`a test in ${what}, passes for right programs and fails for each fault: ${cut}, ${text}`, ({
		skip
	}) => {
		skip(!isThere(...needs), `this machine fails at ${needs.join(' ')}`);
		const at = put(id, { ...filesFor(cut), [TEST_WRITERS[id].file]: write(id, text, cut) });
		const failed = run(at).trim().split('\n').map(Number);
		expect(failed).toHaveLength(FAULT_NUMBERS.length);
		FAULT_NUMBERS.forEach((number, i) => {
			const fault = faultBehind(number);
			if (fault !== null && looksRight(fault, text, cut)) return;
			expect(failed[i] === 0, `fault ${number}`).toBe(fault === null);
		});
	}, 60_000);
}

function runJava(at: string): string {
	const files = [...Object.keys(javaFor('equal')), 'SearchTest.java'];
	done(spawnSync('javac', ['-d', 'out', ...files], { cwd: at, encoding: 'utf8' }));
	return done(
		spawnSync('java', ['-Xshare:auto', '-cp', 'out', 'Run', ...FAULT_NUMBERS.map(String)], {
			cwd: at,
			encoding: 'utf8'
		})
	);
}

function runCpp(at: string): string {
	const files = ['search.cpp', 'run.cpp', 'search_test.cpp'];
	const words = ['-std=c++17', '-Wall', '-Werror', '-I.', ...files, '-o', 'run'];
	done(spawnSync('g++', words, { cwd: at, encoding: 'utf8' }));
	return done(spawnSync(join(at, 'run'), FAULT_NUMBERS.map(String), { cwd: at, encoding: 'utf8' }));
}

function runSml(at: string): string {
	const said = done(
		spawnSync('poly', ['-q', '--error-exit', '--use', 'run.sml'], {
			cwd: at,
			encoding: 'utf8',
			input: ''
		})
	);
	return Array.from(said.matchAll(/^RESULT (\d)$/gm), ([, failed]) => failed).join('\n');
}

/** With HUnit itself. */
function runHaskell(at: string): string {
	const words = ['-v0', '-Wall', '-Werror', '-Wno-orphans', '-o', 'run', TEST_WRITERS.hunit.file];
	done(spawnSync('ghc', words, { cwd: at, encoding: 'utf8' }));
	return FAULT_NUMBERS.map(
		(fault) => spawnSync(join(at, 'run'), { env: { FAULT: String(fault) } }).status
	).join('\n');
}

function put(name: string, files: Readonly<Record<string, string>>): string {
	const at = join(folder, name);
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(at, path)), { recursive: true });
		writeFileSync(join(at, path), text);
	}
	return at;
}

test.each(['hunit', 'sml'] as const)(
	'a test for %s, compared as text and not run, has the tree, its value and the leaves of both rules',
	(id) => {
		expect(write(id, '[[3,-inf],[2.5,1]]', null, 'min')).toMatchSnapshot();
	}
);

test('the trees show what they are chosen for', () => {
	for (const { text, leaves } of CHECK_TREES) {
		expect(text.match(/\d+/g)).toHaveLength(leaves);
		const state = explicit.parse(text, { root: 'max' });
		if (!state.ok) throw new Error(state.fault.message);
		expect(rightRun(namedTreeOf(explicit, state.value), 'equal').leaves.length).toBeLessThan(
			leaves
		);
	}
});
