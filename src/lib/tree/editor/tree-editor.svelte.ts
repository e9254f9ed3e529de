/** The tree editor's model: the actions on the tree in its diagram, and the messages about it. */
import { canRemove } from '$lib/core/games/explicit/edit-children.ts';
import { formatValue } from '$lib/core/games/explicit/number.ts';
import type { Stepped } from '../stepped.ts';
import { LeafDrafts } from './tree-editor-drafts.svelte.ts';
import type { EditorNode } from './tree-editor-drawing.ts';
import { addChild, moveNode, removeWithAllBelow, setValue } from './tree-editor-edits.ts';
import { EditSession, MAX_DRAWN_NODES } from './tree-editor-session.svelte.ts';
import { EditStage } from './tree-editor-stage.svelte.ts';

export class TreeEditing {
	readonly session: EditSession;
	readonly drafts: LeafDrafts;
	readonly stage: EditStage;

	/** The last chosen node: the keyboard returns to it. */
	#current: number | null = $state(null);
	/** The leaf whose field has or had the focus, if that was later. */
	#writing: number | null = $state(null);
	#news = $state('');

	constructor(private readonly stepped: Stepped) {
		this.session = new EditSession(stepped);
		this.drafts = new LeafDrafts(this.session);
		this.stage = new EditStage(stepped, this.session);
	}

	/** The last change, for screen readers. */
	get news(): string {
		return this.#news;
	}

	/** The node in the tab order. */
	readonly tabStop = $derived.by(() => {
		const { byId, nodes } = this.stage.drawing;
		return (this.#current === null ? undefined : byId.get(this.#current)) ?? nodes[0];
	});
	/** The node with visible actions: none while typing or dragging. */
	readonly chosen = $derived.by(() => {
		const idle = this.#writing === null && this.stage.held === null;
		return idle && this.#current !== null ? this.stage.byId.get(this.#current) : undefined;
	});
	/** The one leaf with an open message: the focused one, otherwise the first. */
	readonly explained: number | null = $derived.by(() => {
		const { faulty } = this.drafts;
		return faulty.find((id) => id === this.#writing) ?? faulty[0] ?? null;
	});

	choose(id: number): void {
		this.#current = id;
		this.#writing = null;
	}

	/** A leaf's field has the focus, with the typed `text` or, if null, without changes. */
	write(id: number, text: string | null): void {
		this.#writing = id;
		if (text !== null) this.drafts.write(id, text);
	}

	canAddTo(node: EditorNode): boolean {
		return node.children > 0 && this.session.nodes < MAX_DRAWN_NODES;
	}

	canRemove(node: EditorNode): boolean {
		const { drawn } = this.session;
		return drawn !== null && canRemove(drawn, node.row);
	}

	/** Applies a typed value to the leaf; an invalid text stays in place. */
	async take(id: number): Promise<void> {
		const typed = this.drafts.of(id)?.text;
		const value = this.drafts.take(id);
		const node = this.stage.drawing.byId.get(id);
		const { drawn, ids } = this.session;
		if (typed === undefined || value === null || node === undefined || drawn === null) return;
		if (drawn.value[node.row] === value) return;
		const applied = await this.session.apply(setValue(drawn, ids, node.row, value));
		if (!applied) this.drafts.write(id, typed);
		this.#say(applied, `${node.label} is now ${formatValue(value)}.`);
	}

	/** Moves a node to the place `to` among its siblings, counted from 0. */
	async move({ id, to }: { readonly id: number; readonly to: number }): Promise<void> {
		const { drawn, ids } = this.session;
		const node = this.stage.drawing.byId.get(id);
		if (node === undefined || drawn === null || to === node.place - 1) return;
		const { label, row, siblings } = node;
		if (siblings === 1) {
			this.#news = `${label} has no siblings.`;
		} else if (to < 0 || to >= siblings) {
			this.#news = `${label} is already the ${to < 0 ? 'first' : 'last'} of ${siblings}.`;
		} else {
			const applied = await this.session.apply(moveNode(drawn, ids, row, to));
			const now = this.stage.drawing.byId.get(id)?.label ?? label;
			const renamed = now === label ? '' : `; it is now ${now}`;
			this.#say(applied, `${label} moved to place ${to + 1} of ${siblings}${renamed}.`);
		}
	}

	/** Adds a leaf and returns its id, or null if none may be added. */
	async add(parent: EditorNode): Promise<number | null> {
		const { drawn, ids } = this.session;
		if (drawn === null || !this.canAddTo(parent)) {
			this.#news =
				parent.children === 0
					? `${parent.label} is a leaf: only a node with children can get another.`
					: `A tree edited in the diagram can have at most ${MAX_DRAWN_NODES} nodes. Edit larger trees as text.`;
			return null;
		}
		const id = this.session.newId();
		const applied = await this.session.apply(addChild(drawn, ids, parent.row, id));
		const added = this.stage.drawing.byId.get(id)?.label ?? '';
		this.#say(applied, `${added} added below ${parent.label}, worth 0.`);
		return applied ? id : null;
	}

	/** Removes a node with its subtree; returns the id of the node to continue from. */
	async remove(node: EditorNode): Promise<number> {
		const { drawn, ids } = this.session;
		if (drawn === null || !this.canRemove(node)) {
			this.#news =
				node.parent === null
					? 'The root cannot be removed.'
					: `${node.label} is an only child and cannot be removed: its parent would have no children and no value.`;
			return node.id;
		}
		const family = this.stage.drawing.nodes.filter(({ parent }) => parent === node.parent);
		const next = family[node.place] ?? family[node.place - 2] ?? node;
		const applied = await this.session.apply(removeWithAllBelow(drawn, ids, node.row));
		this.#say(applied, `${node.label} removed.`);
		return applied ? next.id : node.id;
	}

	async turnRoot(): Promise<void> {
		const applied = await this.session.turnRoot();
		this.#say(applied, `The root is ${this.stepped.setup.root.toUpperCase()}.`);
	}

	async undo(): Promise<void> {
		if (!this.session.canUndo) return;
		this.#say(await this.session.undo(), 'Undone.');
	}

	#say(applied: boolean, news: string): void {
		this.#news = applied ? news : 'The changed tree could not be searched, so it stays as it was.';
	}
}
