/** How the tree pane stands: what is folded, what is drawn, and where the reader looks. */
import {
	drawnSeparation,
	drawTree,
	NODE_GAP,
	PLY_GAP,
	type Drawing
} from '$lib/core/layout/drawing.ts';
import { layoutTidy } from '$lib/core/layout/tidy.ts';
import {
	fitTransform,
	followTransform,
	type Rect,
	type Size,
	type Transform
} from '$lib/core/layout/viewport.ts';
import { itemOfRow, keysToOpen } from '$lib/core/layout/visible-items.ts';
import { visibleItems } from '$lib/core/layout/visible.ts';
import { cutReason, type Moment } from '$lib/core/trace/cursor.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import type { Explorer } from './explorer.svelte.ts';

export const MIN_SCALE = 0.1;
export const MAX_SCALE = 4;

/** How many marks are aimed at: about what a class can take in. */
const ITEM_BUDGET = 56;
/** Kept free around what is being looked at, in screen pixels, where the pane is large enough. */
const MARGIN = 56;
/** The width of a letter in a note, in tree units. */
const NOTE_LETTER = 9;
/** Room for a node with its window and captions, in tree units around its centre. */
const NODE_ROOM = { across: 64, down: 48 };

/** The scales at which a tree is first shown; in a lecture 17-unit values must be 24 pixels high. */
const FIRST_SCALE = { explore: { least: 0.75, most: 1.25 }, lecture: { least: 1.45, most: 2.2 } };

const NOTHING: ReadonlySet<number> = new Set();

interface Look {
	readonly transform: Transform;
	/** The moment it was chosen at: the search is followed again from the next one. */
	readonly moment: Moment;
}

export class TreeView {
	/** The pane's size on the screen. */
	size: Size = $state.raw({ width: 0, height: 0 });

	#opened: ReadonlySet<number> = $state.raw(NOTHING);
	#closed: ReadonlySet<number> = $state.raw(NOTHING);
	#foldsOf: Trace | null = $state.raw(null);
	#look: Look | null = $state.raw(null);

	// What the last transform was made for; following the search means moving on from it.
	#last: Transform = { x: 0, y: 0, k: 1 };
	#lastPlaces = new Map<number, { x: number; y: number }>();
	#lastTrace: Trace | null = null;
	#lastLecture = false;

	constructor(private readonly explorer: Explorer) {}

	readonly items = $derived.by(() => {
		const { trace, step, future } = this.explorer;
		const own = this.#foldsOf === trace;
		return visibleItems(trace, step, {
			budget: ITEM_BUDGET,
			opened: own ? this.#opened : NOTHING,
			closed: own ? this.#closed : NOTHING,
			future
		});
	});
	readonly layout = $derived.by(() => {
		const { trace, moment } = this.explorer;
		// A tree that is shown whole must stand still while one steps through it.
		const whole = this.items.row.length === trace.rows;
		const path = whole ? NOTHING : new Set(moment.path.map(({ row }) => row));
		return layoutTidy(this.items.parent, drawnSeparation(this.items, path));
	});
	/** Plies stand as far apart as lets the whole tree fit, within limits. */
	readonly #plyGap = $derived.by(() => {
		const plies = Math.max(1, ...this.layout.depth);
		const { least, most } = FIRST_SCALE[this.lecture ? 'lecture' : 'explore'];
		const across = this.layout.width * NODE_GAP + 2 * NODE_ROOM.across;
		const scale = Math.max(least, Math.min(most, this.size.width / across));
		const room = (this.size.height / scale - 2 * NODE_ROOM.down - 24) / plies;
		return Math.max(PLY_GAP.least, Math.min(PLY_GAP.most, room));
	});
	readonly drawing: Drawing = $derived.by(() => {
		const { story, moment, future } = this.explorer;
		return drawTree(story, moment, this.items, this.layout, this.#plyGap, future);
	});
	readonly transform: Transform = $derived.by(() => this.#follow());

	/** In a lecture everything is drawn larger, and values never smaller than 24 pixels. */
	get lecture(): boolean {
		return this.explorer.view === 'lecture';
	}

	/** True where the reader has opened or closed something by hand. */
	get folds(): boolean {
		return this.#foldsOf === this.explorer.trace && this.#opened.size + this.#closed.size > 0;
	}

	/** Opens what a row hides, or closes it again. */
	toggle(row: number): void {
		const { trace } = this.explorer;
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

	/** Back to what is folded by itself. */
	resetFolds(): void {
		this.#foldsOf = null;
	}

	/** Looks somewhere else; the search is followed again from the next step on. */
	look(transform: Transform): void {
		this.#look = { transform, moment: this.explorer.moment };
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

	#fitted(minScale: number, maxScale: number): Transform {
		const bounds = {
			left: -NODE_ROOM.across,
			right: this.layout.width * NODE_GAP + NODE_ROOM.across,
			top: -NODE_ROOM.down,
			bottom: this.drawing.height + NODE_ROOM.down
		};
		return fitTransform(bounds, this.size, { minScale, maxScale, padding: 8 });
	}

	#follow(): Transform {
		const { trace, moment } = this.explorer;
		const look = this.#look;
		const places = new Map(
			this.drawing.nodes.map(({ row, x, y }): [number, { x: number; y: number }] => [row, { x, y }])
		);
		let transform: Transform;
		if (look?.moment === moment) {
			transform = look.transform;
		} else if (this.size.width === 0) {
			return this.#last;
		} else {
			const fresh = this.#lastTrace !== trace || this.#lastLecture !== this.lecture;
			const { least, most } = FIRST_SCALE[this.lecture ? 'lecture' : 'explore'];
			const from = fresh ? this.#fitted(least, most) : this.#held(places, moment);
			const margin = Math.min(MARGIN, this.size.width / 24);
			transform = followTransform(from, this.#focus(places, moment), this.size, margin);
		}
		this.#last = transform;
		this.#lastPlaces = places;
		this.#lastTrace = trace;
		this.#lastLecture = this.lecture;
		return transform;
	}

	/** Where folding moved the tree, the view moves along, so that what one looks at stays in place. */
	#held(places: ReadonlyMap<number, { x: number; y: number }>, moment: Moment): Transform {
		const anchor = moment.path.findLast(({ row }) => this.#lastPlaces.has(row) && places.has(row));
		const before = anchor && this.#lastPlaces.get(anchor.row);
		const now = anchor && places.get(anchor.row);
		if (before === undefined || now === undefined) return this.#last;
		const { x, y, k } = this.#last;
		return { x: x + k * (before.x - now.x), y: y + k * (before.y - now.y), k };
	}

	/** What should be in sight, the most important first. */
	#focus(places: ReadonlyMap<number, { x: number; y: number }>, moment: Moment): Rect[] {
		const { trace } = this.explorer;
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
		const notes = this.drawing.notes.map(({ x, y, lines }) => {
			const width = Math.max(...lines.map(({ length }) => length)) * NOTE_LETTER;
			return { left: x, right: x + width, top: y - 24, bottom: y + 24 };
		});
		const marks = rows.flatMap((row) => {
			const place = places.get(row);
			if (place === undefined) return [];
			const { x, y } = place;
			const { across, down } = NODE_ROOM;
			return [{ left: x - across, right: x + across, top: y - down, bottom: y + down }];
		});
		return [...marks.slice(0, 1), ...notes, ...marks.slice(1)];
	}
}

/** How far one key press pans, in screen pixels. */
export const PAN_STEP = 100;
