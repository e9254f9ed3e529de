/**
 * What CONTRIBUTING says to do is enough: its recipes are followed here, as they are written, all in one copy, so that
 * the compiler and the command line start once.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { algorithm } from './recipes/algorithm.ts';
import { column } from './recipes/column.ts';
import {
	checkSvelte,
	compile,
	fileOf,
	makeCopy,
	recipe,
	removeCopy,
	runCommands,
	runTests
} from './recipes/copy.ts';
import { engine } from './recipes/engine.ts';
import { evaluator } from './recipes/evaluator.ts';
import { COMPONENTS_OF_GAME, NAMED_OF_GAME, TESTS_OF_GAME, game } from './recipes/game.ts';
import { idea } from './recipes/idea.ts';
import { order } from './recipes/order.ts';

const RECIPES = [evaluator, order, algorithm, column, engine, idea, game];
const COMMANDS = new Set(RECIPES.flatMap(({ commands }) => commands));
const FILES = RECIPES.flatMap(({ tests }) => tests ?? []);

/** A piece of work that is begun when it is first needed, for all that need it. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
	let begun: Promise<Result> | null = null;
	return () => (begun ??= work());
}

const answers = once(() => runCommands([...COMMANDS]));
const passes = once(() => runTests(...FILES));

beforeAll(() => {
	makeCopy();
	for (const { follow } of RECIPES) follow();
}, 120_000);
afterAll(removeCopy);

test('what the recipes add compiles, so that none forgot a place', () => {
	compile();
});

test.each(RECIPES.map((one) => [one.name, one] as const))('%s', async (_, { tests, holds }) => {
	const said = await answers();
	holds((command) => said.get(command) ?? '', tests ? await passes() : []);
});

test('a game that is added as the recipe says is tested and drawn', async () => {
	const [passed] = await Promise.all([
		runTests(...TESTS_OF_GAME),
		checkSvelte(...COMPONENTS_OF_GAME)
	]);
	expect(passed).toContain('every game has its row in the contract test');
	expect(passed).toContain('the examples of nim are in groups of at most five');
	expect(passed.filter((name) => name.includes(NAMED_OF_GAME)).length).toBeGreaterThan(100);
	for (const table of ['links', 'cli']) expect(fileOf(`docs/${table}.md`)).toMatch(/`nim`/);
});

test('a game whose positions have keys is told how many positions the test of keys needs', () => {
	const keys = readFileSync('tests/conformance/keys.test.ts', 'utf8');
	expect(keys).toContain('expect(keys.size).toBeGreaterThan(8)');
	expect(recipe('Adding a game')).toMatch(/`key` .*keys\.test\.ts`.* more than eight positions/);
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
