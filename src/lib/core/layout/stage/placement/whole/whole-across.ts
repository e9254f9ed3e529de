/** Where the places of a whole tree are across the stage. */
import { hierarchy, tree, type HierarchyPointNode } from 'd3-hierarchy';
import type { Extent, Place } from './extent.ts';
import type { StageRoom } from '../../parts.ts';
import { headEnds, type WholeHeads } from './whole-heads.ts';
import type { WholeSizes } from './whole-sizes.ts';

/** Free space at the left and right edge. */
const EDGE = 6;
/** A tree is spread over the room, but the nearest two of a ply are at most this part of its width apart. */
const MOST_APART = 0.38;
const ROUNDS = 14;
const ROUNDING = 1e-6;

/** Space between siblings that is tried, the most first, as parts of a leaf's width. */
const AIR = [0.75, 0.5, 0.3, 0.15, 0] as const;

/**
 * The middle of each place in pixels, in a tidy layout with as much space between siblings as there is, spread over the
 * room; null where the tree is wider than the room.
 */
export function placeAcross(
	extent: Extent,
	sizes: WholeSizes,
	heads: WholeHeads,
	room: StageRoom
): Map<Place, number> | null {
	const starts = headEnds(heads, EDGE);
	// With little space, more of it does not help.
	if (new Across(extent.root, sizes, starts, room, 0).spread === 0) return null;
	for (const hasColumns of [true, false]) {
		for (const air of AIR) {
			const space = air * sizes.style.leaf;
			const across = new Across(extent.root, sizes, starts, room, space, hasColumns);
			if (across.spread > 0) return across.places();
		}
	}
	return null;
}

/** The least width of a room, in pixels, in which the places fit without row heads. */
export function leastWidth(extent: Extent, sizes: WholeSizes): number {
	const middles = [...layOut(extent.root, sizes, 0)];
	const lefts = middles.map(([place, x]) => x - sizes.reach(place));
	const rights = middles.map(([place, x]) => x + sizes.reach(place));
	return Math.ceil(Math.max(...rights) - Math.min(...lefts) + ROUNDING) + 2 * EDGE;
}

/** The middle of each place, from left to right in each ply. */
function layOut(root: Place, sizes: WholeSizes, air: number): Map<Place, number> {
	const draw = tree<Place>()
		.nodeSize([1, 1])
		.separation((one, other) => sizes.distance(one.data, other.data, air));
	const middles = new Map<Place, number>();
	draw(hierarchy(root)).each(({ data, x }: HierarchyPointNode<Place>) => {
		middles.set(data, x);
	});
	return middles;
}

function allBelow({ children }: Place): Place[] {
	return children.flatMap((child) => [child, ...allBelow(child)]);
}

/** One layout in a room. */
class Across {
	private readonly middles: Map<Place, number>;
	/** How far it is spread; 0 where it does not fit. */
	readonly spread: number;

	/**
	 * @param starts where each ply may begin
	 * @param air space between siblings
	 * @param hasColumns see `standInColumns`
	 */
	constructor(
		root: Place,
		private readonly sizes: WholeSizes,
		private readonly starts: readonly number[],
		private readonly room: StageRoom,
		private readonly air: number,
		hasColumns = false
	) {
		this.middles = layOut(root, sizes, air);
		if (hasColumns) this.standInColumns();
		this.spread = this.mostSpread();
	}

	/**
	 * Moves what is below a node so that the only one of its children that goes on is under it, where the others leave
	 * the space: so a deep path is in one column. The layout itself has each node over the middle of its children.
	 */
	private standInColumns(): void {
		for (const [place, x] of this.middles) {
			const inner = place.children.filter(({ children }) => children.length > 0);
			const [only] = inner;
			if (only === undefined || inner.length > 1) continue;
			const by = x - this.middleOf(only);
			const below = allBelow(place);
			this.move(below, by);
			if (!this.isApart()) this.move(below, -by);
		}
	}

	private move(places: readonly Place[], by: number): void {
		for (const place of places) this.middles.set(place, this.middleOf(place) + by);
	}

	private middleOf(place: Place): number {
		return this.middles.get(place) as number;
	}

	/** The least distance of two neighbours of a ply. */
	private nearest(): number {
		return Math.min(
			Infinity,
			...this.pairs().map(([left, right]) => this.middleOf(right) - this.middleOf(left))
		);
	}

	/** True where all neighbours of a ply have their distance. */
	private isApart(): boolean {
		return this.pairs().every(([left, right]) => {
			const least = this.sizes.distance(left, right, this.air);
			return this.middleOf(right) - this.middleOf(left) >= least - ROUNDING;
		});
	}

	/** The neighbours of each ply. */
	private pairs(): [Place, Place][] {
		const last: Place[] = [];
		return [...this.middles.keys()].flatMap((place): [Place, Place][] => {
			const left = last[place.depth];
			last[place.depth] = place;
			return left === undefined ? [] : [[left, place]];
		});
	}

	places(): Map<Place, number> {
		const { middles, spread } = this;
		const [from, to] = this.offsets(spread);
		const xs = Array.from(middles.values(), (x) => x * spread);
		const centred = this.room.size.width / 2 - (Math.min(...xs) + Math.max(...xs)) / 2;
		const offset = Math.max(from, Math.min(to, centred));
		return new Map(Array.from(middles, ([place, x]) => [place, x * spread + offset]));
	}

	private mostSpread(): number {
		if (!this.fits(1)) return 0;
		const most = Math.max(1, (MOST_APART * this.room.size.width) / this.nearest());
		if (this.fits(most)) return most;
		let [low, high] = [1, most];
		for (let round = 0; round < ROUNDS; round++) {
			const middle = (low + high) / 2;
			if (this.fits(middle)) low = middle;
			else high = middle;
		}
		return low;
	}

	private fits(spread: number): boolean {
		const [from, to] = this.offsets(spread);
		return from <= to;
	}

	/** The range of offsets at which the tree, spread so far, lies in the room; empty if the first is larger. */
	private offsets(spread: number): readonly [from: number, to: number] {
		let from = -Infinity;
		let to = Infinity;
		for (const [place, x] of this.middles) {
			const reach = this.sizes.reach(place);
			from = Math.max(from, (this.starts[place.depth] as number) + reach - x * spread);
			to = Math.min(to, this.room.size.width - EDGE - reach - x * spread);
		}
		return [from, to];
	}
}
