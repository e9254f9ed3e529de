/** An engine is a file and a row: CONTRIBUTING's recipe is followed here. */
import { expect } from 'vitest';
import { addFile, addRow, recipe } from './copy.ts';
import type { Recipe } from './recipe.ts';

/** An engine as its recipe asks for it: tic-tac-toe by the open lines, two plies deep. */
const TWO_PLIES = `import type { Engine } from './engine.ts';
import { searchSetup } from './search-setup.ts';

/** Ours. */
export const twoPlies: Engine = {
	id: 'two-plies',
	name: 'Two plies',
	about: 'Looks two plies ahead and counts open lines.',
	source: null,
	games: ['tictactoe'],
	depths: [{ plies: 2, name: 'as it is' }],
	defaultPlies: 2,
	equals: 'random',
	maximises: 'for its side',
	searchAt: (game, position, plies) =>
		searchSetup({ game, position, depth: plies, algorithm: 'alphabeta', evaluator: 'open-lines' })
};
`;

const GAME = 'play --game tictactoe --white two-plies --black random --games 2 --seed 1';

export const engine: Recipe = {
	name: 'an engine that is added as the recipe says, by a file and a row, plays on the command line',
	commands: [GAME],
	follow() {
		const said = recipe('Adding an engine');
		const [, folder = '', declared = ''] =
			/`((?:[\w-]+\/)+)(engine\.ts)` declares it/.exec(said) ?? [];
		const [, list = '', registry = ''] = /add it to `(\w+)` in `([^`]+)`/.exec(said) ?? [];
		expect(declared).toBe('engine.ts');
		addFile(`src/lib/${folder}two-plies.ts`, TWO_PLIES);
		const imports = "import { twoPlies } from './two-plies.ts';\n";
		addRow(`src/lib/${folder}${registry}`, list, "\t'two-plies': twoPlies", imports);
	},
	holds(said) {
		expect(said(GAME)).toContain('two-plies against random');
	}
};
