import { expect, it } from 'vitest';
import { satisfies } from '../../scripts/install.mjs';
import {
	formatTally,
	sum,
	tallyCheck,
	tallyPlaywright,
	tallyVitest
} from '../../scripts/tally.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };

it.each([
	['all well', { numPassedTests: 3, numFailedTests: 0 }, 0, '3 passed, 0 failed, 0 skipped'],
	[
		'a failed test counts once, not again for its file',
		{
			numPassedTests: 1,
			numFailedTests: 1,
			testResults: [{ status: 'failed', assertionResults: [passed, failed] }]
		},
		1,
		'1 passed, 1 failed, 0 skipped'
	],
	[
		'a file that does not load',
		{ numPassedTests: 2, testResults: [{ status: 'failed', assertionResults: [] }] },
		1,
		'2 passed, 1 failed, 0 skipped'
	],
	[
		'skipped and still to do',
		{ numPendingTests: 2, numTodoTests: 1 },
		0,
		'0 passed, 0 failed, 3 skipped'
	],
	['an error outside of all tests', { numPassedTests: 5 }, 1, '5 passed, 1 failed, 0 skipped'],
	['no report at all', undefined, 1, '0 passed, 1 failed, 0 skipped'],
	['no test found', { numPassedTests: 0 }, 0, '0 passed, 1 failed, 0 skipped']
])('counts Vitest: %s', (_name, report, code, line) => {
	expect(formatTally(tallyVitest(report, code))).toBe(line);
});

it.each([
	[
		'one that passed at its second try has failed',
		{ stats: { expected: 4, flaky: 1, skipped: 2 } },
		0,
		'4 passed, 1 failed, 2 skipped'
	],
	['failed', { stats: { expected: 4, unexpected: 2 } }, 1, '4 passed, 2 failed, 0 skipped'],
	['a server that did not start', { stats: { expected: 0 } }, 1, '0 passed, 1 failed, 0 skipped'],
	['no report at all', undefined, 1, '0 passed, 1 failed, 0 skipped'],
	['no test found', { stats: { expected: 0 } }, 0, '0 passed, 1 failed, 0 skipped']
])('counts Playwright: %s', (_name, report, code, line) => {
	expect(formatTally(tallyPlaywright(report, code))).toBe(line);
});

it('the sum covers all runners', () => {
	const total = sum([tallyCheck(0), tallyCheck(2), { passed: 7, failed: 0, skipped: 1 }]);
	expect(formatTally(total)).toBe('8 passed, 1 failed, 1 skipped');
});

it.each([
	['20.19.0', '>=20.19', true],
	['20.18.3', '>=20.19', false],
	['24.0.0', '>=20.19', true],
	['18.20.0', '>=20.19', false],
	['22.12.0', '^20.19.0 || ^22.13.0 || >=24', false],
	['22.13.1', '^20.19.0 || ^22.13.0 || >=24', true],
	['23.5.0', '^20.19.0 || ^22.13.0 || >=24', false],
	['25.1.0', '^20.19.0 || ^22.13.0 || >=24', true]
])('Node %s in %s: %s', (version, range, holds) => {
	expect(satisfies(version, range)).toBe(holds);
});
