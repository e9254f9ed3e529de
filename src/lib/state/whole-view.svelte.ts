/** How the whole tree is looked at: where in it, at which of its nodes, and what of that the overview frames. */
import { createStory } from '$lib/core/explain/story.ts';
import { IcicleAxis } from '$lib/core/layout/icicle-axis.ts';
import { neighbourOf, type Neighbour } from '$lib/core/layout/neighbour.ts';
import type { FrameSpan } from '$lib/core/layout/tree-frame.ts';
import type { Point, Size } from '$lib/core/layout/viewport.ts';
import {
	clampSight,
	followSight,
	isWholeSight,
	panSight,
	pixelAt,
	pixelOfPly,
	plyAt,
	sightOf,
	wholeSight,
	xAt,
	zoomSight,
	type Sight,
	type WholeShape
} from '$lib/core/layout/whole-scale.ts';
import { wholeTreeOf, type WholeTree } from '$lib/core/layout/whole-tree.ts';
import type { TreePicture } from '$lib/core/share/link.ts';
import { NO_ROW, type Moment } from '$lib/core/trace/cursor.ts';
import type { Explorer } from './explorer.svelte.ts';
import { perExplorer } from './per-explorer.svelte.ts';

/** In a lecture marks are drawn larger. */
const LECTURE = 1.5;
/** How far beside a node one may point, in pixels. */
const POINTING = 14;

interface Look {
	readonly sight: Sight;
	readonly tree: WholeTree;
	/** The moment it was chosen at: the search is followed again from the next one. */
	readonly moment: Moment;
}

/** A node that one looks at without going there. */
interface Pointed {
	readonly unit: number;
	/** Only what is reached by keys is spoken: a pointer passes many nodes. */
	readonly by: 'pointer' | 'keys';
	readonly tree: WholeTree;
	/** The moment it was pointed at: who steps on by keys looks at the search again. */
	readonly moment: Moment;
}

export class WholeView {
	/** The pane's size on the screen. */
	size: Size = $state.raw({ width: 0, height: 0 });

	#look: Look | null = $state.raw(null);
	#pointed: Pointed | null = $state.raw(null);

	// What was shown last; following the search means moving on from it.
	#last: { readonly sight: Sight; readonly shape: WholeShape; readonly tree: WholeTree } | null =
		null;

	constructor(private readonly explorer: Explorer) {}

