import type { PositionScore } from '../../core/experiments/accuracy/win-percent.ts';
import { newStockfishWorker } from './stockfish-worker.ts';
import { UciLink } from './uci-link.ts';
import type { Side } from '../../core/games/game.ts';

/** The range of its depth, in plies. */
export const LEAST_STOCKFISH_DEPTH = 1;
export const MOST_STOCKFISH_DEPTH = 20;

/** Seconds of silence after which it counts as dead. */
const PATIENCE = 30;

/**
 * This build has only one thread and 16 MB of hash; setting the threads, even to one, would make it hang. Without
 * contempt both sides evaluate a position equally.
 */
const OPTIONS = ['setoption name Contempt value 0', 'setoption name Ponder value false'];

/** Thrown into requests that `stop` or `end` cancels. */
export class StockfishStopped extends Error {
	constructor() {
		super('Stockfish was stopped.');
		this.name = 'StockfishStopped';
	}
}

interface Evaluation {
	/** From White's side. */
	readonly score: PositionScore;
	/** Its own move in UCI; null if the game is over. */
	readonly best: string | null;
}

/**
 * Stockfish 10 in a worker. Requests run one after the other, each with a cleared state: the answer depends on the
 * position and the depth alone, not on earlier requests. A dead worker is reported in a sentence, and the next
 * request starts another one.
 *
 * Positions are FENs, followed by the moves if there are any, as in "FEN moves e2e4 e7e5".
 */
export class Stockfish {
	#link: UciLink | null = null;
	/** Settles when no request is running. */
	#last: Promise<unknown> = Promise.resolve();
	/** Increases when all requests so far are cancelled. */
	#era = 0;
	#isEnded = false;

	/**
	 * @param make starts its worker
	 * @param patience seconds of silence after which it counts as dead
	 */
	constructor(
		private readonly make: () => Worker = newStockfishWorker,
		private readonly patience: number = PATIENCE
	) {}

	/**
	 * Loads it and waits until it is ready; other requests do that as well.
	 * @throws like all requests: StockfishStopped, or an Error that says in a sentence why there is no answer
	 */
	open(): Promise<void> {
		return this.#inTurn(async () => {
			await this.#ready();
		});
	}

	/** Its score of a position, and the move it would play. */
	evaluate(position: string, depth: number): Promise<Evaluation> {
		return this.#inTurn(async () => {
			const lines = await this.#search(position, depth);
			const mover = sideToMove(position);
			const scores = lines.map((line) => parseScore(line, mover)).filter((one) => one !== null);
			const score = scores.at(-1);
			if (score === undefined) throw new Error('Stockfish gave no score for a position.');
			return { score, best: parseBestMove(lines.at(-1) ?? '') };
		});
	}

	/** The move that it plays, in UCI; null if the game is over. */
	async bestMove(position: string, depth: number): Promise<string | null> {
		return (await this.evaluate(position, depth)).best;
	}

	/** Cancels the running request and all waiting ones at once; it stays usable. */
	stop(): void {
		this.#era++;
		this.#link?.end(new StockfishStopped());
		this.#link = null;
	}

	/** Ends it for good. */
	end(): void {
		this.#isEnded = true;
		this.stop();
	}

	#inTurn<T>(work: () => Promise<T>): Promise<T> {
		const era = this.#era;
		const run = this.#last.then(() => {
			if (era !== this.#era || this.#isEnded) throw new StockfishStopped();
			return work();
		});
		this.#last = run.catch(() => undefined);
		return run;
	}

	async #search(position: string, depth: number): Promise<string[]> {
		const link = await this.#ready();
		await link.ask(['ucinewgame', 'isready'], 'readyok');
		return link.ask([positionCommand(position), `go depth ${depth}`], 'bestmove');
	}

	async #ready(): Promise<UciLink> {
		if (this.#link !== null && !this.#link.isDead) return this.#link;
		const link = new UciLink(this.make, this.patience);
		this.#link = link;
		await link.ask(['uci'], 'uciok');
		await link.ask([...OPTIONS, 'isready'], 'readyok');
		return link;
	}
}

/**
 * The command that sets up a position.
 * @param position a FEN, followed by the moves if there are any, as in "FEN moves e2e4 e7e5"
 */
function positionCommand(position: string): string {
	return `position fen ${position.replace(/\s+/g, ' ').trim()}`;
}

/** The side to move in such a position. */
function sideToMove(position: string): Side {
	const [fen = '', moves = ''] = position.trim().split(/\s+moves(?:\s+|$)/);
	const isWhite = fen.split(/\s+/)[1] !== 'b';
	const made = moves === '' ? 0 : moves.split(/\s+/).length;
	return isWhite === (made % 2 === 0) ? 'max' : 'min';
}

/**
 * The score in an "info" line, from White's side; null if there is none, or only a bound.
 * @param mover the side to move: UCI scores are from that side
 */
function parseScore(line: string, mover: Side): PositionScore | null {
	if (!line.startsWith('info ') || /\b(lower|upper)bound\b/.test(line)) return null;
	const [, kind, text] = /\bscore (cp|mate) (-?\d+)/.exec(line) ?? [];
	if (text === undefined) return null;
	const value = Number(text);
	// 0 - value, since -0 differs from 0.
	if (kind === 'cp') return { cp: mover === 'max' ? value : 0 - value };
	const opponent: Side = mover === 'max' ? 'min' : 'max';
	// "mate 0": the side to move is checkmated.
	return { mate: Math.abs(value), winner: value > 0 ? mover : opponent };
}

/** The move of a "bestmove" line, such as "e7e8q"; null if there is none, at the end of a game. */
function parseBestMove(line: string): string | null {
	return /^bestmove ([a-h][1-8][a-h][1-8][nbrq]?)\b/.exec(line)?.[1] ?? null;
}
