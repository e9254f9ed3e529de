import { assert } from '../../../base/assert.ts';
import { GameInPlay } from '../../../engines/game-in-play.ts';
import { RootListener } from '../../../engines/root-listener.ts';
import { searchSetup } from '../../../engines/search-setup.ts';
import { moveNumber, readLine } from '../../../games/game-line.ts';
import { readPgn } from '../../../games/chess/pgn/read-pgn.ts';
import type { Move } from '../../../games/game.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import { algorithmOf } from '../../../search/registry.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { PYTHON_GAMES, type PublishedGame } from '../python-games.ts';
import type { Claim, Report, See } from './claim.ts';
import { compare, formatCount, formatSigned, note } from './figure.ts';
import { recordAlone, returnStepOf, writePath } from './find-step.ts';

const ENGINES = { 'python-simple': 'simple', 'python-improved': 'improved' } as const;

/** A decision of the engine in its game, as reproduced here. */
interface Decision {
	readonly setup: SearchSetup;
	readonly move: Move;
	/** "25. h5" */
	readonly text: string;
	/** From White's side: the value of the played move, and the best value. */
	readonly value: number;
	readonly best: number;
}

/** One of the two games: whether the rebuilt engine would have played each move of the author's engine. */
function pythonReplay(index: 0 | 1): Claim {
	const game = PYTHON_GAMES[index];
	assert(game !== undefined, 'the post has two games');
	const { id, fullMoves, depth, evaluator } = game;
	const engine = ENGINES[evaluator];
	return {
		id,
		source: 'python',
		title: `Game ${index + 1}: its ${engine} engine lost to Stockfish in ${fullMoves} moves`,
		says: `With the ${engine} score, “depth ${depth}”, the engine played White and was mated on move ${fullMoves}.`,
		check: `Replays the game by the rules of chess. Before each of White’s moves the rebuilt engine searches the position, ${depth + 1} plies deep, and finds all moves that are best; the move played should be one of them.`,
		run(report) {
			const { decisions, moves, ending, nodes } = replay(game, report);
			const best = decisions.filter((one) => one.value === one.best);
			const other = decisions.find((one) => one.value !== one.best);
			const figures = [
				compare('Moves of the game', `${fullMoves}`, `${Math.ceil(moves / 2)}`),
				compare('How it ended', 'checkmate', ending),
				compare(
					'Its moves that are best here',
					formatCount(decisions.length),
					formatCount(best.length)
				),
				note('Nodes searched for that', formatCount(nodes))
			];
			const isFound = best.length === decisions.length;
			return {
				verdict: figures.every(({ agrees }) => agrees !== false) ? 'true' : 'partly',
				sentence: isFound
					? `The game is legal, and each of the ${decisions.length} moves is among the best that the rebuilt engine finds.`
					: `The game is legal; ${best.length} of ${decisions.length} moves are among the best that the rebuilt engine finds. ${other === undefined ? '' : `The first that is not: ${other.text}, ${formatSigned(other.value)} instead of ${formatSigned(other.best)}.`}`,
				figures,
				see: seeDecision(other ?? decisions.at(-1))
			};
		}
	};
}

function replay(
	game: PublishedGame,
	report: Report
): { decisions: Decision[]; moves: number; ending: string; nodes: number } {
	const read = readPgn(game.movetext);
	assert(read.ok, 'the games of the post can be read');
	const { start, moves } = read.value;
	const line = readLine('chess', start, moves);
	const play = new GameInPlay('chess', start);
	const decisions: Decision[] = [];
	let nodes = 0;
	for (const [ply, { move, side, text }] of line.moves.entries()) {
		if (side === 'max') {
			const tell = (): void => {
				report({ stage: 'Searching', done: ply, of: moves.length, unit: 'plies of the game' });
			};
			tell();
			const setup = setupAt(game, play.position);
			const listener = new RootListener(tell);
			algorithmOf(setup.algorithm).run(prepareSearch(setup).newSearch(setup.algorithm, listener));
			const best = Math.max(...listener.values.map(({ value }) => value));
			const value = listener.values.find((one) => one.move === move)?.value ?? NaN;
			nodes += listener.nodes;
			decisions.push({ setup, move, text: `${moveNumber(line, ply)} ${text}`, value, best });
		}
		play.play(move);
	}
	return { decisions, moves: moves.length, ending: play.ending?.code ?? 'none', nodes };
}

/**
 * The search for the engine's best moves. Captures first and a shared root window, wide enough for ties, find the
 * same values in fewer nodes.
 */
function setupAt({ evaluator, depth }: PublishedGame, position: string): SearchSetup {
	return {
		...searchSetup({
			game: 'chess',
			position,
			depth: depth + 1,
			algorithm: 'alphabeta',
			evaluator
		}),
		order: 'captures-first',
		ties: 'exact'
	};
}

function seeDecision(decision: Decision | undefined): See[] {
	if (decision === undefined) return [];
	// With an open window at every root move the values are exact; without minimax the explorer is fast.
	const setup: SearchSetup = { ...decision.setup, ties: 'open', shadow: 'off' };
	const trace = recordAlone(setup);
	const { text, move, value, best } = decision;
	if (value === best) {
		const step = returnStepOf(trace, move);
		return [
			{ kind: 'step', text: `${text} comes back with the same value as the best`, setup, step }
		];
	}
	const better = [...trace.childrenOf(trace.lastRoot)].find((row) => trace.valueOf(row) === best);
	assert(better !== undefined, 'the best value is the value of a move');
	const name = writePath(setup, [trace.moveOf(better)]);
	return [
		{
			kind: 'step',
			text: `${name} comes back with ${formatSigned(best)}, better than ${text} with ${formatSigned(value)}`,
			setup,
			step: trace.exitStepOf(better)
		}
	];
}

export const pythonGame1 = pythonReplay(0);
export const pythonGame2 = pythonReplay(1);
