/**
 * One session of editing a typed tree: what has been changed since it began, and which row of the
 * present text is which node. The tree itself is the explorer's; nothing here holds a second one.
 */
import { assert } from '$lib/core/base/assert.ts';
import { parseTree } from '$lib/core/games/explicit/parse.ts';
import { MAX_TREE_NODES, type ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import type { Side } from '$lib/core/games/game.ts';
import type { Explorer } from '$lib/state/explorer.svelte.ts';
import type { EditedTree } from './tree-editor-edits.ts';

/** Trees with more nodes than this are edited as text: nobody finds a leaf among more fields. */
export const MAX_DRAWN_NODES = 400;

interface Stand {
	readonly position: string;
	readonly root: Side;
}

interface Change {
	readonly before: Stand;
	readonly after: Stand;
}

/** The ids of a text's rows, and the text that the session came to it from. */
interface Naming {
	readonly origin: string;
	readonly ids: readonly number[];
}

export class EditSession {
	#namings: ReadonlyMap<string, Naming> = $state.raw(new Map());
	#changes: readonly Change[] = $state.raw([]);
	#nextId = MAX_TREE_NODES;

	constructor(private readonly explorer: Explorer) {}

	/** Null where the explorer searches no typed tree. */
	readonly tree: ExplicitTree | null = $derived.by(() => {
		const { game, position } = this.explorer.setup;
		const parsed = game === 'tree' ? parseTree(position) : null;
		return parsed?.ok === true ? parsed.value : null;
	});
	readonly nodes = $derived(this.tree?.parent.length ?? 0);

	/** The tree, where it is small enough to be edited on its drawing. */
	readonly drawn = $derived(this.nodes <= MAX_DRAWN_NODES ? this.tree : null);

	readonly #naming: Naming = $derived.by(() => {
		const { position } = this.explorer.setup;
		// A text that comes from elsewhere begins anew.
		const ids = Array.from({ length: this.nodes }, (_, row) => row);
		return this.#namings.get(position) ?? { origin: position, ids };
	});

	readonly ids = $derived(this.#naming.ids);

	/** Changes when a tree comes from elsewhere, so that its ids mean other nodes. */
	readonly origin = $derived(this.#naming.origin);

	/** False where the last change has been overtaken by one made elsewhere. */
	readonly canUndo = $derived.by(() => {
		const last = this.#changes.at(-1);
		return last !== undefined && isSame(last.after, this.#stand);
	});

	get #stand(): Stand {
		const { position, root } = this.explorer.setup;
		return { position, root };
	}

	newId(): number {
		return this.#nextId++;
	}

	/** Searches the edited tree instead; false where that was refused, and everything is as it was. */
	apply({ text, ids }: EditedTree): Promise<boolean> {
		// Before the change, since that is drawn at once.
		this.#namings = new Map(this.#namings).set(text, { origin: this.origin, ids });
		return this.#change({ ...this.#stand, position: text });
	}

	turnRoot(): Promise<boolean> {
		const { position, root } = this.#stand;
		return this.#change({ position, root: root === 'max' ? 'min' : 'max' });
	}

	async undo(): Promise<boolean> {
		const last = this.#changes.at(-1);
		assert(last !== undefined && this.canUndo, 'there is a change to undo');
		if (!(await this.#go(last.before))) return false;
		this.#changes = this.#changes.slice(0, -1);
		return true;
	}

	async #change(after: Stand): Promise<boolean> {
		const before = this.#stand;
		if (isSame(before, after)) return true;
		if (!(await this.#go(after))) return false;
		this.#changes = [...this.#changes, { before, after }];
		return true;
	}

	async #go(stand: Stand): Promise<boolean> {
		await this.explorer.change({ ...stand });
		return isSame(stand, this.#stand);
	}
}

function isSame(one: Stand, other: Stand): boolean {
	return one.position === other.position && one.root === other.root;
}
