/**
 * The tidy drawing of a tree: nodes of one ply on one line, equal subtrees drawn equally at any place, parents
 * centred over their children, everything as narrow as that allows.
 *
 * C. Buchheim, M. Jünger and S. Leipert, "Improving Walker's Algorithm to Run in Linear Time", Graph Drawing 2002
 * (LNCS 2528). The names follow the paper; the drawing equals that of d3-hierarchy's `tree`, but over typed columns
 * and without recursion, since a search tree may have millions of nodes.
 */
import { assert } from '../base/assert.ts';

/** The least distance between the centres of two neighbours on one ply, given as item indices. */
export type Separation = (left: number, right: number) => number;

interface TidyLayout {
	/** The centre of each item, in the separation's units; the smallest is 0. */
	readonly x: Float64Array;
	/** Plies below the root. */
	readonly depth: Uint16Array;
	/** The largest `x`; 0 in a tree without items. */
	readonly width: number;
}

const NONE = -1;

/**
 * Lays out a tree in linear time.
 * @param parent the parent of each item, -1 for the first; parents come before their children
 */
export function layoutTidy(parent: Int32Array, separation: Separation): TidyLayout {
	return new TidyTree(parent, separation).layout();
}

class TidyTree {
	private readonly items: number;
	private readonly firstChild: Int32Array;
	private readonly lastChild: Int32Array;
	private readonly nextSibling: Int32Array;
	private readonly previousSibling: Int32Array;
	/** Index of an item among its parent's children, from 0. */
	private readonly number: Int32Array;
	private readonly depth: Uint16Array;
	/** The continuation of a contour below an item without children. */
	private readonly thread: Int32Array;
	/** The item of the current sibling row above an item of the contour, if up to date. */
	private readonly ancestor: Int32Array;
	/** x relative to the parent's `modifier`; the middle of the children until the item is placed. */
	private readonly prelim: Float64Array;
	/** The shift of everything below an item. */
	private readonly modifier: Float64Array;
	private readonly shift: Float64Array;
	private readonly change: Float64Array;

	constructor(
		private readonly parent: Int32Array,
		private readonly separation: Separation
	) {
		const items = parent.length;
		this.items = items;
		this.firstChild = new Int32Array(items).fill(NONE);
		this.lastChild = new Int32Array(items).fill(NONE);
		this.nextSibling = new Int32Array(items).fill(NONE);
		this.previousSibling = new Int32Array(items).fill(NONE);
		this.number = new Int32Array(items);
		this.depth = new Uint16Array(items);
		this.thread = new Int32Array(items).fill(NONE);
		this.ancestor = new Int32Array(items);
		this.prelim = new Float64Array(items);
		this.modifier = new Float64Array(items);
		this.shift = new Float64Array(items);
		this.change = new Float64Array(items);
		for (let item = 0; item < items; item++) this.link(item);
	}

	layout(): TidyLayout {
		// A parent comes before its children, so backwards every subtree is finished before its parent.
		for (let item = this.items - 1; item >= 0; item--) {
			if (this.firstChild[item] !== NONE) this.placeChildren(item);
		}
		const x = new Float64Array(this.items);
		let least = Infinity;
		let most = -Infinity;
		for (let item = 0; item < this.items; item++) {
			const above = item === 0 ? 0 : (this.modifier[this.parent[item] as number] as number);
			const at = (this.prelim[item] as number) + above;
			(this.modifier[item] as number) += above;
			x[item] = at;
			if (at < least) least = at;
			if (at > most) most = at;
		}
		for (let item = 0; item < this.items; item++) (x[item] as number) -= least;
		return { x, depth: this.depth, width: this.items === 0 ? 0 : most - least };
	}

	private link(item: number): void {
		this.ancestor[item] = item;
		const parent = this.parent[item] as number;
		if (item === 0) {
			assert(parent === NONE, 'the first item is the root');
			return;
		}
		assert(parent >= 0 && parent < item, 'a parent comes before its children');
		const before = this.lastChild[parent] as number;
		if (before === NONE) {
			this.firstChild[parent] = item;
		} else {
			this.nextSibling[before] = item;
			this.previousSibling[item] = before;
			this.number[item] = (this.number[before] as number) + 1;
		}
		this.lastChild[parent] = item;
		const depth = (this.depth[parent] as number) + 1;
		assert(depth <= 0xffff, 'a layout holds at most 65,535 plies');
		this.depth[item] = depth;
	}

