/** What CONTRIBUTING says to do for a column is enough: it is done here, as it is written. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { compile, makeCopy, recipe, removeCopy, run } from './recipe-copy.ts';

afterEach(removeCopy);

test('a column that is added as the recipe says, by a row, is in the table, CSV, JSON and help of the command line, and on the page', () => {
	const said = recipe('Adding a column');
	const [, list = '', columns = ''] = /Add its row to `(\w+)` in `([^`]+)`/.exec(said) ?? [];
	const [, row = ''] = /`(\{ id: 'inner'[^`]*\})`/.exec(said) ?? [];
	const here = makeCopy();
	const before = readFileSync(`${here}/${columns}`, 'utf8');
	const end = before.indexOf('\n];', before.indexOf(`const ${list}: `));
	expect([before.indexOf("'inner'"), end > 0]).toEqual([-1, true]);
	writeFileSync(`${here}/${columns}`, `${before.slice(0, end)},\n${row}${before.slice(end)}`);
	const compare =
		'src/cli/main.ts compare --game tictactoe --position .O..X.O.X --algorithms minimax';
	// The tree has 150 nodes, 73 of them leaves.
	const [head = '', cells = ''] = run(`${compare} --csv`).split('\n');
	const at = head.split(',').indexOf('inner');
	expect(cells.split(',')[at]).toBe('77');
	expect(JSON.parse(run(`${compare} --json`))).toMatchObject({ rows: [{ inner: 77 }] });
	expect(run(compare)).toMatch(/ inner .*\nminimax .* 77 /);
	expect(run('src/cli/main.ts compare --help')).toMatch(
		/\n {2}inner +Visited nodes that are neither/
	);
	writeFileSync(
		`${here}/shown.ts`,
		`import { SHOWN_COLUMNS } from './${columns}';
console.log(SHOWN_COLUMNS.map(({ name }) => name).join());
`
	);
	expect(run('shown.ts')).toContain(',Inner nodes,');
	compile();
});
