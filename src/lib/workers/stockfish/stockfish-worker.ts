import script from 'stockfish/src/stockfish.js?url&no-inline';
import wasm from 'stockfish/src/stockfish.wasm?url&no-inline';

/**
 * Starts Stockfish 10 (npm `stockfish` 10.0.2, GPL-3.0), a plain script that is a worker of its own. It reads the
 * address of its WebAssembly from the hash of its own address.
 */
export function newStockfishWorker(): Worker {
	const binary = new URL(wasm, location.href).href;
	return new Worker(`${script}#${binary}`, { name: 'Stockfish' });
}
