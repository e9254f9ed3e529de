/**
 * One session of editing a typed tree: the changes since it began, and the ids of the present text's rows. The tree
 * itself is the stepped search's; there is no second one here.
 */
import { assert } from '$lib/core/base/assert.ts';
import { parseTree } from '$lib/core/games/explicit/parse.ts';
import { MAX_TREE_NODES, type ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import type { Side } from '$lib/core/games/game.ts';
import { factsOf } from '$lib/core/games/registry.ts';
import type { Stepped } from '../stepped.ts';
import type { EditedTree } from './tree-editor-edits.ts';

/** Trees with more nodes than this are edited as text: among more fields no leaf could be found. */
export const MAX_DRAWN_NODES = 400;

interface Stand {
	readonly position: string;
	readonly root: Side;
}

interface Change {
	readonly before: Stand;
	readonly after: Stand;
}

/** The ids of a text's rows, and the first text of the session. */
interface Naming {
	readonly origin: string;
	readonly ids: readonly number[];
}

export class EditSession {
	#namings: ReadonlyMap<string, Naming> = $state.raw(new Map());
	#changes: readonly Change[] = $state.raw([]);
	#nextId = MAX_TREE_NODES;

	constructor(private readonly stepped: Stepped) {}

	/** Null if the stepped search does not search a typed tree. */
	readonly tree: ExplicitTree | null = $derived.by(() => {
		const { game, position } = this.stepped.setup;
		const parsed = factsOf(game).hasTypedLeaves ? parseTree(position) : null;
		return parsed?.ok === true ? parsed.value : null;
	});
	readonly nodes = $derived(this.tree?.parent.length ?? 0);

	/** The tree, if it is small enough to be edited in its diagram. */
	readonly drawn = $derived(this.nodes <= MAX_DRAWN_NODES ? this.tree : null);

	readonly #naming: Naming = $derived.by(() => {
		const { position } = this.stepped.setup;
		// A text from elsewhere gets new ids.
		const ids = Array.from({ length: this.nodes }, (_, row) => row);
		return this.#namings.get(position) ?? { origin: position, ids };
	});

	readonly ids = $derived(this.#naming.ids);

	/** Changes when a tree comes from elsewhere, so that its ids mean other nodes. */
	readonly origin = $derived(this.#naming.origin);

	/** False if a change made elsewhere has replaced the last one. */
	readonly canUndo = $derived.by(() => {
		const last = this.#changes.at(-1);
		return last !== undefined && isSame(last.after, this.#stand);
	});

	get #stand(): Stand {
		const { position, root } = this.stepped.setup;
		return { position, root };
	}

	newId(): number {
		return this.#nextId++;
	}

	/** Searches the edited tree instead; false if that was rejected, and nothing has changed. */
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
		await this.stepped.change({ ...stand });
		return isSame(stand, this.#stand);
	}
}

function isSame(one: Stand, other: Stand): boolean {
	return one.position === other.position && one.root === other.root;
}
