/** Enumerates every order of a small nested tree, with a second implementation of alpha-beta to search it. */
import type { SearchRules } from '../../../../../src/lib/core/search/search.ts';
import type { Nested } from '../../../search/oracle.ts';

export function permutations<T>(items: readonly T[]): T[][] {
	if (items.length === 0) return [[]];
	return items.flatMap((item, i) =>
		permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest])
	);
}

/** The tree in all its orders: the product of all orders of the children, each of them in each order. */
export function allOrders(tree: Nested): Nested[] {
	if (typeof tree === 'number') return [tree];
	return permutations(tree).flatMap((children) => {
		let made: Nested[][] = [[]];
		for (const child of children) {
			const forms = allOrders(child);
			made = made.flatMap((before) => forms.map((form) => [...before, form]));
		}
		return made;
	});
}

export function numberOfOrders(tree: Nested): number {
	if (typeof tree === 'number') return 1;
	return tree.reduce<number>((product, child, i) => product * (i + 1) * numberOfOrders(child), 1);
}

/** The nodes that alpha-beta visits, children in the given order. */
export function visitedNodes(tree: Nested, root: 'max' | 'min', rules: SearchRules): number {
	let nodes = 0;
	search(tree, root === 'max', -Infinity, Infinity, true);
	return nodes;

	function search(
		node: Nested,
		max: boolean,
		alphaGiven: number,
		betaGiven: number,
		isRoot: boolean
	): number {
		nodes++;
		if (typeof node === 'number') return node;
		const slack = isRoot && rules.ties === 'exact' ? 1 : 0;
		let [alpha, beta] = [alphaGiven, betaGiven];
		let best = max ? -Infinity : Infinity;
		for (const child of node) {
			const value = search(child, !max, alpha, beta, false);
			if (max ? value > best : value < best) best = value;
			if (isRoot && rules.ties === 'open') continue;
			if (max) alpha = Math.max(alpha, best - slack);
			else beta = Math.min(beta, best + slack);
			const past = max ? best - betaGiven : alphaGiven - best;
			if (best === (max ? betaGiven : alphaGiven) ? rules.cut === 'equal' : past > 0) break;
		}
		if (rules.fail === 'soft') return best;
		return best < alphaGiven ? alphaGiven : best > betaGiven ? betaGiven : best;
	}
}

/** Number of orders by number of visited nodes. */
export function spreadByBruteForce(
	tree: Nested,
	root: 'max' | 'min',
	rules: SearchRules
): Map<number, number> {
	const counts = new Map<number, number>();
	for (const form of allOrders(tree)) {
		const nodes = visitedNodes(form, root, rules);
		counts.set(nodes, (counts.get(nodes) ?? 0) + 1);
	}
	return counts;
}
