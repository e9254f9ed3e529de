/** Compares our search with the same alpha-beta, evaluator and move order over the public API of chess.js. */
import { Chess, type PieceSymbol } from 'chess.js';
import { nullObserver } from '../src/lib/core/search/observer.ts';
import { prepareSearch } from '../src/lib/core/search/prepare.ts';
import { codeOf } from '../src/lib/core/search/registry.ts';
import { compare, type Measurement, type Table } from './measure.ts';
import { SWIFT_POST, setupOf } from './setup.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const DEPTH = 3;
/** Runs of our search per run of theirs: ours is too short to be timed alone. */
const OURS = 100;

const POINTS: Readonly<Record<PieceSymbol, number>> = { q: 9, r: 5, b: 3, n: 3, p: 1, k: 0 };
const MATE = 1000;

interface Answer {
	readonly value: number;
	readonly nodes: number;
}

function searchWithChessJs(fen: string): Answer {
	const chess = new Chess(fen);
	let nodes = 0;
	return { value: alphaBeta(DEPTH, -Infinity, Infinity), nodes };

	function alphaBeta(depth: number, alpha: number, beta: number): number {
		nodes++;
		const ending = endingOf(chess);
		if (depth === 0 || ending !== null) return evaluate(chess, ending);
		const max = chess.turn() === 'w';
		let best = max ? -Infinity : Infinity;
		for (const move of chess.moves({ verbose: true }).sort((a, b) => (a.lan < b.lan ? -1 : 1))) {
			chess.move(move);
			const value = alphaBeta(depth - 1, alpha, beta);
			chess.undo();
			best = max ? Math.max(best, value) : Math.min(best, value);
			if (max) alpha = Math.max(alpha, best);
			else beta = Math.min(beta, best);
			if (max ? best >= beta : best <= alpha) break;
		}
		return best;
	}
}

/** Repetition is ignored, since our search ignores it too. */
function endingOf(chess: Chess): 'checkmate' | 'draw' | null {
	if (chess.isCheckmate()) return 'checkmate';
	const drawn = chess.isStalemate() || chess.isInsufficientMaterial() || chess.isDrawByFiftyMoves();
	return drawn ? 'draw' : null;
}

/** The R post's evaluator: see src/lib/core/evaluate/r-bloggers.ts. */
function evaluate(chess: Chess, ending: ReturnType<typeof endingOf>): number {
	const white = chess.turn() === 'w';
	if (ending === 'checkmate') return white ? -MATE : MATE;
	if (ending === 'draw') return 0;
	let balance = 0;
	for (const piece of chess.board().flat()) {
		if (piece !== null) balance += piece.color === 'w' ? POINTS[piece.type] : -POINTS[piece.type];
	}
	if (!chess.inCheck()) return balance;
	return white ? balance - 1 : balance + 1;
}

function measure(name: string, position: string, repetitions: number): Table {
	const setup = setupOf({ game: 'chess', position, depth: String(DEPTH) });
	const prepared = prepareSearch(setup);
	const search = (): Answer => {
		let nodes = 0;
		const observer = {
			...nullObserver,
			enter: () => ++nodes,
			evaluate: () => {
				nodes++;
			}
		};
		const value = codeOf('alphabeta').run(prepared.newSearch('alphabeta', observer));
		return { value, nodes };
	};
	const ours = search();
	const theirs = searchWithChessJs(position);
	if (ours.value !== theirs.value || ours.nodes !== theirs.nodes) {
		throw new Error(`not the same search: ${JSON.stringify({ ours, theirs })}`);
	}
	return compare({
		on: `${name}, alpha-beta, depth ${DEPTH}, ${ours.nodes.toLocaleString('en')} nodes`,
		contestants: [
			{ name: 'our position', run: () => repeat(search, OURS), times: OURS },
			{ name: 'chess.js', run: () => searchWithChessJs(position) }
		],
		repetitions
	});
}

function repeat<T>(run: () => T, times: number): T {
	for (let done = 1; done < times; done++) run();
	return run();
}

export const chessJs: Measurement = {
	question: 'Why does the search have a chess position of its own?',
	*tables() {
		yield measure('the Swift post’s position', SWIFT_POST, 9);
		yield measure('the start of the game', START, 9);
	}
};
