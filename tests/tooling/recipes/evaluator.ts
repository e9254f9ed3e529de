/** An evaluator is a file and a row: CONTRIBUTING's recipe is followed here. */
import { expect } from 'vitest';
import { addFile, addRow, fileOf, recipe } from './copy.ts';
import type { Recipe } from './recipe.ts';

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

const AT = '--game tictactoe --position X...O.... --evaluator corner-marks';
const EVALUATE = `evaluate ${AT}`;
const SEARCH = `search ${AT} --depth 2`;
const HELP = 'search --help';

export const evaluator: Recipe = {
	name: 'an evaluator that is added as the recipe says, by a file and a row, is used by the command line',
	commands: [EVALUATE, SEARCH, HELP],
	follow() {
		const said = recipe('Adding an evaluator');
		const [, file = '', name = ''] = /Write `([^`]+)`, which exports `(\w+)`/.exec(said) ?? [];
		const [, list = '', registry = ''] = /Add its row to `(\w+)` in `([^`]+)`/.exec(said) ?? [];
		const [, row = ''] = /`('corner-marks': \{[^`]*\})`/.exec(said) ?? [];
		expect([name, list]).toEqual(['cornerMarks', 'EVALUATORS']);
		addFile(file, CORNER_MARKS);
		// The example of the recipe is none that is there already.
		expect(fileOf(registry)).not.toContain(name);
		addRow(registry, list, row);
	},
	holds(said) {
		expect(said(EVALUATE)).toMatch(/\b1\b/);
		expect(said(SEARCH)).toContain('corner-marks');
		expect(said(HELP)).toContain('corner-marks');
	}
};
