import { nextAbove, nextBelow } from '../../base/next-double.ts';
import type { FamilySearch, MakeWindowSearch } from './family.ts';
import type { PassReason } from './family-observer.ts';

/**
 * MTD(f): nothing but null windows. Each pass asks whether the root is worth at least some value, and its answer
 * is the next question, until the limits meet. A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-First
 * Fixed-Depth Minimax Algorithms", Artificial Intelligence 87 (1996).
 *
 * A null window reaches from a value to the next number there is. So it has no value inside whatever the
 * evaluator's values are, decimals and infinities among them.
 *
 * @param makeSearch the fail-soft search to ask; it should remember what it found
 * @param f the first guess: any value will do, a better one saves passes
 */
export function runMtdf(search: FamilySearch, makeSearch: MakeWindowSearch, f: number): number {
	const { tree, observer } = search;
	const alphaBeta = makeSearch(search);
	let g = f;
	let lower = -Infinity;
	let upper = Infinity;
	let why: PassReason = 'first';
	do {
		const beta = g === lower ? nextAbove(g) : g;
		const alpha = nextBelow(beta);
		observer.pass({ depth: tree.depth, alpha, beta, why });
		g = alphaBeta(alpha, beta);
		if (g < beta) upper = g;
		else lower = g;
		why = g < beta ? 'failed-low' : 'failed-high';
	} while (lower < upper);
	return g;
}
