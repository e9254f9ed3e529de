/** A node of a sheet that is dragged among its siblings. */
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

	begin(node: number, x: number): void {
		this.#drag = { node, from: x, by: 0 };
	}

	move(node: number, x: number): void {
		if (this.#drag?.node !== node) return;
		const by = x - this.#drag.from;
		if (Math.abs(by) > SLACK) this.#isClick = false;
		this.#drag = { ...this.#drag, by };
	}

	cancel(): void {
		this.#drag = null;
		this.#isClick = true;
	}

	/** Ends it: the node, and how many places it moved among its siblings; null if it stays where it was. */
	drop(): { readonly node: number; readonly by: number } | null {
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

	/** The nodes that follow the pointer, and how far. */
	get moved(): { readonly nodes: ReadonlySet<number>; readonly by: number } {
		return { nodes: this.#dragged, by: this.#drag?.by ?? 0 };
	}
}
