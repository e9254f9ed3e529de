/** The command `check`: its answers, for people and for scripts, and its exit codes. */
import { expect, test } from 'vitest';
import { plyscope } from './command.ts';

const TREE = '[[[-3,[-3,-5,1]],[6,[6,-3]]],[1,6],[[[-4,-5],[-1,9]],5]]';
const SHOWN = 'This tree can show 19 of 19 faults.';
const ONE_SEARCH =
	'They print the same leaves on every tree of at most 8 leaves that was tried: look for each in your program.';

function check(printed: string, ...more: string[]) {
	return plyscope(['check', '--leaves-printed', printed, ...more]);
}

test.each([
	['-3 -3 6 1 6 -4 -1', [], 0, 'Right. Your search cuts as soon as best reaches the bound.'],
	['−3,−3,−5,6,1,6,−4,−1', [], 0, 'Right. Your search cuts only when best passes the bound.'],
	[
		'b1 1 b2 6 a1.1 -3 a1.2.1 -3 c1.1.1 -4 c1.2.1 -1',
		[],
		0,
		'Right. On this tree both rules for cutting print the same.'
	],
	[
		'-3 -3 1 6',
		[],
		1,
		'This is what a search prints with one alpha and one beta for the whole tree. Your search left the right one at leaf 3 (expected 6, got 1).'
	],
	[
		'-3 -3 6 6 1 6 -4 -1',
		[],
		1,
		'This is what a search prints in which MIN never lowers beta; or in which MAX never cuts. Your search left the right one at leaf 4 (expected 1, got 6).\n' +
			ONE_SEARCH
	],
	[
		'-3 -3 -5 6 1 6 -4 -1',
		['--cut', 'equal'],
		1,
		'This is what a search prints that cuts only when best passes the bound. Your search left the right one at leaf 3 (expected 6, got -5).'
	],
	[
		'-3 -3 6 1 6 -4 -1',
		['--cut', 'strict'],
		1,
		'This is what a search prints that cuts as soon as best reaches the bound. Your search left the right one at leaf 3 (expected -5, got 6).'
	],
	[
		'-3 -3 6 1 -4 -1',
		['--value', '−1'],
		1,
		'This is what a search prints that returns its last child’s value. Your search left the right one at leaf 5 (expected 6, got -4).'
	],
	[
		'-3 -3 6 1 1',
		[],
		1,
		'No single fault of ours prints this: your search left the right one at leaf 5 (expected 6, got 1).'
	],
	[
		'-3 -3 6 6 1 6 9',
		[],
		1,
		'No single fault of ours prints this: your search left the right one at leaf 4 (expected 1, got 6). The nearest is a search in which MIN never lowers beta; or in which MAX never cuts; or in which MAX and MIN are exchanged: its first 6 leaves are the same.'
	],
	[
		'-3 -3 6 1 6 -4',
		['--cut', 'equal'],
		1,
		'No single fault of ours prints this: your search left the right one at leaf 7 (expected -1, got the end).'
	],
	[
		'-3 -3 6 6 1 6 -4 -1',
		['--cut', 'equal', '--value', '1'],
		1,
		'This is what a search prints in which MIN never lowers beta; or in which MAX never cuts. Your search left the right one at leaf 4 (expected 1, got 6).\n' +
			ONE_SEARCH
	],
	[
		'-3 -3 6 1 6 -4 -1',
		['--value', '7'],
		1,
		'No single fault of ours prints this: the leaves are right, but not the value.'
	]
])('%s %j', async (printed, more, code, sentence) => {
	expect(await check(printed, ...more)).toEqual({
		code,
		stdout: `${sentence}\n${SHOWN}\n`,
		stderr: ''
	});
});

test('names are asked for where values cannot show which fault it is', async () => {
	const { stdout } = await check('2 1', '--position', '[[2,1],[1,3]]');
	expect(stdout).toContain(
		'\nSome of them evaluate different leaves with the same values: print the name of each leaf too, such as “a1.1 -3”.\n'
	);
});

test('at most three faults are named to people, the others are counted, and JSON has all', async () => {
	const tree = ['--position', '[[3,5],[2,9]]'];
	const { stdout } = await check('3 5 2 9', ...tree);
	const [, others] =
		/^This is what a search prints [^;]+; or [^;]+; or [^;]+; or with (\d+) other faults\. Your/.exec(
			stdout
		) ?? [];
	const { faults } = JSON.parse((await check('3 5 2 9', ...tree, '--json')).stdout) as {
		faults: string[];
	};
	expect(faults).toHaveLength(3 + Number(others));
	expect(faults).toContain('never-cuts');
	expect(stdout).not.toContain('19 of 19');
});

