/** What CONTRIBUTING says to do is enough: its recipes are followed here, as they are written. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { addRow, compile, makeCopy, recipe, removeCopy, run } from './recipe-copy.ts';

/** The evaluator of the example: what its step 1 asks for. */
const CORNER_MARKS = `import type { TicTacToeState } from '../games/tictactoe/state.ts';
import type { EvaluatorCode, Term } from './evaluator.ts';

const CORNERS = [0, 2, 6, 8];

function termOf(state: TicTacToeState): Term {
	const result = state.result();
	if (result !== 0) return { id: 'line', name: 'A line', value: result * 10 };
	const of = (mark: string): number => CORNERS.filter((cell) => state.cell(cell) === mark).length;
	return { id: 'corners', name: 'Corners', value: of('X') - of('O') };
}

/** Ours. */
export const cornerMarks: EvaluatorCode<TicTacToeState> = {
	unit: 'points',
	dependsOnPly: false,
	granularity: () => 1,
	evaluate: (state) => termOf(state).value,
	terms: (state) => [termOf(state)]
};
`;

/** The order of the example. */
const EDGES_FIRST = `import type { MoveOrder } from '../search.ts';

export const edgesFirst: MoveOrder = (moves) => moves.sort((a, b) => (b % 2) - (a % 2));
`;

/** An algorithm as its recipe asks for it: plain minimax under another name. */
const PLAIN = `import { minimax } from './minimax.ts';
import type { AlgorithmCode } from './search.ts';

/** Ours. */
export const plain: AlgorithmCode = { ...minimax };
`;

afterEach(removeCopy);

test('an evaluator that is added as the recipe says, by a file and a row, is used by the command line', () => {
	const [, file = '', name = ''] =
		/Write `([^`]+)`, which exports `(\w+)`/.exec(recipe('Adding an evaluator')) ?? [];
	const [, list = '', registry = ''] =
		/Add its row to `(\w+)` in `([^`]+)`/.exec(recipe('Adding an evaluator')) ?? [];
	const [, row = ''] = /`('corner-marks': \{[^`]*\})`/.exec(recipe('Adding an evaluator')) ?? [];
	expect([name, list]).toEqual(['cornerMarks', 'EVALUATORS']);
	const here = makeCopy();
	writeFileSync(`${here}/${file}`, CORNER_MARKS);
	// The example of the recipe is none that is there already.
	expect(readFileSync(`${here}/${registry}`, 'utf8')).not.toContain(name);
	addRow(`${here}/${registry}`, list, row);
	const position = '--game tictactoe --position X...O.... --evaluator corner-marks';
	expect(run(`src/cli/main.ts evaluate ${position}`)).toMatch(/\b1\b/);
	expect(run(`src/cli/main.ts search ${position} --depth 2`)).toContain('corner-marks');
	expect(run('src/cli/main.ts search --help')).toContain('corner-marks');
	compile();
});

test('a move order that is added as the recipe says, by a file and a row, is used by the command line', () => {
	const said = recipe('Adding a move order');
	const [, file = ''] = /Write `([^`]+)`, a `MoveOrder`/.exec(said) ?? [];
	const [, registry = '', list = ''] =
		/Import it in `([^`]+)`, and add its row to `(\w+)`/.exec(said) ?? [];
	const [, row = ''] = /`('edges-first': \{[^`]*\})`/.exec(said) ?? [];
	const here = makeCopy();
	writeFileSync(`${here}/${file}`, EDGES_FIRST);
	expect(readFileSync(`${here}/${registry}`, 'utf8')).not.toContain('edges-first');
	addRow(`${here}/${registry}`, list, row, "import { edgesFirst } from './edges-first.ts';\n");
	const search = 'src/cli/main.ts search --game tictactoe --position ......... --depth 1';
	const moves = (order: string): unknown =>
		(
			JSON.parse(run(`${search} --order ${order} --json`)) as { moves: { move: number }[] }
		).moves.map(({ move }) => move);
	expect(moves('listed')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
	expect(moves('edges-first')).toEqual([1, 3, 5, 7, 0, 2, 4, 6, 8]);
	expect(run('src/cli/main.ts search --help')).toContain('edges-first');
	compile();
});

test('an algorithm that is added as the recipe says, by a file and a row, is used by the command line', () => {
	const said = recipe('Adding an algorithm');
	const [, folder = ''] = /Write `([^`]+)<name>\.ts`/.exec(said) ?? [];
	const [, list = '', registry = ''] = /Add its row to `(\w+)` in `([^`]+)`/.exec(said) ?? [];
	const here = makeCopy();
	writeFileSync(`${here}/${folder}plain.ts`, PLAIN);
	const row =
		"plain: { name: 'Plain', about: 'Minimax.', usesWindow: false, needs: [], visits: 'once', valuesFor: 'max', load: async () => (await import('./plain.ts')).plain }";
	addRow(`${here}/${registry}`, list, row);
	const search = 'src/cli/main.ts search --game tictactoe --position X...O.... --depth 2 --json';
	const nodes = (algorithm: string): unknown =>
		(JSON.parse(run(`${search} --algorithm ${algorithm}`)) as { nodes: number }).nodes;
	expect(nodes('plain')).toBe(1 + 7 + 7 * 6);
	expect(nodes('plain')).toBe(nodes('minimax'));
	expect(run('src/cli/main.ts search --help')).toContain('plain');
	compile();
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
