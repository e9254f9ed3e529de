/**
 * The view of a picture of plies, either the whole tree or the graph of its positions: the visible part and the
 * pointed mark. The subclass defines the marks' units.
 */
import type { Neighbour } from '$lib/core/layout/neighbour.ts';
import type { PlySource } from '$lib/core/layout/ply-scene.ts';
import type { Point, Size } from '$lib/core/layout/viewport.ts';
import {
	clampSight,
	followSight,
	isWholeSight,
	leastScale,
	mostScale,
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
import { NO_ROW, type Moment } from '$lib/core/trace/cursor.ts';
import type { Stepped } from '../stepped.ts';
import { Followed } from './followed.svelte.ts';

/** In a lecture marks are drawn larger. */
const LECTURE = 1.5;
/** Maximal distance of the pointer from a node, in pixels. */
const POINTING = 14;

/** A pointed node, without going there. */
interface Pointed {
	readonly unit: number;
	/** Only nodes reached by keys are announced, since a pointer passes many nodes. */
	readonly by: 'pointer' | 'keys';
	readonly ground: object;
	/** The moment it was pointed at: stepping by keys returns to the search. */
	readonly moment: Moment;
}

export abstract class SightView {
	/** The pane's size on the screen. */
	size: Size = $state.raw({ width: 0, height: 0 });

	readonly #followed = new Followed<Sight>();
	#pointed: Pointed | null = $state.raw(null);

	constructor(protected readonly stepped: Stepped) {}

	/** What is drawn; its identity is that of the picture that the units belong to. */
	abstract readonly source: PlySource;
	/** The units from the root to the current node; empty if there is no picture yet. */
	abstract readonly path: readonly number[];
	/** The units below this one have been reached. */
	protected abstract readonly reached: number;
	/** The row to go to for a unit. */
	abstract rowOf(unit: number): number;
	/** The neighbour of a unit; NO_ROW if there is none. */
	protected abstract neighbourOf(unit: number, to: Neighbour): number;
	/** The range of x to show for a unit alone. */
	protected abstract extentOf(unit: number): readonly [from: number, to: number];

	readonly shape: WholeShape = $derived.by(() => {
		const { width, plies } = this.source;
		const grown = this.stepped.view === 'lecture' ? LECTURE : 1;
		return { width, plies, size: this.size, grown };
	});
	readonly scales = $derived([leastScale(this.shape), mostScale(this.shape)] as const);
	readonly #whole: Sight = $derived.by(() => wholeSight(this.shape));
	readonly sight: Sight = $derived.by(() => this.#follow());

	/** True where a unit is shown: not before it is reached, unless the future is shown. */
	isShown(unit: number): boolean {
		return this.stepped.known.drawsAhead || unit < this.reached;
	}

	/** The pointed node; NO_ROW if there is none. */
	get pointed(): number {
		const pointed = this.#pointed;
		if (pointed?.ground !== this.source || !this.isShown(pointed.unit)) return NO_ROW;
		const isPast = pointed.by === 'keys' && pointed.moment !== this.stepped.moment;
		return isPast ? NO_ROW : pointed.unit;
	}

	/** True if the pointed node was reached by keys. */
	get isKeyed(): boolean {
		return this.pointed !== NO_ROW && this.#pointed?.by === 'keys';
	}

	/** True while the view stays where the user has moved it, instead of following the search. */
	get isHeld(): boolean {
		return this.#followed.isHeld(this.source, this.stepped.moment);
	}

	/** Points at the node nearest to a place of the pane; at none if no node is close. */
	pointAt(x: number, y: number): void {
		const unit = this.unitNear(x, y);
		if (unit === this.pointed && !this.isKeyed) return;
		if (unit === NO_ROW) this.#pointed = null;
		else this.#point(unit, 'pointer');
	}

	/** Points at the current node, so that keys continue from there. */
	pointHere(): void {
		const here = this.path.at(-1);
		if (here !== undefined) this.#point(here, 'keys');
	}

	pointAway(): void {
		this.#pointed = null;
	}

	/** The shown node nearest to a place of the pane, in pixels; NO_ROW if none is close. */
	unitNear(x: number, y: number): number {
		const ply = Math.floor(plyAt(this.shape, this.sight, y));
		const reach = Math.max(POINTING / this.sight.k, 0.5);
		const unit = this.source.hit(xAt(this.sight, x), ply, reach);
		return unit === NO_ROW || !this.isShown(unit) ? NO_ROW : unit;
	}

	/** Moves the keyboard pointer to a neighbouring node, starting at the current node. */
	travel(to: Neighbour): void {
		const { pointed, path } = this;
		const from = pointed === NO_ROW ? (path.at(-1) ?? NO_ROW) : pointed;
		if (from === NO_ROW) return;
		const unit = this.neighbourOf(from, to);
		const target = unit === NO_ROW || !this.isShown(unit) ? from : unit;
		this.#point(target, 'keys');
		const { sight, shape } = this;
		const next = followSight(shape, sight, this.source.xOf(target), this.source.plyOf(target));
		if (next !== sight) this.look(next);
	}

	/** Jumps to the step that entered this node, or that pruned the move above it. The viewport does not move. */
	goTo(unit: number): void {
		const { sight, isKeyed } = this;
		this.stepped.goToRow(this.rowOf(unit));
		this.look(sight);
		if (isKeyed) this.#point(unit, 'keys');
	}

	#point(unit: number, by: Pointed['by']): void {
		this.#pointed = { unit, by, ground: this.source, moment: this.stepped.moment };
	}

	/** Shows another part; from the next step on, the view follows the search again. */
	look(sight: Sight): void {
		this.#followed.choose(sight, this.source, this.stepped.moment);
	}

	pan(dx: number, dy: number): void {
		this.look(panSight(this.shape, this.sight, dx, dy));
	}

	/** Zooms to so many pixels per unit; what is under a point of the pane stays there. */
	zoomTo(k: number, point: Point): void {
		this.look(zoomSight(this.shape, this.sight, k / this.sight.k, point));
	}

	/**
	 * Zooms by a factor around the node of the keyboard pointer, otherwise the current one, or the middle of the pane
	 * if that is out of view.
	 */
	zoom(factor: number): void {
		const { shape } = this;
		const next = zoomSight(shape, this.sight, factor, this.#middle);
		const here = this.#anchor;
		const isHeld = this.#isInSight(here);
		// Keeps its whole mark visible, which may have grown over the edge.
		this.look(
			isHeld ? followSight(shape, next, this.source.xOf(here), this.source.plyOf(here)) : next
		);
	}

	/** Shows everything. */
	fit(): void {
		this.look(this.#whole);
	}

	/** Shows the subtree of a node as large as possible; everything if that is shown already. */
	focus(unit: number): void {
		const { shape, sight } = this;
		const [from, to] = this.extentOf(unit);
		const next = sightOf(shape, from, to, this.source.plyOf(unit));
		const isThere = Math.abs(Math.log(next.k / sight.k)) < 0.1;
		if (isThere && !isWholeSight(shape, sight)) this.fit();
		else this.look(next);
	}

	/** The unit to keep in view while zooming: the keyboard pointer, or the current node. */
	get #anchor(): number {
		return this.isKeyed ? this.pointed : (this.path.at(-1) ?? NO_ROW);
	}

	get #middle(): Point {
		const here = this.#anchor;
		if (this.#isInSight(here)) return this.placeOf(here);
		return { x: this.size.width / 2, y: this.size.height / 2 };
	}

	#isInSight(unit: number): boolean {
		if (unit === NO_ROW) return false;
		const { x, y } = this.placeOf(unit);
		return x >= 0 && x <= this.size.width && y >= 0 && y <= this.size.height;
	}

	/** The centre of a unit in the pane, in pixels. */
	placeOf(unit: number): Point {
		const { sight, shape } = this;
		return {
			x: pixelAt(sight, this.source.xOf(unit)),
			y: pixelOfPly(shape, sight, this.source.plyOf(unit))
		};
	}

	#follow(): Sight {
		const { source, shape, path } = this;
		const whole = this.#whole;
		// Nothing is seen before the pane is measured.
		if (shape.size.width === 0) return whole;
		const here = path.at(-1);
		return this.#followed.at(source, this.stepped.moment, {
			whole,
			isWhole: (sight) => isWholeSight(shape, sight),
			limit: (sight) => clampSight(shape, sight),
			follow: (sight) =>
				here === undefined ? sight : followSight(shape, sight, source.xOf(here), path.length - 1)
		});
	}
}
