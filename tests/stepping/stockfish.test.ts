import { afterEach, describe, expect, test } from 'vitest';
import { START_FEN } from '$lib/core/fen/start-fen.ts';
import { Stockfish, StockfishStopped } from '$lib/workers/stockfish/stockfish.ts';

/** Speaks enough UCI for requests; its reaction to `go` is a parameter. */
const speaker = (onGo: string, onUci = "say('uciok')"): string => `
	const said = [];
	const say = (line) => postMessage(line);
	onmessage = ({ data }) => {
		said.push(data);
		if (data === 'uci') { ${onUci}; }
		else if (data === 'isready') say('readyok');
		else if (data.startsWith('go')) { ${onGo}; }
	};`;

const open: Stockfish[] = [];
afterEach(() => {
	for (const one of open.splice(0)) one.end();
});

/** @param scripts of its workers, one after the other; the last one repeats */
function withScripts(...scripts: string[]): { stockfish: Stockfish; started: () => number } {
	let started = 0;
	const make = (): Worker => {
		const script = scripts[Math.min(started++, scripts.length - 1)] ?? '';
		return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
	};
	const stockfish = new Stockfish(make, 2);
	open.push(stockfish);
	return { stockfish, started: () => started };
}

function real(): Stockfish {
	const stockfish = new Stockfish();
	open.push(stockfish);
	return stockfish;
}

describe('the conversation', () => {
	const ANSWER =
		"say('info depth 3 score cp 20 upperbound'); say('info depth 4 score cp 31 nodes 5'); say('info depth 4 currmove e2e4'); say('bestmove e2e4 ponder e7e5')";

	test('takes the last exact score, from White’s side', async () => {
		const { stockfish } = withScripts(speaker(ANSWER));
		expect(await stockfish.evaluate(START_FEN, 4)).toEqual({ score: { cp: 31 }, best: 'e2e4' });
		const black = `${START_FEN} moves e2e4`;
		expect((await stockfish.evaluate(black, 4)).score).toEqual({ cp: -31 });
		expect(await stockfish.bestMove(black, 4)).toBe('e2e4');
	});

	test('begins anew before each question, and asks one thing at a time', async () => {
		const { stockfish } = withScripts(
			speaker("say('info depth 1 score cp ' + said.length); say('bestmove a2a3')")
		);
		const asked = await Promise.all([1, 2, 3].map((depth) => stockfish.evaluate(START_FEN, depth)));
		// Opening takes uci, two options and isready; each question ucinewgame, isready, position and go.
		expect(asked.map(({ score }) => score)).toEqual([{ cp: 8 }, { cp: 12 }, { cp: 16 }]);
	});

	test('knows mates from either side, and the end of a game', async () => {
		const mated = withScripts(speaker("say('info depth 0 score mate 0'); say('bestmove (none)')"));
		const stockfish = mated.stockfish;
		expect(await stockfish.evaluate('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 1)).toEqual({
			score: { mate: 0, winner: 'max' },
			best: null
		});
		const losing = withScripts(speaker("say('info score mate -2'); say('bestmove h8g8')"));
		const { score } = await losing.stockfish.evaluate(START_FEN, 1);
		expect(score).toEqual({ mate: 2, winner: 'min' });
	});
});

describe('what goes wrong is said in a sentence', () => {
	test('a script that is not there', async () => {
		const stockfish = new Stockfish(() => new Worker('/no-such-stockfish.js'), 20);
		open.push(stockfish);
		await expect(stockfish.open()).rejects.toThrow(/^Stockfish could not be loaded\. /);
	});

	test('a browser that starts no worker', async () => {
		const stockfish = new Stockfish(() => {
			throw new Error('Blocked by a policy.');
		});
		open.push(stockfish);
		await expect(stockfish.open()).rejects.toThrow(
			'Stockfish could not start: Blocked by a policy.'
		);
	});

	test('a script that breaks', async () => {
		const { stockfish } = withScripts('throw new Error("out of order")');
		await expect(stockfish.open()).rejects.toThrow(
			'Stockfish could not start: Uncaught Error: out of order.'
		);
	});

	test('a browser that refuses WebAssembly', async () => {
		const { stockfish } = withScripts(
			speaker('', "say('failed to compile wasm module: CompileError: blocked')")
		);
		await expect(stockfish.open()).rejects.toThrow(
			'Stockfish could not start: failed to compile wasm module: CompileError: blocked.'
		);
	});

	test('one that never speaks, and one that falls silent', async () => {
		const mute = withScripts(speaker('', 'return'));
		await expect(mute.stockfish.open()).rejects.toThrow(
			'Stockfish was loaded, but did not answer.'
		);
		const silent = withScripts(speaker('return'));
		await expect(silent.stockfish.evaluate(START_FEN, 3)).rejects.toThrow(
			/^Stockfish stopped responding/
		);
	});

	test('no score, and the next question starts over', async () => {
		const good = speaker("say('info score cp 7'); say('bestmove a2a3')");
		const { stockfish, started } = withScripts(
			speaker("throw new Error('lost')"),
			speaker("say('bestmove a2a3')"),
			good
		);
		await expect(stockfish.evaluate(START_FEN, 1)).rejects.toThrow(/^Stockfish failed: .*lost/);
		await expect(stockfish.evaluate(START_FEN, 1)).rejects.toThrow(/no score/);
		expect(started()).toBe(2);
		stockfish.stop();
		expect((await stockfish.evaluate(START_FEN, 1)).score).toEqual({ cp: 7 });
		expect(started()).toBe(3);
	});

	test('stopping gives up all that was asked, at once', async () => {
		const { stockfish } = withScripts(speaker('return'));
		await stockfish.open();
		const asked = [stockfish.evaluate(START_FEN, 9), stockfish.evaluate(START_FEN, 9)];
		const results = Promise.allSettled(asked);
		// Neither would ever be answered.
		stockfish.stop();
		for (const result of await results) {
			expect(result.status === 'rejected' && result.reason instanceof StockfishStopped).toBe(true);
		}
		stockfish.end();
		await expect(stockfish.open()).rejects.toThrow(StockfishStopped);
	});
});

describe('the real one', () => {
	test('finds a mate, values a finished game, and says the same when asked again', async () => {
		const stockfish = real();
		await stockfish.open();
		const { score, best } = await stockfish.evaluate('k7/2P5/1K6/8/8/8/8/8 w - - 0 1', 4);
		expect(score).toEqual({ mate: 1, winner: 'max' });
		expect(best).toMatch(/^c7c8[qr]$/);
		const black = await stockfish.evaluate('8/8/8/8/8/1k6/2p5/K7 b - - 0 1', 4);
		expect(black.score).toEqual({ mate: 1, winner: 'min' });
		expect(await stockfish.evaluate('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 4)).toEqual({
			score: { mate: 0, winner: 'max' },
			best: null
		});
		const first = await stockfish.evaluate(`${START_FEN} moves e2e4`, 9);
		await stockfish.evaluate(`${START_FEN} moves e2e4 e7e5`, 9);
		expect(await stockfish.evaluate(`${START_FEN} moves e2e4`, 9)).toEqual(first);
		expect(await real().evaluate(`${START_FEN} moves e2e4`, 9)).toEqual(first);
	}, 30_000);
});
