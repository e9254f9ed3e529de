import { searchSetup } from '../../../engines/search-setup.ts';
import { countSearch } from '../../../search/count.ts';
import { FLAG } from '../../../trace/schema.ts';
import type { Claim, See } from './claim.ts';
import { note } from './figure.ts';
import { recordAlone } from './find-step.ts';
import { formatCount } from '../../../base/count-words.ts';

const CELLS = 9;

const SETUP = searchSetup({
	game: 'tictactoe',
	position: '.'.repeat(CELLS),
	algorithm: 'minimax',
	evaluator: 'outcome'
});

export const swiftTicTacToe: Claim = {
	id: 'swift-tictactoe',
	source: 'swift',
	title: 'Tic-tac-toe: 9! or 362,880 moves',
	says: 'Minimax from the empty grid goes through all 9!, that is 362,880, moves.',
	check: 'Multiplies 9 · 8 · … · 1, then searches the whole game with minimax and counts.',
	run(report) {
		const { visited, leaves } = countSearch(SETUP, (tally) => {
			report({ stage: 'Minimax, whole game', done: tally.visited, of: null, unit: 'nodes' });
		});
		let orders = 1;
		for (let cell = 2; cell <= CELLS; cell++) orders *= cell;
		const claimed = formatCount(orders);
		return {
			verdict: orders === visited || orders === leaves ? 'true' : 'not-as-claimed',
			sentence: `9! counts the orders in which nine cells can be filled. Many games end sooner, so there are fewer games (${formatCount(leaves)}); and a search also visits the positions on the way (${formatCount(visited)} nodes).`,
			figures: [
				note('9!', claimed),
				{
					name: 'Positions visited, the root included',
					claimed,
					found: formatCount(visited),
					agrees: visited === orders
				},
				{
					name: 'Finished games',
					claimed,
					found: formatCount(leaves),
					agrees: leaves === orders
				}
			],
			see: seeShortGame()
		};
	}
};

/** The search's first game that ends with empty cells: it is one game, but 9! counts it several times. */
function seeShortGame(): See[] {
	const trace = recordAlone(SETUP);
	for (let row = 0; row < trace.rows; row++) {
		if ((trace.flagsOf(row) & FLAG.TERMINAL) === 0 || trace.depthOf(row) === CELLS) continue;
		const left = CELLS - trace.depthOf(row);
		const cells = `${left} empty ${left === 1 ? 'cell' : 'cells'}`;
		const setup = { ...SETUP, shadow: 'off' } as const;
		const text = `The first game that ends early, with ${cells} left`;
		return [{ kind: 'step', text, setup, step: trace.enterStepOf(row) }];
	}
	return [];
}