	/** What the tree pane shows: without a recorded minimax, a tree over it is the search's own. */
	readonly picture: TreePicture = $derived.by(() => {
		const { tree } = this.explorer;
		return tree === 'minimax' && !this.hasMinimax ? 'whole' : tree;
	});
	/** Whether the tree of minimax is another one than the search's own. */
	readonly hasMinimax: boolean = $derived.by(() => {
		const { trace, shadow } = this.explorer.recording;
		return shadow !== null && shadow !== trace;
	});
	readonly tree: WholeTree = $derived.by(() => {
		const { recording } = this.explorer;
		const basis = this.picture === 'minimax' ? 'minimax' : 'search';
		return wholeTreeOf(recording, basis) ?? wholeTreeOf(recording, 'search');
	});
	readonly shape: WholeShape = $derived.by(() => {
		const { width, plies } = this.tree;
		const grown = this.explorer.view === 'lecture' ? LECTURE : 1;
		return { width, plies, size: this.size, grown };
	});
	readonly sight: Sight = $derived.by(() => this.#follow());
	readonly progress = $derived.by(() => this.tree.progressAt(this.explorer.step));
	/** The units from the root to the current node. */
	readonly path: readonly number[] = $derived.by(() =>
		this.explorer.moment.path.map(({ row }) => this.tree.unitOf(row))
	);
	/** Minimax's own names and positions, for what the search never visited. */
	readonly shadowStory = $derived.by(() => createStory(this.tree.units, null));
	readonly #axis = $derived.by(() => new IcicleAxis(this.explorer.recording));
	/** What is in sight, ply by ply, in units of the overview. */
	readonly frame: readonly FrameSpan[] = $derived.by(() => this.#framed());

	/** The node one points at; NO_ROW where there is none. */
	get pointed(): number {
		const pointed = this.#pointed;
		if (pointed?.tree !== this.tree || !this.isShown(pointed.unit)) return NO_ROW;
		const isPast = pointed.by === 'keys' && pointed.moment !== this.explorer.moment;
		return isPast ? NO_ROW : pointed.unit;
	}

	/** Whether the node one points at was reached by keys. */
	get isKeyed(): boolean {
		return this.pointed !== NO_ROW && this.#pointed?.by === 'keys';
	}

	/** Whether one looks where a person has chosen to, rather than after the search. */
	get isHeld(): boolean {
		return this.#look?.tree === this.tree && this.#look.moment === this.explorer.moment;
	}

	/** Whether a unit may be seen: not before it is reached, unless the future is shown. */
	isShown(unit: number): boolean {
		return this.explorer.future === 'show' || unit < this.progress.until;
	}

	/** Points at the node nearest to a place of the pane; at none where there is none close by. */
	pointAt(x: number, y: number): void {
		const unit = this.unitNear(x, y);
		if (unit === this.pointed && !this.isKeyed) return;
		if (unit === NO_ROW) this.#pointed = null;
		else this.#point(unit, 'pointer');
	}

	/** Points at the current node, for the keys to go on from there. */
	pointHere(): void {
		this.#point(this.path.at(-1) as number, 'keys');
	}

	pointAway(): void {
		this.#pointed = null;
	}

	/** The shown node nearest to a place of the pane, in pixels; NO_ROW where none is close by. */
	unitNear(x: number, y: number): number {
		const ply = Math.floor(plyAt(this.shape, this.sight, y));
		const reach = Math.max(POINTING / this.sight.k, 0.5);
		const unit = this.tree.hit(xAt(this.sight, x), ply, reach);
		return unit === NO_ROW || !this.isShown(unit) ? NO_ROW : unit;
	}

	/** Takes the pointer of the keys to a neighbouring node, from the current node to begin with. */
	travel(to: Neighbour): void {
		const { pointed, path, tree } = this;
		const from = pointed === NO_ROW ? (path.at(-1) as number) : pointed;
		const unit = neighbourOf(tree, from, to);
		const target = unit === NO_ROW || !this.isShown(unit) ? from : unit;
		this.#point(target, 'keys');
		const { sight, shape } = this;
		const next = followSight(shape, sight, tree.xOf(target), tree.units.depthOf(target));
		if (next !== sight) this.look(next);
	}

	/** Goes to the moment a unit was entered, or the move it hangs from cut off; one does not look elsewhere. */
	goTo(unit: number): void {
		const { sight, isKeyed } = this;
		this.explorer.goToRow(this.tree.rowOf(unit));
		this.look(sight);
		if (isKeyed) this.#point(unit, 'keys');
	}

	#point(unit: number, by: Pointed['by']): void {
		this.#pointed = { unit, by, tree: this.tree, moment: this.explorer.moment };
	}

	/** Looks somewhere else; the search is followed again from the next step on. */
	look(sight: Sight): void {
		this.#look = { sight, tree: this.tree, moment: this.explorer.moment };
	}

	pan(dx: number, dy: number): void {
		this.look(panSight(this.shape, this.sight, dx, dy));
	}

	/**
	 * Zooms by a factor around the node that the keys point at, otherwise the current one, or the middle of
	 * the pane where that is out of sight.
	 */
	zoom(factor: number): void {
		const { shape, tree } = this;
		const next = zoomSight(shape, this.sight, factor, this.#middle);
		const here = this.#anchor;
		const isHeld = this.#isInSight(here);
		// With its whole mark, which may have grown over the edge.
		this.look(isHeld ? followSight(shape, next, tree.xOf(here), tree.units.depthOf(here)) : next);
	}

	/** Shows everything. */
	fit(): void {
		this.look(wholeSight(this.shape));
	}

	/** Shows what lies below a node as large as goes; everything where it is shown so already. */
	focus(unit: number): void {
		const { tree, shape, sight } = this;
		const x = tree.xOf(unit);
		const [from, to] = tree.childrenExtent(unit) ?? [x - 2, x + 2];
		const next = sightOf(shape, from, to, tree.units.depthOf(unit));
		const isThere = Math.abs(Math.log(next.k / sight.k)) < 0.1;
		if (isThere && !isWholeSight(shape, sight)) this.fit();
		else this.look(next);
	}

	/** What zooming should not lose: the node that the keys point at, or the current one. */
	get #anchor(): number {
		return this.isKeyed ? this.pointed : (this.path.at(-1) as number);
	}

	get #middle(): Point {
		const here = this.#anchor;
		if (this.#isInSight(here)) return this.placeOf(here);
		return { x: this.size.width / 2, y: this.size.height / 2 };
	}

	#isInSight(unit: number): boolean {
		const { x, y } = this.placeOf(unit);
		return x >= 0 && x <= this.size.width && y >= 0 && y <= this.size.height;
	}

	/** The centre of a unit in the pane, in pixels. */
	placeOf(unit: number): Point {
		const { tree, sight, shape } = this;
		return {
			x: pixelAt(sight, tree.xOf(unit)),
			y: pixelOfPly(shape, sight, tree.units.depthOf(unit))
		};
	}

	#follow(): Sight {
		const { tree, shape } = this;
		const { moment } = this.explorer;
		const look = this.#look;
		const last = this.#last;
		let sight: Sight;
		if (look?.tree === tree && look.moment === moment) sight = clampSight(shape, look.sight);
		else if (last?.tree !== tree || isWholeSight(last.shape, last.sight)) sight = wholeSight(shape);
		else {
			const ply = moment.path.length - 1;
			const x = tree.xOf(tree.unitOf(moment.node));
			sight = followSight(shape, clampSight(shape, last.sight), x, ply);
		}
		if (this.size.width > 0) this.#last = { sight, shape, tree };
		return sight;
	}

	#framed(): FrameSpan[] {
		const { tree, shape, sight, size } = this;
		const spans: FrameSpan[] = [];
		for (let ply = 0; ply < tree.plies; ply++) {
			const y = pixelOfPly(shape, sight, ply);
			if (y < 0 || y > size.height) continue;
			const [first, end] = tree.rangeAt(ply, sight.from, xAt(sight, size.width));
			if (first === end) continue;
			const from = this.#overviewSpan(tree.unitAt(ply, first)).from;
			spans.push({ ply, from, to: this.#overviewSpan(tree.unitAt(ply, end - 1)).to });
		}
		return spans;
	}

	/** A unit of the picture in units of the overview. */
	#overviewSpan(unit: number): { from: number; to: number } {
		const axis = this.#axis;
		if (this.tree.units === axis.units) return { from: unit, to: axis.units.endOf(unit) };
		const from = axis.xOfRow(unit);
		return { from, to: from + axis.widthOfRow(unit) };
	}
}

/** The one view of an explorer: it outlives a look at another picture. */
export const wholeViewOf = perExplorer((explorer) => new WholeView(explorer));
