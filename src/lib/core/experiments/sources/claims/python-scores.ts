import { gameOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';
import type { Trace } from '../../../trace/trace.ts';
import type { Claim, Figure } from './claim.ts';
import { formatSigned, note } from './figure.ts';
import { recordAlone, returnStepOf } from './find-step.ts';
import { PYTHON_TABLE, pythonExampleSetup } from './python-example.ts';
import { formatCount } from '../../../base/count-words.ts';

export const pythonScores: Claim = {
	id: 'python-scores',
	source: 'python',
	title: 'The scores of twenty moves',
	says: 'A table gives the score of each of the twenty legal moves of an ending at “depth 3”; the rook’s moves to g4 and d7 come out best, with 500.',
	check:
		'Searches the position with the simple engine, three plies below each move, and compares all twenty.',
	run() {
		const setup = pythonExampleSetup();
		const trace = recordAlone(setup);
		const game = gameOf('chess');
		const state = rootOf(setup);
		const found = scoresOf(trace);
		const moves = new Map(state.legalMoves().map((move) => [game.moveId(state, move), move]));
		const rows = PYTHON_TABLE.map(([id, score]): Figure => {
			const move = moves.get(id);
			const value = move === undefined ? undefined : found.get(move);
			return {
				name: move === undefined ? id : game.moveText(state, move),
				claimed: formatSigned(score),
				found: value === undefined ? 'no legal move' : formatSigned(value),
				agrees: value === score
			};
		});
		const right = rows.filter(({ agrees }) => agrees).length;
		const best = Math.max(...found.values());
		const bestMoves = [...found].filter(([, value]) => value === best).map(([move]) => move);
		return {
			verdict: right === moves.size ? 'true' : right === 0 ? 'not-as-claimed' : 'partly',
			sentence: `${right} of ${moves.size} scores agree. ${formatCount(trace.rows - 1)} nodes below the root; its “depth 3” counts from each move, so that the search is four plies deep.`,
			figures: [...rows, note('Nodes below the root', formatCount(trace.rows - 1))],
			see: bestMoves.map((move) => ({
				kind: 'step' as const,
				text: `${game.moveText(state, move)} gives ${formatSigned(best)}`,
				setup,
				step: returnStepOf(trace, move)
			}))
		};
	}
};

/** The returned value of each root move. */
function scoresOf(trace: Trace): Map<number, number> {
	return new Map(
		trace.childrenOf(trace.lastRoot).map((row) => [trace.moveOf(row), trace.valueOf(row)])
	);
}
