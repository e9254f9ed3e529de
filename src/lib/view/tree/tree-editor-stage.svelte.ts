/** Where every node of the edited tree stands on the screen, also while one of them is dragged. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import { assert } from '$lib/core/base/assert.ts';
import { parseTree } from '$lib/core/games/explicit/parse.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import type { Explorer } from '$lib/state/explorer.svelte.ts';
import {
	clamp,
	drawEditable,
	frameOf,
	type EditorDrawing,
	type EditorNode,
	type Frame,
	type Point
} from './tree-editor-drawing.ts';
import { NodeDrag } from './tree-editor-drag.svelte.ts';
import { moveNode } from './tree-editor-edits.ts';
import type { EditSession } from './tree-editor-session.svelte.ts';

/** A node where it stands at the moment, in pixels on the screen. */
export interface PlacedNode extends EditorNode, Point {
	/** Held by the pointer, or below the node that is. */
	readonly lifted: boolean;
}

export interface Drop {
	readonly id: number;
	/** The new place among its siblings, from 0. */
	readonly to: number;
}

type Places = ReadonlyMap<number, Point>;

const GLIDE_MS = 220;
/** How far a node can be pulled beyond its outermost sibling, in pixels. */
const PULL = 36;
const NO_DRAWING: EditorDrawing = { nodes: [], byId: new Map(), width: 0, plies: 0 };

export class EditStage {
	/** The pane's size on the screen. */
	size: Size = $state.raw({ width: 0, height: 0 });
	readonly drag = new NodeDrag();
	readonly #places: Tween<Places>;

	constructor(
		private readonly explorer: Explorer,
		private readonly session: EditSession
	) {
		this.#places = Tween.of(() => this.#target, {
			// The tween would divide by 0.
			duration: () => (prefersReducedMotion.current ? 1 : GLIDE_MS),
			easing: cubicOut,
			interpolate: glide
		});
	}

	/** The tree as the explorer has it. */
	readonly drawing: EditorDrawing = $derived.by(() => {
		const { drawn, ids } = this.session;
		return drawn === null ? NO_DRAWING : drawEditable(drawn, ids, this.explorer.setup.root);
	});
	// Of the tree without the drag, so that the plane does not move under the pointer.
	readonly frame: Frame = $derived(frameOf(this.drawing, this.size));

	/** The node that is held and has been moved. */
	readonly held: EditorNode | null = $derived.by(() => {
		const { grip } = this.drag;
		if (grip?.moving !== true || grip.text !== this.explorer.setup.position) return null;
		return this.drawing.byId.get(grip.id) ?? null;
	});
	/** How far it has been pulled, at scale 1. */
	readonly #pull: number = $derived.by(() => {
		const { held } = this;
		if (held === null) return 0;
		const places = this.#family(held).map(({ x }) => x - held.x);
		const { scale } = this.frame;
		const least = Math.min(...places) - PULL / scale;
		const most = Math.max(...places) + PULL / scale;
		return clamp(this.drag.distance / scale, least, most);
	});
	/** The place among its siblings where it would be dropped, from 0. */
	readonly #dropPlace: number = $derived.by(() => {
		const { held } = this;
		if (held === null) return 0;
		const at = held.x + this.#pull;
		return this.#family(held).filter(({ id, x }) => id !== held.id && x < at).length;
	});
	/** The tree as it would be after the drop. */
	readonly #preview: EditorDrawing = $derived.by(() => {
		const { held } = this;
		const { drawn, ids } = this.session;
		if (held === null || drawn === null || this.#dropPlace === held.place - 1) return this.drawing;
		const moved = moveNode(drawn, ids, held.row, this.#dropPlace);
		const parsed = parseTree(moved.text);
		assert(parsed.ok, 'an edited tree can be read');
		return drawEditable(parsed.value, moved.ids, this.explorer.setup.root);
	});
	readonly #target: Places = $derived.by(() => {
		if (this.size.width === 0) return new Map();
		const { left, top, scale, plyGap } = this.frame;
		const place = ({ x, ply }: EditorNode): Point => ({
			x: left + x * scale,
			y: top + ply * plyGap * scale
		});
		return new Map(this.#preview.nodes.map((node) => [node.id, place(node)]));
	});

	/** Every node as it would be after the drop and where it stands now; in the order before the drag. */
	readonly nodes: readonly PlacedNode[] = $derived.by(() => {
		const { held } = this;
		const lifted = new Set<number | null>();
		return this.drawing.nodes.flatMap(({ id, x, parent }): PlacedNode[] => {
			const node = this.#preview.byId.get(id);
			const target = this.#target.get(id);
			if (node === undefined || target === undefined) return [];
			if (id === held?.id || lifted.has(parent)) {
				lifted.add(id);
				const { left, scale } = this.frame;
				return [{ ...node, x: left + (x + this.#pull) * scale, y: target.y, lifted: true }];
			}
			return [{ ...node, ...(this.#places.current.get(id) ?? target), lifted: false }];
		});
	});
	readonly byId = $derived(new Map(this.nodes.map((node) => [node.id, node])));

	/** The room that the others have made for the held node. */
	readonly slot: Point | null = $derived(
		this.held === null ? null : (this.#target.get(this.held.id) ?? null)
	);

	/** Lets the held node go; from where it is, it glides to where it belongs. */
	release(): Drop | null {
		const { held } = this;
		const to = this.#dropPlace;
		const here = new Map(this.nodes.map(({ id, x, y }) => [id, { x, y }]));
		this.drag.release();
		if (held === null) return null;
		void this.#places.set(here, { duration: 0 });
		void this.#places.set(this.#target);
		return { id: held.id, to };
	}

	#family({ parent }: EditorNode): readonly EditorNode[] {
		return this.drawing.nodes.filter((node) => node.parent === parent);
	}
}

/** Every node on its way from one place to another; a new one is at its place at once. */
function glide(from: Places, to: Places): (t: number) => Places {
	return (t) =>
		new Map(
			Array.from(to, ([id, end]) => {
				const start = from.get(id) ?? end;
				return [id, { x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t }];
			})
		);
}
