import { NO_MOVE, type Move } from '../../../src/lib/core/games/game.ts';
import type { Search } from '../../../src/lib/core/search/search.ts';

/**
 * Alpha-beta from any starting window, written with one half for both sides: the core of searches that drive
 * alpha-beta with windows of their own.
 */
export function runWindowed(
	{ tree, observer, cut, fail }: Search,
	window: readonly [number, number]
): void {
	const [from, to] = window;
	observer.pass({ depth: tree.depth, alpha: from, beta: to, why: 'first' });
	observer.finish(search(NO_MOVE, from, to));

	function search(move: Move, alpha: number, beta: number): number {
		const max = tree.maxToMove();
		if (tree.isLeaf()) {
			const value = tree.evaluate();
			observer.evaluate(move, max, value, tree.isTerminal());
			return value;
		}
		const moves = tree.moves();
		observer.enter(move, max, moves);
		let best = max ? -Infinity : Infinity;
		for (const [i, next] of moves.entries()) {
			tree.play(next);
			const value = max
				? search(next, Math.max(alpha, best), beta)
				: search(next, alpha, Math.min(beta, best));
			tree.undo();
			best = max ? Math.max(best, value) : Math.min(best, value);
			observer.return(value);
			const past = max ? best - beta : alpha - best;
			const holds = max ? best >= beta : best <= alpha;
			if (cut === 'equal' ? holds : past > 0) {
				if (i + 1 < moves.length) observer.cut(i + 1);
				break;
			}
		}
		return fail === 'hard' ? Math.min(Math.max(best, alpha), beta) : best;
	}
}
