/** The state of the tree pane: what is folded, what is drawn, and the viewport. */
import { drawTree, PLY_GAP, type Drawing } from '$lib/core/layout/drawing.ts';
import { drawnSeparation, NODE_GAP } from '$lib/core/layout/separation.ts';
import { longestValue, valueFontSize, valueWidth } from '$lib/core/layout/mark-widths.ts';
import { noteRect } from '$lib/core/layout/note-place.ts';
import { reachedItems } from '$lib/core/layout/reached-items.ts';
import { layoutTidy, type TidyLayout } from '$lib/core/layout/tidy.ts';
import {
	fitTransform,
	followTransform,
	rectToScreen,
	unionOf,
	type Point,
	type Rect,
	type Size,
	type Transform
} from '$lib/core/layout/viewport.ts';
import { itemOfRow, keysToOpen, type VisibleItems } from '$lib/core/layout/visible-items.ts';
import { visibleItems } from '$lib/core/layout/visible.ts';
import { cutReason, type Moment } from '$lib/core/trace/cursor.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import type { Stepped } from '../stepped.ts';
import { LABEL_LINES, paperTreeOf } from '../krk/paper-tree.svelte.ts';

export const MIN_SCALE = 0.1;
export const MAX_SCALE = 4;

/** The target number of marks: about as many as a class can take in. */
const ITEM_BUDGET = 56;
/** Free space around the focus, in screen pixels, if the pane is large enough. */
const MARGIN = 56;
/** Space for a node with its window and captions, in tree units around its centre. */
const NODE_ROOM = { across: 64, down: 48 };

/** Free space around a whole drawing, and around a cutoff with the owner of its bound. */
const PADDING = 4;
/** A node and its ring, without the marks next to it. */
const NODE_BODY = { across: 42, down: 41 };
/** The owner of a bound, which has no ring. */
const OWNER_BODY = { across: 36, down: 32 };

/** In a lecture values, 17 units high, must be 24 pixels high. */
const LECTURE_LEAST = 24 / 17;
/** Below this width, in screen pixels, a pane counts as a phone's. */
const NARROW = 520;

interface Scales {
	/** Scale at which a tree is first shown. */
	readonly least: number;
	readonly most: number;
	/** Scale of a tree that will not fit anyway, or grows. */
	readonly growing: number;
	/** The smallest scale for showing a cutoff together with the owner of its bound. */
	readonly cut: number;
}

const SCALES = {
	explore: { least: 0.75, most: 1.25, growing: 0.9, cut: 0.45 },
	narrow: { least: 0.6, most: 1.25, growing: 0.75, cut: 0.45 },
	lecture: { least: LECTURE_LEAST, most: 2.2, growing: LECTURE_LEAST, cut: LECTURE_LEAST }
} as const satisfies Record<string, Scales>;

const NOTHING: ReadonlySet<number> = new Set();

type Places = ReadonlyMap<number, { readonly x: number; readonly y: number }>;

interface Look {
	readonly transform: Transform;
	/** The moment it was chosen at: from the next one on, the view follows the search again. */
	readonly moment: Moment;
}

export class TreeView {
	/** The pane's size on the screen. */
	size: Size = $state.raw({ width: 0, height: 0 });

	#opened: ReadonlySet<number> = $state.raw(NOTHING);
	#closed: ReadonlySet<number> = $state.raw(NOTHING);
	#foldsOf: Trace | null = $state.raw(null);
	#look: Look | null = $state.raw(null);

	// The state of the last transform; following the search starts from it.
	#last: Transform = { x: 0, y: 0, k: 1 };
	#lastPlaces: Places = new Map();
	#lastTrace: Trace | null = null;
	#lastLecture = false;
	/** The pane that the tree was last fitted into. */
	#fittedTo: Size = { width: 0, height: 0 };
	/** The scale to return to after a cutoff that had to be zoomed out for. */
	#scale = 1;

	constructor(private readonly stepped: Stepped) {}

