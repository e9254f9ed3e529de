import type { PositionScore } from '../../core/experiments/accuracy/win-percent.ts';
import { newStockfishWorker } from './stockfish-worker.ts';
import { UciLink } from './uci-link.ts';
import { parseBestMove, parseScore, positionCommand, sideToMove } from './uci-text.ts';

/** How deep it may be asked to look, in plies. */
export const LEAST_STOCKFISH_DEPTH = 1;
export const MOST_STOCKFISH_DEPTH = 20;

/** Seconds without a word after which it is taken for dead. */
const PATIENCE = 30;

/**
 * One thread and 16 MB of hash are all that this build has; to set the threads, even to one, would make it hang.
 * Without contempt both sides think the same of a position.
 */
const OPTIONS = ['setoption name Contempt value 0', 'setoption name Ponder value false'];

/** Thrown into what was asked before `stop` or `end`. */
export class StockfishStopped extends Error {
	constructor() {
		super('Stockfish was stopped.');
		this.name = 'StockfishStopped';
	}
}

export interface Evaluation {
	/** From White's side. */
	readonly score: PositionScore;
	/** The move that it would play in UCI; null where the game is over. */
	readonly best: string | null;
}

/**
 * Stockfish 10 in a worker. It is asked one thing after the other, and forgets all it knows before each: the answer
 * hangs on the position and the depth alone, whatever was asked before. A worker that dies is reported in a
 * sentence, and the next question starts another one.
 *
 * Positions are FENs, with the moves behind them as in "FEN moves e2e4 e7e5" where there are any.
 */
export class Stockfish {
	#link: UciLink | null = null;
	/** Settles when nothing is being worked on. */
	#last: Promise<unknown> = Promise.resolve();
	/** Goes up when everything asked so far is given up. */
	#era = 0;
	#isEnded = false;

	/**
	 * @param make starts its worker
	 * @param patience seconds of silence after which it is taken for dead
	 */
	constructor(
		private readonly make: () => Worker = newStockfishWorker,
		private readonly patience: number = PATIENCE
	) {}

	/**
	 * Has it loaded and ready; asking for something does that as well.
	 * @throws as all questions do: StockfishStopped, or an Error that says in a sentence why there is no answer
	 */
	open(): Promise<void> {
		return this.#inTurn(async () => {
			await this.#ready();
		});
	}

	/** What it thinks of a position, and what it would play. */
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

	/** The move that it plays, in UCI; null where the game is over. */
	async bestMove(position: string, depth: number): Promise<string | null> {
		return (await this.evaluate(position, depth)).best;
	}

	/** Gives up at once what it works on and all that waits; it can be asked again. */
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
