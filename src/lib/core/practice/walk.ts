/**
 * Alpha-beta on a plain tree, with places where it can be changed: the one walker behind every wrong idea, and behind
 * searches that go on from what a student wrote. The truth of an exercise comes from the recorded search instead.
 */
import type { Amount } from '../explain/knowledge.ts';
import { rootLimit, type SearchRules } from '../search/search.ts';
import type { Bound } from '../trace/schema.ts';
import type { PlainTree } from './plain-tree.ts';
import type { Sheet, Window } from './sheet.ts';

/** A problem without its answer. */
export interface Problem {
	readonly tree: PlainTree;
	readonly algorithm: 'minimax' | 'alphabeta';
	readonly rules: SearchRules;
	/** The window with which the root of the exercise is entered. */
	readonly window: Window;
	/** False for a part of a larger search, whose root is an inner node there. */
	readonly isWhole: boolean;
}

/** An inner node in the middle of its search. */
export interface At {
	readonly node: number;
	readonly max: boolean;
	/** Plies below the root of the exercise. */
	readonly depth: number;
	/** The window as the node was entered. */
	readonly given: Window;
	/** The window now: MAX raises alpha, MIN lowers beta. */
	readonly now: Window;
	/** The depths of the nodes that set these bounds; -1 above the root. */
	readonly owners: Window;
	/** Worst possible before the first return. */
	readonly best: number;
	/** What the last child returned; NaN before the first return. */
	readonly last: number;
	/** The window before that return. */
	readonly before: Window;
	/** True if best reaches, or under the strict rule passes, the bound that was given. */
	readonly holds: boolean;
}

/** What a changed search does differently. Every part is optional; a missing one is alpha-beta's own. */
export interface Twist {
	/** Who moves at a node. */
	readonly side?: (isMax: boolean, depth: number) => boolean;
	readonly backwards?: true;
	/** The window with which a node is entered, instead of the one it is given. */
	readonly entry?: (node: number, given: Window) => Window;
	/** True: this child is no move of the node. */
	readonly forgets?: (child: number, siblings: readonly number[]) => boolean;
	/** What best is before the first return, instead of the worst possible. */
	readonly starts?: number;
	/** What a node takes for the value that its child returned. */
	readonly takes?: (found: number) => number;
	/** The node's best is what the last child returned. */
	readonly keepsLast?: true;
	/** What a child returned becomes the bound, whether it is better or not. */
	readonly assigns?: true;
	/** False: this side's best moves no bound. */
	readonly narrows?: (max: boolean) => boolean;
	/** The window for the next child, which owns both bounds if it is changed. */
	readonly handsDown?: (at: At) => Window;
	/** The window that all nodes have, if the search has one for the whole tree. */
	readonly shared?: () => Window;
	/** Called after every return. */
	readonly returned?: (at: At) => void;
	/** Whether the search stops before `next`; by default where `at.holds`. Not asked before the first child. */
	readonly stops?: (at: At, next: number) => boolean;
	/** True: the first child is skipped, and the search goes on with the next. */
	readonly skips?: (child: number) => boolean;
	/** True: the child is searched even though the search has stopped before it. */
	readonly keeps?: (child: number) => boolean;
	/** What a node returns, instead of what it found. */
	readonly returns?: (at: At, found: Amount) => Amount;
}

/** Hears of a search as it happens. */
export interface WalkListener {
	/** A node was entered with a window; the search takes the largest value there, or the smallest. */
	entered(node: number, given: Window, max: boolean): void;
	/** A child has returned a value to the node that is told right after. */
	returned(child: number, value: number, at: At, bestChild: number | null): void;
	/** The search is done with a node, of which it did not search these children. */
	left(node: number, unsearched: readonly number[]): void;
}

/** What is known of a value: it is in [low, high]. */
interface Range {
	readonly value: number;
	readonly low: number;
	readonly high: number;
}

