import { NO_MOVE, type Move } from '../games/game.ts';
import {
	lineOf,
	rootLimit,
	type AlgorithmCode,
	type PlainSearch,
	type PseudocodeLine,
	type SearchRules
} from './search.ts';

/**
 * Alpha-beta: minimax that stops at a node as soon as its value can no longer matter.
 *
 * alpha is MAX's best value so far along the path, beta is MIN's; a cutoff happens at a node whose best value reaches
 * the other side's bound. D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6
 * (1975); fail-soft is J. P. Fishburn's (1983).
 */
export function runAlphaBeta(
	{ tree, observer, cut, fail, ties }: PlainSearch,
	alphaAtRoot = -Infinity,
	betaAtRoot = Infinity
): number {
	const equal = cut === 'equal';
	const hard = fail === 'hard';
	const rootValue = alphaBeta(NO_MOVE, alphaAtRoot, betaAtRoot);
	observer.finish(rootValue);
	return rootValue;

	function alphaBeta(move: Move, alpha: number, beta: number): number {
		if (tree.isLeaf()) {
			const value = tree.evaluate();
			observer.evaluate(move, tree.maxToMove(), value, tree.isTerminal());
			return value;
		}
		const moves = tree.moves();
		observer.enter(move, tree.maxToMove(), moves);
		const isRoot = move === NO_MOVE;
		const isUncut = isRoot && ties === 'open';
		if (tree.maxToMove()) {
			let best = -Infinity;
			const alphaGiven = alpha;
			for (let i = 0; i < moves.length;) {
				const next = moves[i++] as Move;
				tree.play(next);
				const value = alphaBeta(next, alpha, beta);
				tree.undo();
				best = Math.max(best, value);
				alpha = Math.max(alpha, isRoot ? rootLimit(ties, true, best) : best);
				observer.return(value);
				if (!isUncut && (equal ? best >= beta : best > beta)) {
					if (i < moves.length) observer.cut(i);
					break;
				}
			}
			return hard ? Math.min(Math.max(best, alphaGiven), beta) : best;
		} else {
			let best = Infinity;
			const betaGiven = beta;
			for (let i = 0; i < moves.length;) {
				const next = moves[i++] as Move;
				tree.play(next);
				const value = alphaBeta(next, alpha, beta);
				tree.undo();
				best = Math.min(best, value);
				beta = Math.min(beta, isRoot ? rootLimit(ties, false, best) : best);
				observer.return(value);
				if (!isUncut && (equal ? best <= alpha : best < alpha)) {
					if (i < moves.length) observer.cut(i);
					break;
				}
			}
			return hard ? Math.max(Math.min(best, betaGiven), alpha) : best;
		}
	}
}

/** One half of alpha-beta's lines, MAX's or MIN's; `remember` holds the lines that store the result in a table. */
export function halfLines(
	side: 'max' | 'min',
	{ cut, fail, ties }: SearchRules,
	remember: readonly string[] = [],
	name = 'alphabeta'
): PseudocodeLine[] {
	const max = side === 'max';
	const reaches = cut === 'equal' ? (max ? '≥' : '≤') : max ? '>' : '<';
	const limit = max ? 'α ← max(α, best' : 'β ← min(β, best';
	const slack = ties === 'exact' ? (max ? ' − 1 at the root' : ' + 1 at the root') : '';
	const below = ties === 'open' ? ', below the root' : '';
	const given = max ? 'α₀ ← α' : 'β₀ ← β';
	const clamped = max ? 'min(max(best, α₀), β)' : 'max(min(best, β₀), α)';
	const line = lineOf(side);
	return [
		line(max ? 'if MAX to move:' : 'else MIN to move:', 1, 'enter'),
		line(`best ← ${max ? '−∞' : '+∞'}${fail === 'hard' ? `; ${given}` : ''}`, 2, 'enter'),
		line('for each move of node:', 2),
		line(`value ← ${name}(child, α, β)`, 3, 'return'),
		line(`best ← ${side}(best, value)`, 3, 'return'),
		line(`${limit}${slack})${below}`, 3, 'return'),
		line(`if best ${reaches} ${max ? 'β' : 'α'}${below}: break`, 3, 'cut'),
		...remember.map((text) => line(text, 2, 'finish')),
		line(`return ${fail === 'hard' ? clamped : 'best'}`, 2, 'finish')
	];
}

/** The lines of alpha-beta under the given rules. */
export function alphaBetaLines(rules: SearchRules): PseudocodeLine[] {
	return [
		{ text: 'function alphabeta(node, α, β)', indent: 0, events: [] },
		{ text: 'if node is a leaf: return evaluate(node)', indent: 1, events: ['evaluate'] },
		...halfLines('max', rules),
		...halfLines('min', rules)
	];
}

export const alphaBeta: AlgorithmCode = {
	run: (search) => runAlphaBeta(search),
	pseudocode: alphaBetaLines
};