	/** FIRST WALK over the children of `item`, whose own subtrees are finished. */
	private placeChildren(item: number): void {
		const first = this.firstChild[item] as number;
		let left = first;
		let defaultAncestor = first;
		for (;;) {
			const child = this.nextSibling[left] as number;
			if (child === NONE) break;
			const middle = this.prelim[child] as number;
			const at = (this.prelim[left] as number) + this.separation(left, child);
			this.prelim[child] = at;
			if (this.firstChild[child] !== NONE) this.modifier[child] = at - middle;
			defaultAncestor = this.apportion(child, left, defaultAncestor);
			left = child;
		}
		this.executeShifts(left);
		this.prelim[item] = ((this.prelim[first] as number) + (this.prelim[left] as number)) / 2;
	}

	/**
	 * APPORTION: moves the subtree of `item` clear of the subtrees to its left, whose last is `left`, walking down the
	 * two facing contours. The letters are the paper's: inside and outside contour, m of the left forest, p of the
	 * right subtree. Returns the new default ancestor.
	 */
	private apportion(item: number, left: number, defaultAncestor: number): number {
		const { modifier, prelim, thread } = this;
		let vom = this.firstChild[this.parent[item] as number] as number;
		let vop = item;
		let som = modifier[vom] as number;
		let sop = modifier[item] as number;
		let sim = modifier[left] as number;
		let sip = sop;
		let vim = this.nextRight(left);
		let vip = this.nextLeft(item);
		while (vim !== NONE && vip !== NONE) {
			vom = this.nextLeft(vom);
			vop = this.nextRight(vop);
			this.ancestor[vop] = item;
			const apart = (prelim[vip] as number) + sip - ((prelim[vim] as number) + sim);
			const missing = this.separation(vim, vip) - apart;
			if (missing > 0) {
				this.moveSubtree(this.ancestorAmongSiblings(vim, item, defaultAncestor), item, missing);
				sip += missing;
				sop += missing;
			}
			sim += modifier[vim] as number;
			sip += modifier[vip] as number;
			som += modifier[vom] as number;
			sop += modifier[vop] as number;
			vim = this.nextRight(vim);
			vip = this.nextLeft(vip);
		}
		if (vim !== NONE && this.nextRight(vop) === NONE) {
			thread[vop] = vim;
			(modifier[vop] as number) += sim - sop;
		}
		if (vip !== NONE && this.nextLeft(vom) === NONE) {
			thread[vom] = vip;
			(modifier[vom] as number) += sip - som;
			return item;
		}
		return defaultAncestor;
	}

	/** MOVE SUBTREE: moves `right`, and records that those between it and `left` move proportionally later. */
	private moveSubtree(left: number, right: number, by: number): void {
		const part = by / ((this.number[right] as number) - (this.number[left] as number));
		(this.change[right] as number) -= part;
		(this.change[left] as number) += part;
		(this.shift[right] as number) += by;
		(this.prelim[right] as number) += by;
		(this.modifier[right] as number) += by;
	}

	/** EXECUTE SHIFTS: spaces out the smaller subtrees between those that were moved, starting from the last child. */
	private executeShifts(last: number): void {
		let shift = 0;
		let change = 0;
		for (let child = last; child !== NONE; child = this.previousSibling[child] as number) {
			(this.prelim[child] as number) += shift;
			(this.modifier[child] as number) += shift;
			change += this.change[child] as number;
			shift += (this.shift[child] as number) + change;
		}
	}

	private ancestorAmongSiblings(item: number, sibling: number, otherwise: number): number {
		const ancestor = this.ancestor[item] as number;
		return this.parent[ancestor] === this.parent[sibling] ? ancestor : otherwise;
	}

	/** The next item down the left contour, or NONE at its end. */
	private nextLeft(item: number): number {
		const child = this.firstChild[item] as number;
		return child === NONE ? (this.thread[item] as number) : child;
	}

	/** The next item down the right contour, or NONE at its end. */
	private nextRight(item: number): number {
		const child = this.lastChild[item] as number;
		return child === NONE ? (this.thread[item] as number) : child;
	}
}
