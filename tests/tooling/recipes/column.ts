/** What CONTRIBUTING says to do for a column is enough: it is done here, as it is written. */
import { expect } from 'vitest';
import { addFile, fileOf, recipe, writeOver } from './copy.ts';
import type { Recipe } from './recipe.ts';

const COMPARE = 'compare --game tictactoe --position .O..X.O.X --algorithms minimax';
const SHOWN = 'the column is shown on the page';

export const column: Recipe = {
	name: 'a column that is added as the recipe says, by a row, is in the table, CSV, JSON and help of the command line, and on the page',
	commands: [COMPARE, `${COMPARE} --csv`, `${COMPARE} --json`, 'compare --help'],
	tests: ['tests/shown.test.ts'],
	follow() {
		const said = recipe('Adding a column');
		const [, list = '', columns = ''] = /Add its row to `(\w+)` in `([^`]+)`/.exec(said) ?? [];
		const [, row = ''] = /`(\{ id: 'inner'[^`]*\})`/.exec(said) ?? [];
		const before = fileOf(columns);
		const end = before.indexOf('\n];', before.indexOf(`const ${list}: `));
		expect([before.indexOf("'inner'"), end > 0]).toEqual([-1, true]);
		writeOver(columns, `${before.slice(0, end)},\n${row}${before.slice(end)}`);
		addFile(
			'tests/shown.test.ts',
			`import { expect, test } from 'vitest';
import { SHOWN_COLUMNS } from '../${columns}';

test('${SHOWN}', () => {
	expect(SHOWN_COLUMNS.map(({ name }) => name)).toContain('Inner nodes');
});
`
		);
	},
	holds(said, passed) {
		// The tree has 150 nodes, 73 of them leaves.
		const [head = '', cells = ''] = said(`${COMPARE} --csv`).split('\n');
		const at = head.split(',').indexOf('inner');
		expect(cells.split(',')[at]).toBe('77');
		expect(JSON.parse(said(`${COMPARE} --json`))).toMatchObject({ rows: [{ inner: 77 }] });
		expect(said(COMPARE)).toMatch(/ inner .*\nminimax .* 77 /);
		expect(said('compare --help')).toMatch(/\n {2}inner +Visited nodes that are neither/);
		expect(passed).toContain(SHOWN);
	}
};
