/** Screen places of all nodes of the edited tree, also during a drag. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import { assert } from '$lib/core/base/assert.ts';
import { parseTree } from '$lib/core/games/explicit/parse.ts';
import type { ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import type { Point } from '$lib/core/layout/viewport.ts';
import { stageViewOf, type StageView } from '../stage/stage-view.svelte.ts';
import { measureText } from '../stage/measure.ts';
import type { Stepped } from '../stepped.ts';
import {
	clamp,
	drawEditable,
	NO_DRAWING,
	type EditorDrawing,
	type EditorNode
} from './tree-editor-drawing.ts';
import { NodeDrag } from './tree-editor-drag.svelte.ts';
import { moveNode } from './tree-editor-edits.ts';
import type { EditSession } from './tree-editor-session.svelte.ts';

/** A node at its current place, in pixels on the screen. */
export interface PlacedNode extends EditorNode {
	/** Dragged, or below the dragged node. */
	readonly lifted: boolean;
}

interface Drop {
	readonly id: number;
	/** The new index among its siblings, from 0. */
	readonly to: number;
}

type Places = ReadonlyMap<number, Point>;

const GLIDE_MS = 220;
/** The farthest pull beyond the outermost sibling, in pixels. */
const PULL = 36;

export class EditStage {
	readonly drag = new NodeDrag();
	readonly #places: Tween<Places>;
	readonly #view: StageView;

	constructor(
		private readonly stepped: Stepped,
		private readonly session: EditSession
	) {
		this.#view = stageViewOf(stepped);
		this.#places = Tween.of(() => this.#target, {
			// The tween would divide by 0.
			duration: () => (prefersReducedMotion.current ? 1 : GLIDE_MS),
			easing: cubicOut,
			interpolate: glide
		});
	}

	/** The stepped search's tree: without the drag, so that the plane does not move under the pointer. */
	readonly drawing: EditorDrawing = $derived.by(() => {
		const { drawn, ids } = this.session;
		if (drawn === null || this.#view.size.width === 0) return NO_DRAWING;
		return this.#draw(drawn, ids, this.stepped.setup.position);
	});

	/** The room of the stage, so that the tree keeps its places where it can. */
	get view(): StageView {
		return this.#view;
	}

	#draw(tree: ExplicitTree, ids: readonly number[], position: string): EditorDrawing {
		const { setup, story } = this.stepped;
		const { room } = this.#view;
		return drawEditable(tree, ids, { ...setup, position }, story.roleNames, room, measureText);
	}

	/** The dragged node, once it has moved. */
	readonly held: EditorNode | null = $derived.by(() => {
		const { grip } = this.drag;
		if (grip?.moving !== true || grip.text !== this.stepped.setup.position) return null;
		return this.drawing.byId.get(grip.id) ?? null;
	});
	/** Distance of the drag, in pixels. */
	readonly #pull: number = $derived.by(() => {
		const { held } = this;
		if (held === null) return 0;
		const places = this.#family(held).map(({ x }) => x - held.x);
		return clamp(this.drag.distance, Math.min(...places) - PULL, Math.max(...places) + PULL);
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
		return this.#draw(parsed.value, moved.ids, moved.text);
	});
	readonly #target: Places = $derived.by(
		() => new Map(this.#preview.nodes.map(({ id, x, y }) => [id, { x, y }]))
	);

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
				return [{ ...node, x: x + this.#pull, y: target.y, lifted: true }];
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
