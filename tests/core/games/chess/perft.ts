import { legalMovesOf } from '../../../../src/lib/core/games/chess/move-generation.ts';
import type { Position } from '../../../../src/lib/core/games/chess/position.ts';

/** The number of paths of `depth` legal moves; draws by material or clock do not end a path. */
export function perft(position: Position, depth: number): number {
	const moves = legalMovesOf(position);
	if (depth <= 1) return depth === 1 ? moves.length : 1;
	let paths = 0;
	for (const move of moves) {
		position.play(move);
		paths += perft(position, depth - 1);
		position.undo();
	}
	return paths;
}
