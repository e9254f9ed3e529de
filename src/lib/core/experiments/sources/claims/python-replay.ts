import { assert } from '../../../base/assert.ts';
import { GameInPlay } from '../../../engines/game-in-play.ts';
import { RootListener } from '../../../engines/root-listener.ts';
import { searchSetup } from '../../../engines/search-setup.ts';
import { moveNumber, readLine } from '../../../games/game-line.ts';
import { formatFen } from '../../../games/chess/fen.ts';
import { parseGame } from '../../../games/chess/game-record.ts';
import { readPgn } from '../../../games/chess/pgn/read-pgn.ts';
import type { Move } from '../../../games/game.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import { codeOf } from '../../../search/registry.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { PYTHON_GAMES, type PublishedGame } from '../python-games.ts';
import type { Claim, Report, See } from './claim.ts';
import { allAgree, compare, formatSigned, note } from './figure.ts';
import { recordAlone, returnStepOf, writePath } from './find-step.ts';
import { formatCount } from '../../../base/count-words.ts';

const ENGINES = { 'python-simple': 'simple', 'python-improved': 'improved' } as const;

/** A decision of the engine in its game, as reproduced here. */
interface Decision {
	readonly setup: SearchSetup;
	/** The same without the moves before it, so that no earlier position repeats; only if the move is not the best. */
	readonly alone: SearchSetup | null;
	/** Whether the move is among the best of that search. */
	readonly isBestAlone: boolean;
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
		check: `Replays the game by the rules of chess. Before each of White’s moves our rebuilt engine searches the position, ${depth + 1} plies deep, and finds all moves that are best. If the move played is none of them, it searches again without the moves before, so that no position repeats.`,
		run(report) {
			const { decisions, start, moves, ending, nodes } = replay(game, report);
			const best = decisions.filter((one) => one.value === one.best);
			const others = decisions.filter((one) => one.value !== one.best);
			const repeated = others.filter(({ isBestAlone }) => isBestAlone);
			const figures = [
				compare('Moves of the game', `${fullMoves}`, `${Math.ceil(moves.length / 2)}`),
				compare('How it ended', 'checkmate', ending),
				note('Its moves that are best here', `${best.length} of ${decisions.length}`),
				...(others.length === 0
					? []
					: [
							note(
								'The others that are best if no position repeats',
								`${repeated.length} of ${others.length}`
							)
						]),
				note('Nodes searched for that', formatCount(nodes))
			];
			const isExplained = repeated.length === others.length;
			return {
				verdict: allAgree(figures) && isExplained ? 'true' : 'partly',
				sentence: `The game is legal and ends as the post says. ${describeMoves(decisions, others, repeated)}`,
				figures,
				see: seeDecision(others[0] ?? decisions.at(-1)),
				played: { game: 'chess', games: [{ start, moves, ending }] }
			};
		}
	};
}

/** How the moves compare with those of the rebuilt engine. */
function describeMoves(
	decisions: readonly Decision[],
	others: readonly Decision[],
	repeated: readonly Decision[]
): string {
	const [first] = others;
	if (first === undefined) {
		return `Each of the ${decisions.length} moves is among the best that our rebuilt engine finds.`;
	}
	const share = `Our rebuilt engine prefers another move in ${others.length} of ${decisions.length} positions`;
	if (repeated.length === others.length) {
		return `${share}. There repetition decides: if no earlier position counts, the move played is among its best.`;
	}
	return `${share}, first instead of ${first.text}: ${formatSigned(first.best)}, not ${formatSigned(first.value)}. Repetition explains ${repeated.length} of them.`;
}

function replay(
	game: PublishedGame,
	report: Report
): { decisions: Decision[]; start: string; moves: readonly Move[]; ending: string; nodes: number } {
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
			const listener = searchRoot(setup, tell);
			const { value, best } = judge(listener, move);
			nodes += listener.visited;
			const alone = value === best ? null : setupAt(game, withoutHistory(play.position));
			const again = alone === null ? null : judge(searchRoot(alone, tell), move);
			const isBestAlone = again !== null && again.value === again.best;
			const name = `${moveNumber(line, ply)} ${text}`;
			decisions.push({ setup, alone, isBestAlone, move, text: name, value, best });
		}
		play.play(move);
	}
	return { decisions, start, moves, ending: play.ending?.code ?? 'none', nodes };
}

function searchRoot(setup: SearchSetup, tell: () => void): RootListener {
	const listener = new RootListener(tell);
	codeOf(setup.algorithm).run(prepareSearch(setup).newSearch(setup.algorithm, listener));
	return listener;
}

/** The value of a move of the root, and the best of all. */
function judge({ values }: RootListener, move: Move): Pick<Decision, 'value' | 'best'> {
	const best = Math.max(...values.map(({ value }) => value));
	return { best, value: values.find((one) => one.move === move)?.value ?? NaN };
}

/** The position alone: a FEN without the moves that led to it. */
function withoutHistory(position: string): string {
	const game = parseGame(position);
	assert(game.ok, 'a position of the game can be read');
	return formatFen(game.value.position);
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
	const { text, move, value, best, alone } = decision;
	if (value === best) {
		const step = returnStepOf(trace, move);
		return [{ kind: 'step', text: `${text} gives the same value as the best`, setup, step }];
	}
	const better = trace.childrenOf(trace.lastRoot).find((row) => trace.valueOf(row) === best);
	assert(better !== undefined, 'the best value is the value of a move');
	const name = writePath(setup, [trace.moveOf(better)]);
	return [
		{
			kind: 'step',
			text: `${name} gives ${formatSigned(best)}, better than ${text} with ${formatSigned(value)}`,
			setup,
			step: trace.exitStepOf(better)
		},
		...(alone === null || !decision.isBestAlone ? [] : [seeAlone(decision, alone)])
	];
}

function seeAlone({ text, move }: Decision, alone: SearchSetup): See {
	const setup: SearchSetup = { ...alone, ties: 'open', shadow: 'off' };
	const step = returnStepOf(recordAlone(setup), move);
	return { kind: 'step', text: `If no position repeats, ${text} is among the best`, setup, step };
}

export const pythonGame1 = pythonReplay(0);
export const pythonGame2 = pythonReplay(1);
