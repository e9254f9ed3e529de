/**
 * A root position under construction: always a text, read again at every change, so that its faults are known at
 * once. The current search is independent of it until it is applied.
 */
import type { InputFault } from '$lib/core/base/result.ts';
import type { Game, GameState, Side } from '$lib/core/games/game.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import type { SetupFields } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { SetupHolder } from './setup-holder.ts';

export class PositionDraft {
	readonly game: Game;
	/** The position as text, faulty or not; only the user changes it. */
	text: string = $state('');
	/** The side to move at the root of a typed tree. */
	root: Side = $state('max');

	readonly #parsed = $derived.by(() => this.game.parse(this.text, { root: this.root }));

	/** @param base the current setup, where the draft starts */
	constructor(readonly base: SearchSetup) {
		this.game = gameOf(base.game);
		this.reset();
	}

	/** The fault of the text; null if there is none. */
	get fault(): InputFault | null {
		return this.#parsed.ok ? null : this.#parsed.fault;
	}

	/** The position, for reading only; null while the text is faulty. */
	get state(): GameState | null {
		return this.#parsed.ok ? this.#parsed.value : null;
	}

	/** True if the draft differs from the current position. */
	get changed(): boolean {
		return this.text !== this.base.position || this.root !== this.base.root;
	}

	/** The fields of a setup that applying the draft changes. */
	get fields(): SetupFields {
		const position = this.text;
		const side = this.game.choosesSide ? { root: this.root } : {};
		// Such a tree is searched to its leaves; a depth from another one could cut it above them.
		const depth = this.game.hasTypedLeaves ? { depth: 'whole' } : {};
		return { position, ...side, ...depth };
	}

	/** Returns to the current position. */
	reset(): void {
		this.text = this.base.position;
		this.root = this.base.root;
	}
}

const kept = new WeakMap<SetupHolder, PositionDraft>();

/** The draft for a holder: the unfinished one, if the editor was closed with one. */
export function draftFor(holder: SetupHolder): PositionDraft {
	const { setup } = holder;
	const last = kept.get(holder);
	if (last?.base === setup) return last;
	const draft = new PositionDraft(setup);
	kept.set(holder, draft);
	return draft;
}
