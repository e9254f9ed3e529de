/**
 * Chooses which siblings of a spine node are drawn, and which are folded as a count. A side of a strip is a row of
 * items in search order, and a fold is where its hidden moves are.
 */

/**
 * Moves that are tried for a place: so many more than have one that another would change nothing, and so few that a
 * node with thousands of moves costs no more than one with hundreds.
 */
export const MOST_TRIED = 48;

/** A drawn sibling, by its index in the side, or a run of hidden ones from `from` up to `to`. */
export type StripItem =
	| { readonly kind: 'node'; readonly index: number }
	| { readonly kind: 'fold'; readonly from: number; readonly to: number };

export interface SideRoom {
	/** Pixels for the side. */
	readonly width: number;
	/** Width of a sibling by its index, of a fold of so many moves, and the space between two items. */
	readonly sibling: (index: number) => number;
	readonly fold: (moves: number) => number;
	readonly gap: number;
	/** The space between two items may shrink to this, for siblings that must be drawn. */
	readonly leastGap: number;
	/** The most siblings to draw, besides those that must be. */
	readonly most: number;
}

export interface Side {
	readonly items: readonly StripItem[];
	readonly gap: number;
}

/**
 * @param count moves of the side
 * @param needed indices that are drawn before all others if they fit together: one alone may need a fold for the others
 * @param must indices that are drawn in any case, the most important first, as far as they fit
 * @param wanted indices that are drawn if there is room, the most wanted first
 */
export function chooseSide(
	count: number,
	needed: readonly number[],
	must: readonly number[],
	wanted: readonly number[],
	room: SideRoom
): Side {
	if (count === 0) return { items: [], gap: room.gap };
	const together = needed.length === 0 ? -1 : gapFor(itemsOf(count, new Set(needed)), room);
	const drawn = new Set<number>(together >= room.leastGap ? needed : []);
	let gap = together >= room.leastGap ? Math.min(room.gap, together) : room.gap;
	for (const index of must) {
		if (drawn.has(index)) continue;
		drawn.add(index);
		const fitting = gapFor(itemsOf(count, drawn), room);
		if (fitting >= room.leastGap || drawn.size === 1) gap = Math.min(gap, fitting);
		else drawn.delete(index);
	}
	for (const index of wanted) {
		if (drawn.has(index)) continue;
		if (drawn.size >= room.most) break;
		drawn.add(index);
		if (gapFor(itemsOf(count, drawn), room) < gap) drawn.delete(index);
	}
	return { items: unfoldSingles(itemsOf(count, drawn), gap, room), gap: Math.max(gap, 1) };
}

/** The drawn siblings, with a fold for each run of the others. */
export function itemsOf(count: number, drawn: ReadonlySet<number>): StripItem[] {
	const items: StripItem[] = [];
	let from = 0;
	for (const index of [...drawn].sort((one, other) => one - other)) {
		if (from < index) items.push({ kind: 'fold', from, to: index });
		items.push({ kind: 'node', index });
		from = index + 1;
	}
	if (from < count) items.push({ kind: 'fold', from, to: count });
	return items;
}

/** The space between items at which they fill the side, at most the usual one. */
function gapFor(items: readonly StripItem[], room: SideRoom): number {
	const free = room.width - items.reduce((sum, item) => sum + widthOf(item, room), 0);
	return items.length <= 1
		? free >= 0
			? room.gap
			: -1
		: Math.min(room.gap, free / (items.length - 1));
}

export function widthOf(item: StripItem, { sibling, fold }: SideRoom): number {
	return item.kind === 'node' ? sibling(item.index) : fold(item.to - item.from);
}

/** A fold of one move says less than the move itself. */
function unfoldSingles(items: StripItem[], gap: number, room: SideRoom): StripItem[] {
	let shown = items;
	for (const [at, item] of items.entries()) {
		if (item.kind !== 'fold' || item.to - item.from > 1) continue;
		const trial = shown.map((other, place): StripItem =>
			place === at ? { kind: 'node', index: item.from } : other
		);
		if (gapFor(trial, room) >= gap) shown = trial;
	}
	return shown;
}