	readonly #visible = $derived.by(() => {
		const { trace, step, known } = this.stepped;
		const { future } = known;
		const own = this.#foldsOf === trace;
		return visibleItems(trace, step, {
			budget: ITEM_BUDGET,
			opened: own ? this.#opened : NOTHING,
			closed: own ? this.#closed : NOTHING,
			future
		});
	});
	readonly #letters = $derived.by(() => longestValue(this.stepped.trace));
	/** A tree that is shown whole does not move while you step through it; null if it does not fit. */
	readonly #still = $derived.by(() => {
		const { trace, moment } = this.stepped;
		const { rootRow } = trace.passOf(moment.node);
		if (this.#visible.row.length !== trace.endOf(rootRow) - rootRow) return null;
		const layout = this.#layOut(this.#visible, NOTHING);
		const fits = acrossOf(layout) * this.#scales.least <= this.size.width;
		return fits || this.size.width === 0 ? layout : null;
	});
	readonly items = $derived.by(() => {
		const { trace, step, known } = this.stepped;
		const { future } = known;
		const whole = this.#still !== null || future !== 'hide';
		return whole ? this.#visible : reachedItems(trace, this.#visible, step);
	});
	readonly layout = $derived.by(() => {
		const path = new Set(this.stepped.moment.path.map(({ row }) => row));
		return this.#still ?? this.#layOut(this.items, path);
	});
	/** The distance between plies lets the whole tree fit, within limits. */
	readonly #plyGap = $derived.by(() => {
		const plies = Math.max(1, ...this.layout.depth);
		const { least, most, growing } = this.#scales;
		const scale = this.#still
			? Math.max(least, Math.min(most, this.size.width / acrossOf(this.layout)))
			: growing;
		const room = (this.size.height / scale - 2 * NODE_ROOM.down - 24) / plies;
		const closest = this.lecture || this.size.width < NARROW ? PLY_GAP.tight : PLY_GAP.least;
		return Math.max(closest, Math.min(PLY_GAP.most, room));
	});
	readonly drawing: Drawing = $derived.by(() => {
		const { story, moment, known } = this.stepped;
		const { applies, labels } = paperTreeOf(this.stepped);
		const lines = applies && labels ? LABEL_LINES : 0;
		return drawTree(story, moment, this.items, this.layout, this.#plyGap, known.future, lines);
	});
	readonly transform: Transform = $derived.by(() => this.#follow());

	get #scales(): Scales {
		if (this.lecture) return SCALES.lecture;
		return this.size.width < NARROW ? SCALES.narrow : SCALES.explore;
	}

	#layOut(items: VisibleItems, path: ReadonlySet<number>): TidyLayout {
		const { names } = this.stepped.story;
		const letters = this.#letters;
		const value = valueWidth(letters, this.lecture ? 17 : valueFontSize(letters));
		return layoutTidy(items.parent, drawnSeparation(items, path, names, value));
	}

	/** In a lecture everything is drawn larger, and values never smaller than 24 pixels. */
	get lecture(): boolean {
		return this.stepped.view === 'lecture';
	}

	/** True if the user has opened or closed something by hand. */
	get folds(): boolean {
		return this.#foldsOf === this.stepped.trace && this.#opened.size + this.#closed.size > 0;
	}

	/** Opens the hidden parts of a row, or closes them again. */
	toggle(row: number): void {
		const { trace } = this.stepped;
		const own = this.#foldsOf === trace;
		const opened = new Set(own ? this.#opened : []);
		const closed = new Set(own ? this.#closed : []);
		const item = itemOfRow(this.items, row);
		const keys = keysToOpen(trace, this.items, item);
		const isFolded = this.items.folded[item] === 1 || keys.some((key) => key < 0);
		for (const key of keys) {
			if (isFolded) {
				opened.add(key);
				closed.delete(key);
			} else {
				opened.delete(key);
				closed.add(key);
			}
		}
		this.#foldsOf = trace;
		this.#opened = opened;
		this.#closed = closed;
	}

	/** Returns to automatic folding. */
	resetFolds(): void {
		this.#foldsOf = null;
	}

	/** Moves the viewport; from the next step on, it follows the search again. */
	look(transform: Transform): void {
		this.#look = { transform, moment: this.stepped.moment };
	}

	/** Brings a node into view that the user has travelled to. */
	reveal(row: number): void {
		const node = this.drawing.nodes.find((drawn) => drawn.row === row);
		if (node === undefined) return;
		const { transform } = this;
		const next = followTransform(transform, [around(node, NODE_ROOM)], this.size, PADDING);
		if (next !== transform) this.look(next);
	}

	pan(dx: number, dy: number): void {
		const { x, y, k } = this.transform;
		this.look({ x: x + dx, y: y + dy, k });
	}

	/** Zooms by a factor around the middle of the pane. */
	zoom(factor: number): void {
		const { x, y, k } = this.transform;
		const scale = Math.max(MIN_SCALE, Math.min(MAX_SCALE, k * factor));
		const { width, height } = this.size;
		const grow = scale / k;
		this.look({
			x: width / 2 - (width / 2 - x) * grow,
			y: height / 2 - (height / 2 - y) * grow,
			k: scale
		});
	}

	/** Shows everything that is drawn. */
	fit(): void {
		this.look(this.#fitted(MIN_SCALE, MAX_SCALE / 2));
	}

	get #bounds(): Rect {
		return {
			left: -NODE_ROOM.across,
			right: this.layout.width * NODE_GAP + NODE_ROOM.across,
			top: -NODE_ROOM.down,
			bottom: this.drawing.height + NODE_ROOM.down
		};
	}

	#fitted(minScale: number, maxScale: number): Transform {
		return fitTransform(this.#bounds, this.size, { minScale, maxScale, padding: PADDING });
	}

	#follow(): Transform {
		const { trace, moment } = this.stepped;
		const { size, lecture } = this;
		const look = this.#look;
		const places: Places = new Map(this.drawing.nodes.map(({ row, x, y }) => [row, { x, y }]));
		let transform: Transform;
		if (look?.moment === moment) {
			transform = look.transform;
			this.#scale = transform.k;
		} else if (size.width === 0) {
			return this.#last;
		} else {
			const isNew = this.#lastTrace !== trace || this.#lastLecture !== lecture;
			const fresh = isNew || isResized(this.#fittedTo, size);
			if (fresh) this.#fittedTo = size;
			transform = this.#followed(fresh ? this.#first() : this.#held(places, moment), places, fresh);
		}
		this.#last = transform;
		this.#lastPlaces = places;
		this.#lastTrace = trace;
		this.#lastLecture = lecture;
		return transform;
	}

	/** A growing tree would outgrow a scale that fits its first nodes. */
	#first(): Transform {
		const { least, most, growing } = this.#scales;
		const first = this.#fitted(least, this.#still === null ? growing : most);
		this.#scale = first.k;
		const { left, right } = this.#bounds;
		if ((right - left) * first.k <= this.size.width) return first;
		const here = this.drawing.nodes.find(({ current }) => current)?.x ?? 0;
		return { ...first, x: this.size.width / 2 - here * first.k };
	}

	/** The transform, starting from `start`, that shows everything relevant without idle space. */
	#followed(start: Transform, places: Places, fresh: boolean): Transform {
		const { size } = this;
		const { moment } = this.stepped;
		const focus = this.#focus(places, moment);
		const here = places.get(moment.node) ?? { x: 0, y: 0 };
		if (moment.kind !== 'cut') {
			const margin = Math.min(MARGIN, size.width / 24);
			const from = followTransform(scaledAt(start, here, this.#scale), focus, size, margin);
			return followTransform(this.#filled(from, fresh), focus, size, margin);
		}
		const owner = places.get(cutReason(moment.path).owner) ?? here;
		const notes = this.drawing.notes.map(({ lines, ...at }) => noteRect(at, lines));
		const near = [around(here, NODE_BODY), ...notes].reduce(unionOf);
		const pruned = this.drawing.nodes.filter(
			({ row, state }) => state === 'ghost' && this.stepped.trace.parentOf(row) === moment.node
		);
		const far = around(owner, OWNER_BODY);
		const all = [near, far, ...pruned.map((node) => around(node, NODE_BODY))].reduce(unionOf);
		const needed = this.#scaleFor(all);
		const k = Math.min(this.#scale, Math.max(this.#scales.cut, needed));
		let next = scaledAt(start, here, k);
		next = this.#filled(followTransform(next, focus, size, PADDING), fresh);
		// Towards the owner as far as possible, and back to the node if that was too far.
		next = followTransform(next, [far], size, PADDING);
		return followTransform(next, [near, unionOf(near, far), all], size, PADDING);
	}

	/** The scale at which a part of the tree just fits into the pane. */
	#scaleFor({ left, right, top, bottom }: Rect): number {
		const { width, height } = this.size;
		return Math.min(
			(width - 2 * PADDING) / (right - left),
			(height - 2 * PADDING) / (bottom - top)
		);
	}

	/** A tree that fits is shown whole; one that does not leaves no space empty next to it. */
	#filled(from: Transform, fresh: boolean): Transform {
		const seen = rectToScreen(from, this.#bounds);
		const { width, height } = this.size;
		return {
			x: from.x + fill(seen.left, seen.right, width, fresh),
			y: from.y + fill(seen.top, seen.bottom, height, fresh),
			k: from.k
		};
	}

	/** When folding moves the tree, the view moves along, so that the focus stays in place. */
	#held(places: Places, moment: Moment): Transform {
		const anchor = moment.path.findLast(({ row }) => this.#lastPlaces.has(row) && places.has(row));
		const before = anchor && this.#lastPlaces.get(anchor.row);
		const now = anchor && places.get(anchor.row);
		if (before === undefined || now === undefined) return this.#last;
		const { x, y, k } = this.#last;
		return { x: x + k * (before.x - now.x), y: y + k * (before.y - now.y), k };
	}

	/** The parts that should be in view, the most important first. */
	#focus(places: Places, moment: Moment): Rect[] {
		const { trace } = this.stepped;
		const owner = moment.kind === 'cut' ? cutReason(moment.path).owner : -1;
		const rows = [
			moment.node,
			moment.subject,
			owner,
			trace.parentOf(moment.node),
			...this.drawing.nodes
				.map(({ row }) => row)
				.filter((row) => trace.parentOf(row) === moment.node),
			0
		];
		const notes = this.drawing.notes.map(({ lines, ...at }) => noteRect(at, lines));
		const marks = rows.flatMap((row) => {
			const place = places.get(row);
			return place === undefined ? [] : [around(place, NODE_ROOM)];
		});
		return [...marks.slice(0, 1), ...notes, ...marks.slice(1)];
	}
}

/** Distance of a pan by one key press, in screen pixels. */
export const PAN_STEP = 100;

function acrossOf(layout: TidyLayout): number {
	return layout.width * NODE_GAP + 2 * NODE_ROOM.across;
}

function around({ x, y }: Point, { across, down }: { across: number; down: number }): Rect {
	return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** Changes the scale and keeps a point of the tree in place. */
function scaledAt({ x, y, k }: Transform, at: Point, scale: number): Transform {
	return { x: x + at.x * (k - scale), y: y + at.y * (k - scale), k: scale };
}

/** A sentence that is one line longer takes some height away, which must not move the view. */
function isResized(before: Size, now: Size): boolean {
	return (
		Math.abs(before.width - now.width) > 20 ||
		Math.abs(before.height - now.height) > before.height * 0.3
	);
}

/** Distance to move the visible range from `low` to `high` in a pane of a length. */
function fill(low: number, high: number, length: number, fresh: boolean): number {
	if (high - low <= length) {
		const isWhole = low >= 0 && high <= length;
		return isWhole && !fresh ? 0 : (length - low - high) / 2;
	}
	return low > 0 ? -low : Math.max(0, length - high);
}
