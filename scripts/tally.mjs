// Adds up the reports of different test runners.

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * Counts a check that passes or fails as a whole.
 * @param {number} code its exit code
 * @returns {Tally}
 */
export function tallyCheck(code) {
	return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * Counts Vitest's json report. A file that failed to load has no failed test, but counts as failed.
 * @param {any} report undefined if the run died before writing one
 * @param {number} code
 * @returns {Tally}
 */
export function tallyVitest(report, code) {
	const { numPassedTests = 0, numFailedTests = 0 } = report ?? {};
	const broken = (report?.testResults ?? []).filter(
		(/** @type {any} */ file) =>
			file.status === 'failed' &&
			!file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed')
	);
	return withExitCode(code, {
		passed: numPassedTests,
		failed: numFailedTests + broken.length,
		skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
	});
}

/**
 * Counts Playwright's json report. A test that needed a second try has failed.
 * @param {any} report undefined where the run died before writing one
 * @param {number} code
 * @returns {Tally}
 */
export function tallyPlaywright(report, code) {
	const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
	return withExitCode(code, { passed: expected, failed: unexpected + flaky, skipped });
}

/**
 * A runner that failed without naming a test (an error outside of all tests, no browser, a crash) counts as
 * one failure, so that the sum never looks better than the exit code; and so does one that found no test.
 * @param {number} code
 * @param {Tally} tally
 * @returns {Tally}
 */
function withExitCode(code, tally) {
	const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
	return isEmpty || (code !== 0 && tally.failed === 0) ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
	const total = { passed: 0, failed: 0, skipped: 0 };
	for (const { passed, failed, skipped } of tallies) {
		total.passed += passed;
		total.failed += failed;
		total.skipped += skipped;
	}
	return total;
}

/**
 * The last line of a run.
 * @param {Tally} tally
 */
export function formatTally({ passed, failed, skipped }) {
	return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
