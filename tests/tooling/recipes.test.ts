/** What CONTRIBUTING says to do is enough: its recipes are followed here, as they are written. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Evaluator } from '../../src/lib/core/evaluate/evaluator.ts';

const TEXT = readFileSync('CONTRIBUTING.md', 'utf8');

/** The part of the text under a heading. */
function recipe(heading: string): string {
	const begin = TEXT.indexOf(`## ${heading}\n`);
	return TEXT.slice(begin, TEXT.indexOf('\n## ', begin));
}

afterEach(() => {
	vi.doUnmock('../../src/lib/core/evaluate/registry.ts');
	vi.resetModules();
});

test('the evaluator of the example can be used on a page that has loaded tic-tac-toe alone', async () => {
	const [, id = '', file = ''] =
		/`'([\w-]+)': \w+` to `addEvaluators` in `([^`]+)`/.exec(recipe('Adding an evaluator')) ?? [];
	expect([id, file.startsWith('src/')]).toEqual(['corner-marks', true]);
	vi.resetModules();
	const registry = await import('../../src/lib/core/evaluate/registry.ts');
	// The example of the recipe is none that is there already.
	expect(registry.EVALUATOR_IDS).not.toContain(id);
	const { outcomeDepth } = await import('../../src/lib/core/evaluate/outcome-depth.ts');
	(registry.EVALUATOR_IDS as unknown as string[]).push(id);
	const added = { ...outcomeDepth, id, name: 'Corner marks' } as unknown as Evaluator<never>;
	vi.doMock(`../../${file}`, async (importOriginal) => {
		const original = await importOriginal<object>();
		registry.addEvaluators({ [id]: added });
		return original;
	});
	// What Compare loads before anything else is asked for.
	await import('../../src/lib/core/search/tictactoe.ts');
	const { COMPARE } = await import('../../src/lib/core/share/compare-link.ts');
	const { values, faults } = COMPARE.read(`game=tictactoe&evaluator=${id}`);
	expect(faults).toEqual([]);
	expect(values.evaluator).toBe(id);
	expect(registry.evaluatorIdsFor('tictactoe').at(-1)).toBe(id);
});

test('a game whose positions have keys is told how many positions the test of keys needs', () => {
	const keys = readFileSync('tests/conformance/keys.test.ts', 'utf8');
	expect(keys).toContain('expect(keys.size).toBeGreaterThan(8)');
	expect(recipe('Adding a game')).toMatch(/`key` .* more than eight positions .*keys\.test\.ts/);
});

test.each(['Adding an evaluator', 'Adding a move order', 'Adding an algorithm', 'Adding a game'])(
	'%s says which tables list it, and how to print them again',
	(heading) => {
		const command = '`npx vitest run -u --project core tests/tooling/field-tables.test.ts`';
		const own = recipe(heading);
		const whole = own.includes(', as for an evaluator.') ? recipe('Adding an evaluator') : own;
		expect(own).toMatch(/[Pp]rint the tables of (fields in )?`docs\//);
		for (const said of ['`docs/links.md`', '`docs/cli.md`', command]) expect(whole).toContain(said);
	}
);