test('a value printed after the leaves is not taken for a leaf in silence', async () => {
	const { code, stdout } = await check('-3 -3 6 1 6 -4 -1 1', '--cut', 'equal');
	expect(code).toBe(1);
	expect(stdout).toContain(
		'The value of the root is 1: if your program printed it after the leaves, remove the last number.'
	);
	expect((await check('-3 -3 6 1 6 -4 -1 2', '--cut', 'equal')).stdout).not.toContain('remove');
});

test('where no single fault prints this, two together are named', async () => {
	const { code, stdout } = await check('-3 -3 1 -4 -5 -1');
	expect([code, stdout.split('\n')[0]]).toEqual([
		1,
		'No single fault of ours prints this, but two together do. This is what a search prints with one alpha and one beta for the whole tree and that is negamax and does not negate what a child returns.'
	]);
	const { stdout: json } = await check('-3 -3 1 -4 -5 -1', '--json');
	expect(JSON.parse(json)).toMatchObject({ faults: ['window-shared+minus-missing'] });
	const { stdout: four } = await check('-3 -3 6 6 1 6 -4 -5 -1 9');
	expect(four).toMatch(/; or with one other pair\.\n/);
});

test('prints one object with the keys of the contract, in order', async () => {
	const rest = `"tree":"${TREE}","shows":19}\n`;
	expect(await check('-3 -3 6 1 6 -4 -1', '--json')).toEqual({
		code: 0,
		stdout: `{"verdict":"right","rule":"equal","faults":[],"first":null,${rest}`,
		stderr: ''
	});
	expect(await check('-3 -3 6 6 1 6 -4 -1', '--json')).toEqual({
		code: 1,
		stdout: `{"verdict":"differs","rule":null,"faults":["min-never-lowers-beta","no-cut-max"],"first":{"leaf":4,"expected":"1","got":"6"},${rest}`,
		stderr: ''
	});
	expect(await check('-3 -3 what', '--json')).toEqual({
		code: 2,
		stdout: `{"verdict":"unreadable","rule":null,"faults":[],"first":null,${rest}`,
		stderr: '--leaves-printed: “what” is not a number (at character 7)\n'
	});
});

test('another tree, with MIN at its root, and its infinite leaves', async () => {
	const tree = ['--position', '[[3,-inf],[2,9]]', '--root', 'min'];
	const { code, stdout } = await check('3', ...tree, '--json');
	expect(code).toBe(1);
	expect(JSON.parse(stdout)).toMatchObject({
		first: { leaf: 2, expected: '-Infinity', got: null },
		tree: '[[3,-inf],[2,9]]'
	});
});

test.each([
	[[], 'check: Give what your program printed with --leaves-printed.\n'],
	[
		['--leaves-printed', 'x'],
		'--leaves-printed: “x” is neither a number nor a leaf of this tree (at character 1)\n'
	],
	[['--leaves-printed', '1', '--value', 'one'], '--value: “one” is not a number.\n'],
	[['--as-test', 'nunit'], /^--as-test: There is no test “nunit”; choose pytest, /],
	[['--as-test', 'sml', '--json'], '--as-test: A test is printed without --json.\n'],
	[
		['--as-test', 'sml', '--leaves-printed', '1'],
		'--as-test: A test is printed without --leaves-printed.\n'
	],
	[['--leaves-printed', '1', '--cut', 'soft'], /^--cut: There is no cut “soft”; choose /],
	[['--leaves-printed', '1', '--root', 'left'], /^--root: There is no root “left”; choose /],
	[['--leaves-printed', '1', '--position', '[[3'], /^--position: The “\[” opened at character 2/],
	[['--leaves-printed', '1', '--game', 'chess'], /^--game: Unknown option\. check accepts /]
])('%j is a mistake', async (words, fault) => {
	const { code, stdout, stderr } = await plyscope(['check', ...words]);
	expect([code, stdout]).toEqual([2, '']);
	expect(stderr).toMatch(fault);
});

test('prints a test, for the rule that is demanded', async () => {
	const { code, stdout } = await plyscope(['check', '--as-test', 'pytest', '--cut', 'strict']);
	expect(code).toBe(0);
	expect(stdout).toContain('EQUAL = ([-3, -3, 6, 1, 6, -4, -1], [-5, 1, 6, -3, -5, 9, 5])');
	expect(stdout).toContain('ACCEPTED = [STRICT]');
	const other = await plyscope([
		'check',
		'--as-test',
		'sml',
		'--position',
		'[3,5]',
		'--root',
		'min'
	]);
	expect(other.stdout).toContain('val tree = Node [Leaf 3.0, Leaf 5.0];');
});

test('check --help says what its exit codes mean', async () => {
	const { code, stdout } = await plyscope(['check', '--help']);
	expect(code).toBe(0);
	expect(stdout).toContain('1 if it differs');
	expect(stdout).toContain(TREE);
});
