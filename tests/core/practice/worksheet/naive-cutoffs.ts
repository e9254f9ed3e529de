/** Cutoffs of alpha-beta on nested lists, counted without the program: by side, and by how far up the bound is from. */

export type Nested = number | readonly Nested[];

/** The bounds of a window with the depths of the nodes that set them; -1 for none. */
interface Window {
	readonly alpha: number;
	readonly beta: number;
	readonly alphaFrom: number;
	readonly betaFrom: number;
}

export function countCutoffs(
	tree: Nested,
	cut: string,
	root: string,
	order: string
): Record<string, number> {
	const counts: Record<string, number> = {};
	const open = { alpha: -Infinity, beta: Infinity, alphaFrom: -1, betaFrom: -1 };
	search(tree, root === 'max', 0, open);
	return counts;

	function search(node: Nested, isMax: boolean, depth: number, given: Window): number {
		if (typeof node === 'number') return node;
		let now = given;
		let best = isMax ? -Infinity : Infinity;
		const children = order === 'reversed' ? [...node].reverse() : node;
		for (const [at, child] of children.entries()) {
			const value = search(child, !isMax, depth + 1, now);
			best = isMax ? Math.max(best, value) : Math.min(best, value);
			if (isMax && best > now.alpha) now = { ...now, alpha: best, alphaFrom: depth };
			if (!isMax && best < now.beta) now = { ...now, beta: best, betaFrom: depth };
			const bound = isMax ? given.beta : given.alpha;
			const passes = isMax ? best > bound : best < bound;
			const isCut = passes || (cut === 'equal' && best === bound);
			if (!isCut || at === children.length - 1) continue;
			const from = depth - (isMax ? given.betaFrom : given.alphaFrom);
			const kind = `${isMax ? 'max' : 'min'} ${from > 1 ? 'deep' : 'shallow'}`;
			counts[kind] = (counts[kind] ?? 0) + 1;
			break;
		}
		return best;
	}
}
