/**
 * Another implementation of alpha-beta and of the wrong ideas about it, on nested arrays: an oracle that shares nothing
 * with the one that is tested.
 */
export type Nested = number | readonly Nested[];

export interface NaiveOptions {
	readonly max: boolean;
	readonly equal: boolean;
	/** Fail-hard: what is returned is clamped to the window; fail-soft without it. */
	readonly fail?: 'soft' | 'hard';
	/** Alpha-beta if it is not said; minimax cuts nothing. */
	readonly algorithm?: 'minimax' | 'alphabeta';
	readonly idea?: string;
	/** What is forced at the node with this path. */
	readonly forced?: {
		readonly path: string;
		readonly value?: number;
		readonly window?: readonly [number, number];
		readonly cut?: 'made' | 'suppressed';
	};
}

export interface NaiveResult {
	/** By path: the digits of child indices. */
	readonly values: Map<string, number>;
	readonly windows: Map<string, readonly [number, number]>;
	readonly cuts: Set<string>;
	readonly leaves: number;
	readonly move: string;
}

export function naiveSearch(tree: Nested, options: NaiveOptions): NaiveResult {
	const { idea = 'right', forced } = options;
	const isOneSided = idea === 'all-max' || idea === 'all-min';
	const rootMax = isOneSided ? idea === 'all-max' : options.max !== (idea === 'swapped');
	const isUncut = options.algorithm === 'minimax' || idea === 'minimax';
	const equal = idea === 'other-rule' ? !options.equal : options.equal;
	const values = new Map<string, number>();
	const windows = new Map<string, readonly [number, number]>();
	const cuts = new Set<string>();
	const shared = { alpha: -Infinity, beta: Infinity };
	let leaves = 0;
	let move = '';

	search(tree, '', -Infinity, Infinity, -1, -1, rootMax, 0);
	return { values, windows, cuts, leaves, move };

	function search(
		node: Nested,
		path: string,
		alphaIn: number,
		betaIn: number,
		alphaOwnerIn: number,
		betaOwnerIn: number,
		isMax: boolean,
		ply: number
	): number | null {
		if (typeof node === 'number') {
			leaves++;
			return node;
		}
		let [alpha, beta, alphaOwner, betaOwner] = [alphaIn, betaIn, alphaOwnerIn, betaOwnerIn];
		if (idea === 'global') [alpha, beta] = [shared.alpha, shared.beta];
		if (forced?.window !== undefined && forced.path === path) [alpha, beta] = forced.window;
		windows.set(path, [alpha, beta]);
		const [lowest, highest] = [alpha, beta];
		let best: number | null = null;
		const indices = node.map((_, index) => index);
		if (idea === 'right-to-left') indices.reverse();
		let isOver = false;
		let isOpen = false;
		for (const [turn, index] of indices.entries()) {
			const child = path + String(index);
			const here = forced?.path === child ? forced.cut : undefined;
			if (here === 'suppressed' && !isOver) isOpen = true;
			if (here === 'made' && turn === 0) {
				cuts.add(child);
				continue;
			}
			if (turn > 0 && best !== null && !isOver) {
				isOver = here === 'made' || (!isOpen && isCut(best, isMax, ply));
			}
			if (isOver && here !== 'suppressed') {
				cuts.add(child);
				continue;
			}
			let [a, b, ao, bo] = [alpha, beta, alphaOwner, betaOwner];
			if (idea === 'parent-best') {
				a = isMax ? (best ?? -Infinity) : -Infinity;
				b = isMax ? Infinity : (best ?? Infinity);
				ao = bo = ply;
			}
			if (idea === 'reset') [a, b] = [-Infinity, Infinity];
			const value = search(
				node[index] as Nested,
				child,
				a,
				b,
				ao,
				bo,
				isMax === isOneSided,
				ply + 1
			);
			if (value === null) continue;
			if (best === null || (isMax ? value > best : value < best)) {
				best = value;
				if (ply === 0) move = child;
			}
			const keeps = idea === 'parent-best' || idea === 'reset';
			if (isMax && best > alpha && !keeps) [alpha, alphaOwner] = [best, ply];
			if (!isMax && best < beta && !keeps && idea !== 'swift') [beta, betaOwner] = [best, ply];
			if (isMax) shared.alpha = Math.max(shared.alpha, best);
			else shared.beta = Math.min(shared.beta, best);
		}
		if (best === null) return null;
		if (options.fail === 'hard') best = Math.min(Math.max(best, lowest), highest);
		if (forced?.value !== undefined && forced.path === path) best = forced.value;
		values.set(path, best);
		return best;

		function isCut(found: number, max: boolean, depth: number): boolean {
			const global = max ? shared.beta : shared.alpha;
			const bound = idea === 'global' ? global : max ? beta : alpha;
			const owner = max ? betaOwner : alphaOwner;
			if (isUncut) return false;
			if (idea === 'swift' && !max) return beta <= alpha;
			if (idea === 'shallow' && owner !== depth - 1) return false;
			if (idea === 'min-only' && max) return false;
			if (idea === 'max-only' && !max) return false;
			if (found === bound) return equal;
			return max ? found > bound : found < bound;
		}
	}
}
