/** What CONTRIBUTING says to do is enough: its recipes are followed here, as they are written. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';

const TEXT = readFileSync('CONTRIBUTING.md', 'utf8');

/** The part of the text under a heading. */
function recipe(heading: string): string {
	const begin = TEXT.indexOf(`## ${heading}\n`);
	return TEXT.slice(begin, TEXT.indexOf('\n## ', begin));
}

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

let copy: string | null = null;

afterEach(() => {
	if (copy !== null) rmSync(copy, { recursive: true });
	copy = null;
});

test('an evaluator that is added as the recipe says, by a file and a row, is used by the command line', () => {
	const [, file = '', name = ''] =
		/Write `([^`]+)`, which exports `(\w+)`/.exec(recipe('Adding an evaluator')) ?? [];
	const [, list = '', registry = ''] =
		/Add its row to `(\w+)` in `([^`]+)`/.exec(recipe('Adding an evaluator')) ?? [];
	const [, row = ''] = /`('corner-marks': \{[^`]*\})`/.exec(recipe('Adding an evaluator')) ?? [];
	expect([name, list]).toEqual(['cornerMarks', 'EVALUATORS']);
	mkdirSync('node_modules/.cache', { recursive: true });
	copy = mkdtempSync('node_modules/.cache/recipe-');
	for (const part of ['src/lib/core', 'src/cli', 'tsconfig.core.json', 'package.json']) {
		cpSync(part, `${copy}/${part}`, { recursive: true });
	}
	writeFileSync(`${copy}/${file}`, CORNER_MARKS);
	const before = readFileSync(`${copy}/${registry}`, 'utf8');
	// The example of the recipe is none that is there already.
	expect(before).not.toContain(name);
	const end = before.indexOf('\n} satisfies', before.indexOf(`const ${list} = {`));
	writeFileSync(`${copy}/${registry}`, `${before.slice(0, end)},\n${row}${before.slice(end)}`);
	const run = (command: string): string =>
		execFileSync(process.execPath, ['--import', 'tsx', ...command.split(' ')], {
			cwd: copy ?? '',
			encoding: 'utf8'
		});
	const position = '--game tictactoe --position X...O.... --evaluator corner-marks';
	expect(run(`src/cli/main.ts evaluate ${position}`)).toMatch(/\b1\b/);
	expect(run(`src/cli/main.ts search ${position} --depth 2`)).toContain('corner-marks');
	expect(run('src/cli/main.ts search --help')).toContain('corner-marks');
	const compiler = 'node_modules/@typescript/native/bin/tsc';
	execFileSync(process.execPath, [compiler, '-p', `${copy}/tsconfig.core.json`]);
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
