import { NO_MOVE, type Move } from '../games/game.ts';
import { rootSlack, type Algorithm, type PseudocodeLine, type Search } from './search.ts';

/**
 * Alpha-beta: minimax that stops at a node as soon as its value can no longer matter.
 *
 * alpha is what MAX already has somewhere above, beta what MIN already has; a node whose best reaches
 * the other side's bound is cut. D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning",
 * Artificial Intelligence 6 (1975); fail-soft is J. P. Fishburn's (1983).
 */
export function runAlphaBeta(
	{ tree, observer, cut, fail, ties }: Search,
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
		const slack = move === NO_MOVE ? rootSlack(ties) : 0;
		if (tree.maxToMove()) {
			let best = -Infinity;
			const alphaGiven = alpha;
			for (let i = 0; i < moves.length;) {
				const next = moves[i++] as Move;
				tree.play(next);
				const value = alphaBeta(next, alpha, beta);
				tree.undo();
				best = Math.max(best, value);
				alpha = Math.max(alpha, best - slack);
				observer.return(value);
				if (equal ? best >= beta : best > beta) {
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
				beta = Math.min(beta, best + slack);
				observer.return(value);
				if (equal ? best <= alpha : best < alpha) {
					if (i < moves.length) observer.cut(i);
					break;
				}
			}
			return hard ? Math.max(Math.min(best, betaGiven), alpha) : best;
		}
	}
}

export const alphaBeta: Algorithm = {
	id: 'alphabeta',
	name: 'Alpha-beta',
	about: 'The same answer as minimax, but a node is left as soon as its value cannot matter.',
	usesWindow: true,
	run: runAlphaBeta,
	pseudocode: ({ cut, fail, ties }) => {
		const half = (side: 'max' | 'min'): PseudocodeLine[] => {
			const max = side === 'max';
			const reaches = cut === 'equal' ? (max ? '≥' : '≤') : max ? '>' : '<';
			const limit = max ? 'α ← max(α, best' : 'β ← min(β, best';
			const slack = ties === 'exact' ? (max ? ' − 1 at the root' : ' + 1 at the root') : '';
			const given = max ? 'α₀ ← α' : 'β₀ ← β';
			const clamped = max ? 'min(max(best, α₀), β)' : 'max(min(best, β₀), α)';
			return [
				{ text: max ? 'if MAX to move:' : 'else MIN to move:', indent: 1, side, events: ['enter'] },
				{
					text: `best ← ${max ? '−∞' : '+∞'}${fail === 'hard' ? `; ${given}` : ''}`,
					indent: 2,
					side,
					events: ['enter']
				},
				{ text: 'for each move of node:', indent: 2, side, events: [] },
				{ text: 'value ← alphabeta(child, α, β)', indent: 3, side, events: ['return'] },
				{ text: `best ← ${side}(best, value)`, indent: 3, side, events: ['return'] },
				{
					text: `${limit}${slack})`,
					indent: 3,
					side,
					events: ['return']
				},
				{
					text: `if best ${reaches} ${max ? 'β' : 'α'}: break`,
					indent: 3,
					side,
					events: ['cut']
				},
				{
					text: `return ${fail === 'hard' ? clamped : 'best'}`,
					indent: 2,
					side,
					events: ['finish']
				}
			];
		};
		return [
			{ text: 'function alphabeta(node, α, β)', indent: 0, events: [] },
			{ text: 'if node is a leaf: return evaluate(node)', indent: 1, events: ['evaluate'] },
			...half('max'),
			...half('min')
		];
	}
};