/** Searches the tree as the problem says, but for the twist. */
export function walk(
	{ tree, rules, window, isWhole, algorithm }: Problem,
	twist: Twist = {},
	listener?: WalkListener
): Sheet {
	const { nodes } = tree;
	const entered = new Array<boolean>(nodes).fill(false);
	const pruned = new Array<boolean>(nodes).fill(false);
	const values = new Array<Amount | null>(nodes).fill(null);
	const windows = new Array<Window | null>(nodes).fill(null);
	const strict = rules.cut === 'strict';
	const stops = twist.stops ?? ((at) => algorithm === 'alphabeta' && at.holds);
	let count = 0;
	let move: number | null = null;

	visit(0, window, { alpha: -1, beta: -1 }, 0);
	return { entered, pruned, values, windows, count, move };

	/** Null if the node searches no child and so has no value. */
	function visit(node: number, offered: Window, owned: Window, depth: number): Range | null {
		entered[node] = true;
		const children = tree.children[node] as readonly number[];
		if (children.length === 0) {
			count++;
			listener?.entered(node, offered, tree.isMax[node] === true);
			const value = tree.value[node] as number;
			return { value, low: value, high: value };
		}
		const given = twist.entry?.(node, offered) ?? offered;
		windows[node] = given;
		const isMax = tree.isMax[node] === true;
		const max = twist.side?.(isMax, depth) ?? isMax;
		listener?.entered(node, given, max);
		const isRoot = isWhole && depth === 0;
		const isUncut = isRoot && rules.ties === 'open';
		const worst = max ? -Infinity : Infinity;
		const first = twist.starts ?? worst;
		let [best, low, high, now, owners] = [first, first, first, given, owned];
		let [last, before] = [NaN, given];
		let bestChild: number | null = null;
		let searched = 0;
		let isCut = false;
		const order = twist.backwards ? children.toReversed() : children;
		for (const [index, child] of order.entries()) {
			if (twist.forgets?.(child, children) === true) continue;
			const at = atNow();
			if (index === 0 && twist.skips?.(child) === true) {
				pruned[child] = true;
				continue;
			}
			if (!isCut && searched > 0 && stops(at, child)) {
				isCut = true;
				if (max) high = Infinity;
				else low = -Infinity;
			}
			if (isCut && twist.keeps?.(child) !== true) {
				pruned[child] = true;
				continue;
			}
			const handed = twist.handsDown?.(at);
			const found = visit(
				child,
				handed ?? now,
				handed === undefined ? owners : { alpha: depth, beta: depth },
				depth + 1
			);
			if (found === null) continue;
			take(child, found);
			narrow();
			twist.returned?.(atNow());
			listener?.returned(child, found.value, atNow(), bestChild);
		}
		const isSearched = (child: number): boolean => entered[child] === true;
		listener?.left(
			node,
			children.filter((child) => !isSearched(child))
		);
		if (depth === 0) move = bestChild;
		if (searched === 0 && twist.forgets === undefined) return null;
		const value = rules.fail === 'hard' ? clamp(best, given) : best;
		const amount = { value, bound: boundOf(value, low, high, given) };
		const said = twist.returns?.(atNow(), amount) ?? amount;
		values[node] = said;
		return said === amount
			? { value, low, high }
			: {
					value: said.value,
					low: said.bound === 'upper' ? -Infinity : said.value,
					high: said.bound === 'lower' ? Infinity : said.value
				};

		function atNow(): At {
			const bound = max ? given.beta : given.alpha;
			const reaches = max ? best >= bound : best <= bound;
			const holds = !isUncut && reaches && !(strict && best === bound);
			return { node, max, depth, given, now, owners, best, last, before, holds };
		}

		function take(child: number, found: Range): void {
			const value = twist.takes?.(found.value) ?? found.value;
			const known = twist.takes === undefined ? found : { low: value, high: value };
			low = max ? Math.max(low, known.low) : Math.min(low, known.low);
			high = max ? Math.max(high, known.high) : Math.min(high, known.high);
			const isFirst = searched === 0 && twist.starts === undefined;
			const isBetter = max ? value > best : value < best;
			if (isFirst || isBetter || twist.keepsLast === true) {
				best = value;
				bestChild = child;
			}
			searched++;
			[last, before] = [value, now];
		}

		function narrow(): void {
			if (twist.narrows?.(max) === false) return;
			const isAssigned = twist.assigns === true;
			const found = isAssigned ? last : best;
			const limit = isRoot ? rootLimit(rules.ties, max, found) : found;
			if (max && (isAssigned || limit > now.alpha)) {
				now = { ...now, alpha: limit };
				owners = { ...owners, alpha: depth };
			}
			if (!max && (isAssigned || limit < now.beta)) {
				now = { ...now, beta: limit };
				owners = { ...owners, beta: depth };
			}
		}
	}

	/** As the recorder judges: a fail-hard value by its window, any other by what its children prove. */
	function boundOf(value: number, low: number, high: number, given: Window): Bound {
		if (rules.fail === 'hard') {
			const isLow = value <= given.alpha && value !== -Infinity;
			const isHigh = value >= given.beta && value !== Infinity;
			if (isLow && isHigh) return high <= value ? 'upper' : 'lower';
			return isLow ? 'upper' : isHigh ? 'lower' : 'exact';
		}
		if (low === value) return high === value ? 'exact' : 'lower';
		return high === value ? 'upper' : 'exact';
	}
}

function clamp(value: number, { alpha, beta }: Window): number {
	return Math.min(Math.max(value, alpha), beta);
}
