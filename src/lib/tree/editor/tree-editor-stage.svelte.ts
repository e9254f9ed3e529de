/** Screen places of all nodes of the edited tree, also during a drag. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import { assert } from '$lib/core/base/assert.ts';
import { parseTree } from '$lib/core/games/explicit/parse.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import type { Stepped } from '../stepped.ts';
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

/** A node at its current place, in pixels on the screen. */
export interface PlacedNode extends EditorNode, Point {
	/** Dragged, or below the dragged node. */
	readonly lifted: boolean;
}

export interface Drop {
	readonly id: number;
	/** The new index among its siblings, from 0. */
	readonly to: number;
}

type Places = ReadonlyMap<number, Point>;

const GLIDE_MS = 220;
/** The farthest pull beyond the outermost sibling, in pixels. */
const PULL = 36;
const NO_DRAWING: EditorDrawing = { nodes: [], byId: new Map(), width: 0, plies: 0 };

export class EditStage {
	/** The pane's size on the screen. */
	size: Size = $state.raw({ width: 0, height: 0 });
	readonly drag = new NodeDrag();
	readonly #places: Tween<Places>;

	constructor(
		private readonly stepped: Stepped,
		private readonly session: EditSession
	) {
		this.#places = Tween.of(() => this.#target, {
			// The tween would divide by 0.
			duration: () => (prefersReducedMotion.current ? 1 : GLIDE_MS),
			easing: cubicOut,
			interpolate: glide
		});
	}

	/** The stepped search's tree. */
	readonly drawing: EditorDrawing = $derived.by(() => {
		const { drawn, ids } = this.session;
		return drawn === null ? NO_DRAWING : drawEditable(drawn, ids, this.stepped.setup.root);
	});
	// Frame of the tree without the drag, so that the plane does not move under the pointer.
	readonly frame: Frame = $derived(frameOf(this.drawing, this.size));

	/** The dragged node, once it has moved. */
	readonly held: EditorNode | null = $derived.by(() => {
		const { grip } = this.drag;
		if (grip?.moving !== true || grip.text !== this.stepped.setup.position) return null;
		return this.drawing.byId.get(grip.id) ?? null;
	});
	/** Distance of the drag, at scale 1. */
	readonly #pull: number = $derived.by(() => {
		const { held } = this;
		if (held === null) return 0;
		const places = this.#family(held).map(({ x }) => x - held.x);
		const { scale } = this.frame;
		const least = Math.min(...places) - PULL / scale;
		const most = Math.max(...places) + PULL / scale;
		return clamp(this.drag.distance / scale, least, most);
	});
	/** The drop index among its siblings, from 0. */
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
		return drawEditable(parsed.value, moved.ids, this.stepped.setup.root);
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

	/** Every node as it would be after the drop, at its current place; in the order before the drag. */
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

	/** The space that the others leave for the dragged node. */
	readonly slot: Point | null = $derived(
		this.held === null ? null : (this.#target.get(this.held.id) ?? null)
	);

	/** Drops the dragged node; it glides to its new place. */
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

/** Every node between its old and its new place; a new one is at its place at once. */
function glide(from: Places, to: Places): (t: number) => Places {
	return (t) =>
		new Map(
			Array.from(to, ([id, end]) => {
				const start = from.get(id) ?? end;
				return [id, { x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t }];
			})
		);
}
