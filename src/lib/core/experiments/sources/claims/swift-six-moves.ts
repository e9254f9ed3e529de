import { searchSetup } from '../../../engines/search-setup.ts';
import { rootOf } from '../../../games/root.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import type { Claim } from './claim.ts';
import { compare } from './figure.ts';
import { recordAlone } from './find-step.ts';

/** The post's three boards: empty; an X in a corner; an O in the corner opposite. */
const BOARDS = [
	{ name: 'Moves on the empty board', cells: '.........', claimed: '9' },
	{ name: 'Moves after the X', cells: 'X........', claimed: '8' },
	{ name: 'Moves after the X and the O', cells: 'X.......O', claimed: '6' }
] as const;
const LAST = BOARDS[2];

export const swiftSixMoves: Claim = {
	id: 'swift-six-moves',
	source: 'swift',
	title: '6 moves after an X and an O',
	says: 'The first player has 9 moves, the second 8; after an X and an O, “6 different moves”.',
	check: 'Sets up the three boards that the post describes, and counts the legal moves.',
	run() {
		const figures = BOARDS.map(({ name, cells, claimed }) => {
			return compare(name, claimed, String(rootOf(setupOf(cells)).legalMoves().length));
		});
		const last = figures.at(-1);
		const setup = setupOf(LAST.cells);
		const trace = recordAlone(setup);
		return {
			verdict: last?.agrees === true ? 'true' : 'not-as-claimed',
			sentence: `Two of nine cells are filled, so ${last?.found ?? ''} moves are left.`,
			figures,
			see: [
				{
					kind: 'step',
					text: 'The board with the X and the O, and its moves',
					setup,
					step: trace.enterStepOf(trace.lastRoot)
				}
			]
		};
	}
};

/** One ply is enough to see the moves. */
function setupOf(position: string): SearchSetup {
	return searchSetup({
		game: 'tictactoe',
		position,
		depth: 1,
		algorithm: 'minimax',
		evaluator: 'outcome'
	});
}
