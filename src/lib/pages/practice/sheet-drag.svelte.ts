/** A node of a sheet that is dragged among its siblings. */
import type { SVGAttributes } from 'svelte/elements';
import type { Place } from '$lib/core/layout/stage/placement/whole/extent.ts';
import type { WholeScene } from '$lib/core/layout/stage/placement/whole/whole-scene.ts';
import { subtreeOf, type PlainTree } from '$lib/core/practice/plain-tree.ts';

interface Drag {
	readonly node: number;
	/** Where the pointer went down. */
	readonly from: number;
	/** How far it is from there. */
	readonly by: number;
}

/** A pointer that moves by less, in pixels, only clicks. */
const SLACK = 4;

export class SheetDrag {
	#drag = $state.raw<Drag | null>(null);
	readonly #dragged = $derived.by(
		() => new Set(this.#drag === null ? [] : subtreeOf(this.tree(), this.#drag.node))
	);

	#isClick = true;

	/** False for the click with which a drag ends: its node may have another number by then. */
	get isClick(): boolean {
		return this.#isClick;
	}

	/** Lets a finger on a node drag it and not the page; `touch-action` has no effect inside a picture. */
	readonly holdPage = (picture: Element): (() => void) => {
		const hold = (event: Event): void => {
			if (this.#drag !== null) event.preventDefault();
		};
		picture.addEventListener('touchmove', hold, { passive: false });
		return () => {
			picture.removeEventListener('touchmove', hold);
		};
	};

	/** @param middleOf the horizontal place of a node in the picture */
	constructor(
		private readonly tree: () => PlainTree,
		private readonly middleOf: (node: number) => number
	) {}

	/** What a pointer does at a node. @param onmove moves it so many places */
	handlersAt(node: number, onmove: (node: number, by: number) => void): SVGAttributes<SVGGElement> {
		return {
			onpointerdown: (event) => {
				this.#cancel();
				if (node === 0 || event.button !== 0) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				this.#drag = { node, from: event.clientX, by: 0 };
			},
			onpointermove: (event) => {
				this.#move(node, event.clientX);
			},
			onpointerup: () => {
				const moved = this.#drop();
				if (moved !== null) onmove(moved.node, moved.by);
			},
			onpointercancel: () => {
				this.#cancel();
			}
		};
	}

	#move(node: number, x: number): void {
		if (this.#drag?.node !== node) return;
		const by = x - this.#drag.from;
		if (Math.abs(by) > SLACK) this.#isClick = false;
		this.#drag = { ...this.#drag, by };
	}

	#cancel(): void {
		this.#drag = null;
		this.#isClick = true;
	}

	/** Ends it: the node, and how many places it moved among its siblings; null if it stays where it was. */
	#drop(): { readonly node: number; readonly by: number } | null {
		if (this.#drag === null || this.#isClick) {
			this.#drag = null;
			return null;
		}
		const { node, by } = this.#drag;
		this.#drag = null;
		const { parent, children } = this.tree();
		const siblings = children[parent[node] as number] ?? [];
		const x = this.middleOf(node) + by;
		const to = siblings.filter((one) => one !== node && this.middleOf(one) < x).length;
		const places = to - siblings.indexOf(node);
		return places === 0 ? null : { node, by: places };
	}

	/** The scene with what follows the pointer. @param places of its nodes */
	moved(scene: WholeScene, places: readonly Place[]): WholeScene {
		const nodes = this.#dragged;
		const moving = new Set(places.filter((_, node) => nodes.has(node)));
		return movedScene(scene, moving, this.#drag?.by ?? 0);
	}
}

/** A scene in which some places are so many pixels further to the right. */
export function movedScene(scene: WholeScene, places: ReadonlySet<Place>, by: number): WholeScene {
	const moveOf = (place: Place): number => (places.has(place) ? by : 0);
	return {
		...scene,
		xOf: (place) => scene.xOf(place) + moveOf(place),
		rectOf(place) {
			const { left, right, ...rect } = scene.rectOf(place);
			return { ...rect, left: left + moveOf(place), right: right + moveOf(place) };
		}
	};
}
