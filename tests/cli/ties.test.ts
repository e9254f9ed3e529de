/** What `search` says of the rule for ties at the root. */
import { describe, expect, test } from 'vitest';
import { plyscope, words } from './command.ts';

const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';

describe('exact ties at the root', () => {
	const HUGE = '[9007199254740992,[9007199254740992,9007199254740991]]';
	const saysSo = async (position: string, ties: string): Promise<boolean> => {
		const { stdout } = await plyscope(['search', ...words({ game: 'tree', position, ties })]);
		return stdout.includes('Ties are not exact here');
	};

	test('are not promised where the root window cannot be one wider', async () => {
		expect(await saysSo(HUGE, 'exact')).toBe(true);
		expect(await saysSo('[[1,inf],inf,[2,3],inf]', 'exact')).toBe(true);
	});

	test('are promised elsewhere, and nothing is said where nobody asked for them', async () => {
		expect(await saysSo('[9007199254740991,[9007199254740991]]', 'exact')).toBe(false);
		expect(await saysSo(HUGE, 'open')).toBe(false);
		expect(await saysSo(HUGE, 'bounds')).toBe(false);
	});
});

test.each([
	['sss', 'exact', 'SSS* ignores --ties exact: its root moves may return bounds.'],
	['pvs', 'open', 'ignores --ties open: its root moves may return bounds.'],
	['minimax', 'exact', null],
	['sss', 'bounds', null],
	['alphabeta', 'exact', null]
])('%s with --ties %s says whether the rule is ignored', async (algorithm, ties, note) => {
	const options = words({ game: 'tree', position: AIMA, algorithm, ties });
	const { stdout } = await plyscope(['search', ...options]);
	if (note === null) expect(stdout).not.toContain('ignores --ties');
	else expect(stdout).toContain(note);
});
