/** The words of each wrong idea, for either side at the root, either rule and either direction. */
import { expect, test } from 'vitest';
import type { Setting } from '../../../src/lib/core/practice/ideas/idea.ts';
import { IDEAS } from '../../../src/lib/core/practice/ideas/registry.ts';

const setting = (part: Partial<Setting> = {}): Setting => ({
	rules: { cut: 'equal', fail: 'soft', ties: 'bounds' },
	roles: { max: 'X', min: 'O' },
	root: 'max',
	isForward: true,
	...part
});
const clauseOf = (id: string, part: Partial<Setting> = {}): string | undefined =>
	IDEAS.find((idea) => idea.id === id)?.clause(setting(part));

test.each([
	['other-rule', 'that cuts only past the bound'],
	['shallow', 'where only the parent can cut'],
	['parent-best', 'that compares with the parent’s best and forgets what came from above'],
	['swapped', 'with O to move at the root'],
	['right-to-left', 'from right to left'],
	['min-only', 'that cuts at O nodes only'],
	['max-only', 'that cuts at X nodes only'],
	['swift', 'in which O never lowers beta, as in the published Swift program'],
	['reset', 'in which every child starts with an open window'],
	['minimax', 'that cuts nothing, which is minimax'],
	['global', 'with a single alpha and beta that are never given back'],
	['counts-cut', 'that also counts leaves that were cut'],
	['all-max', 'that takes the largest value everywhere'],
	['all-min', 'that takes the smallest value everywhere']
])('%s: a search %s', (id, clause) => {
	expect(clauseOf(id)).toBe(clause);
});

test('a clause says the opposite of the search that was asked for', () => {
	const strict = { cut: 'strict', fail: 'soft', ties: 'bounds' } as const;
	expect(clauseOf('other-rule', { rules: strict })).toBe('that cuts also on equality');
	expect(clauseOf('swapped', { root: 'min' })).toBe('with X to move at the root');
	expect(clauseOf('right-to-left', { isForward: false })).toBe('from left to right');
});
