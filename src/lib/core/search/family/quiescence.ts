import { NO_MOVE, STAND_PAT, type Move } from '../../games/game.ts';
import { halfLines } from '../alphabeta.ts';
import { rootLimit, type AlgorithmCode, type PlainSearch } from '../search.ts';

/**
 * Alpha-beta with a quiescence search: at the depth limit it continues through captures and promotions until a
 * position is quiet, since evaluators misjudge positions in the middle of an exchange. Proposed by C. Shannon,
 * "Programming a Computer for Playing Chess", Philosophical Magazine 41 (1950); done by search in L. R. Harris, "The
 * Heuristic Search and the Game of Chess", International Joint Conference on Artificial Intelligence (1975).
 *
 * Capturing is never compulsory, so the mover may also stand pat: take the static value of the position, which bounds
 * its value as doing nothing would. D. F. Beal, "A Generalised Quiescence Search Algorithm", Artificial Intelligence
 * 43 (1990). Stand pat is the first child beyond the limit, and causes cutoffs like any other.
 *
 * A side in check may stand pat too, and no quiet evasion is searched. So a threat of mate at the limit is missed,
 * but every move of the extension uses up a piece or a pawn, so it ends after at most 30 captures and 16 promotions.
 * Mate, stalemate and every other end of the game are recognised as usual.
 */
function runQuiescence({ tree, observer, cut, fail, ties }: PlainSearch): number {
	const equal = cut === 'equal';
	const hard = fail === 'hard';
	const rootValue = quiescence(NO_MOVE, -Infinity, Infinity);
	observer.finish(rootValue);
	return rootValue;

	function quiescence(move: Move, alpha: number, beta: number): number {
		const moves = tree.isLeaf() ? movesBeyond() : tree.moves();
		if (moves.length === 0) return evaluate(move);
		const max = tree.maxToMove();
		observer.enter(move, max, moves);
		const isRoot = move === NO_MOVE;
		const isUncut = isRoot && ties === 'open';
		let best = max ? -Infinity : Infinity;
		let [low, high] = [alpha, beta];
		for (let i = 0; i < moves.length;) {
			const next = moves[i++] as Move;
			const value = next === STAND_PAT ? evaluate(STAND_PAT) : search(next, low, high);
			best = max ? Math.max(best, value) : Math.min(best, value);
			const limit = isRoot ? rootLimit(ties, max, best) : best;
			if (max) low = Math.max(low, limit);
			else high = Math.min(high, limit);
			observer.return(value);
			if (!isUncut && (max ? passes(best, beta) : passes(alpha, best))) {
				if (i < moves.length) observer.cut(i);
				break;
			}
		}
		return hard ? Math.min(Math.max(best, alpha), beta) : best;
	}

	function search(move: Move, alpha: number, beta: number): number {
		tree.play(move);
		const value = quiescence(move, alpha, beta);
		tree.undo();
		return value;
	}

	function evaluate(move: Move): number {
		const value = tree.evaluate();
		observer.evaluate(move, tree.maxToMove(), value, tree.isTerminal());
		return value;
	}

	/** The choices at the depth limit and beyond; empty if the game is over or the position is quiet. */
	function movesBeyond(): readonly Move[] {
		if (tree.isClaimed()) return [];
		const changes = tree.materialMoves();
		return changes.length === 0 ? changes : [STAND_PAT, ...changes];
	}

	function passes(value: number, limit: number): boolean {
		return equal ? value >= limit : value > limit;
	}
}

export const quiescence: AlgorithmCode = {
	run: runQuiescence,
	pseudocode: (rules) => [
		{ text: 'function quiescence(node, α, β)', indent: 0, events: [] },
		{
			text: 'if node is over, or quiet at the limit: return evaluate(node)',
			indent: 1,
			events: ['evaluate']
		},
		{
			text: 'from the limit on, moves are: stand pat, then captures and promotions',
			indent: 1,
			events: ['enter']
		},
		...halfLines('max', rules, [], 'quiescence'),
		...halfLines('min', rules, [], 'quiescence')
	]
};
