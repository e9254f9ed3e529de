/** An engine is a file and a row: CONTRIBUTING's recipe is followed here. */
import { afterEach, expect, test } from 'vitest';
import { addFile, addRow, compile, makeCopy, recipe, removeCopy, run } from './recipe-copy.ts';

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

afterEach(removeCopy);

test('an engine that is added as the recipe says, by a file and a row, plays on the command line', () => {
	const said = recipe('Adding an engine');
	const [, folder = '', declared = ''] =
		/`((?:[\w-]+\/)+)(engine\.ts)` declares it/.exec(said) ?? [];
	const [, list = '', registry = ''] = /add it to `(\w+)` in `([^`]+)`/.exec(said) ?? [];
	expect(declared).toBe('engine.ts');
	const here = makeCopy();
	addFile(`src/lib/${folder}two-plies.ts`, TWO_PLIES);
	const imports = "import { twoPlies } from './two-plies.ts';\n";
	addRow(`${here}/src/lib/${folder}${registry}`, list, "\t'two-plies': twoPlies", imports);
	const game = 'src/cli/main.ts play --game tictactoe --white two-plies --black random --games 2';
	expect(run(`${game} --seed 1`)).toContain('two-plies against random');
	compile();
});
