/** A move order is a file and a row: CONTRIBUTING's recipe is followed here. */
import { expect } from 'vitest';
import { addFile, addRow, fileOf, recipe } from './copy.ts';
import type { Recipe } from './recipe.ts';

/** The order of the example. */
const EDGES_FIRST = `import type { MoveOrder } from '../search.ts';

export const edgesFirst: MoveOrder = (moves) => moves.sort((a, b) => (b % 2) - (a % 2));
`;

const ordered = (order: string): string =>
	`search --game tictactoe --position ......... --depth 1 --order ${order} --json`;
const HELP = 'search --help';

export const order: Recipe = {
	name: 'a move order that is added as the recipe says, by a file and a row, is used by the command line',
	commands: [ordered('listed'), ordered('edges-first'), HELP],
	follow() {
		const said = recipe('Adding a move order');
		const [, file = ''] = /Write `([^`]+)`, a `MoveOrder`/.exec(said) ?? [];
		const [, registry = '', list = ''] =
			/Import it in `([^`]+)`, and add its row to `(\w+)`/.exec(said) ?? [];
		const [, row = ''] = /`('edges-first': \{[^`]*\})`/.exec(said) ?? [];
		addFile(file, EDGES_FIRST);
		expect(fileOf(registry)).not.toContain('edges-first');
		addRow(registry, list, row, "import { edgesFirst } from './edges-first.ts';\n");
	},
	holds(said) {
		const moves = (order: string): unknown =>
			(JSON.parse(said(ordered(order))) as { moves: { move: number }[] }).moves.map(
				({ move }) => move
			);
		expect(moves('listed')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
		expect(moves('edges-first')).toEqual([1, 3, 5, 7, 0, 2, 4, 6, 8]);
		expect(said(HELP)).toContain('edges-first');
	}
};
