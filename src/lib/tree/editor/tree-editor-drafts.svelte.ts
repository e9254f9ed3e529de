/** Typed texts of leaves that differ from their values. */
import type { InputFault } from '$lib/core/base/result.ts';
import { readLeafValue } from './tree-editor-edits.ts';
import type { EditSession } from './tree-editor-session.svelte.ts';

export interface Draft {
	readonly text: string;
	/** Null until it has been tried. */
	readonly fault: InputFault | null;
}

interface Drafts {
	/** The tree they were typed into: in another one the ids mean other leaves. */
	readonly origin: string;
	readonly byId: ReadonlyMap<number, Draft>;
}

const NONE: Drafts = { origin: '', byId: new Map() };

export class LeafDrafts {
	#drafts: Drafts = $state.raw(NONE);
	readonly #byId = $derived.by(() =>
		this.#drafts.origin === this.session.origin ? this.#drafts.byId : NONE.byId
	);
	/** The leaves with an invalid draft, in the order of the text. */
	readonly faulty: readonly number[] = $derived.by(() =>
		this.session.ids.filter((id) => (this.#byId.get(id)?.fault ?? null) !== null)
	);

	constructor(private readonly session: EditSession) {}

	of(id: number): Draft | undefined {
		return this.#byId.get(id);
	}

	write(id: number, text: string): void {
		this.#set(id, { text, fault: null });
	}

	/** Drops the typed text; false if there was none. */
	restore(id: number): boolean {
		const had = this.#byId.has(id);
		if (had) this.#set(id, null);
		return had;
	}

	/** The typed value, or null if there is none; an invalid draft stays and gets its fault. */
	take(id: number): number | null {
		const draft = this.#byId.get(id);
		if (draft === undefined) return null;
		const value = readLeafValue(draft.text);
		this.#set(id, value.ok ? null : { text: draft.text, fault: value.fault });
		return value.ok ? value.value : null;
	}

	#set(id: number, draft: Draft | null): void {
		const byId = new Map(this.#byId);
		if (draft === null) byId.delete(id);
		else byId.set(id, draft);
		this.#drafts = { origin: this.session.origin, byId };
	}
}
