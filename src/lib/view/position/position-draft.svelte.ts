/**
 * A root position that somebody is putting together: always a text, read again at every change, so that
 * what is wrong with it is known at once. The search that is shown knows nothing of it until it is applied.
 */
import type { InputFault } from '$lib/core/base/result.ts';
import type { Game, GameState, Side } from '$lib/core/games/game.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import type { SetupFields } from '$lib/core/search/parse-setup.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { SetupHolder } from '$lib/state/setup-holder.ts';

export class PositionDraft {
	readonly game: Game;
	/** The position as text, faulty or not; nothing but the person changes it. */
	text: string = $state('');
	/** Who moves at the root of a typed tree. */
	root: Side = $state('max');

	readonly #parsed = $derived.by(() => this.game.parse(this.text, { root: this.root }));

	/** @param base the setup that is shown, which the draft starts from */
	constructor(readonly base: SearchSetup) {
		this.game = gameOf(base.game);
		this.reset();
	}

	/** What is wrong with the text; null where nothing is. */
	get fault(): InputFault | null {
		return this.#parsed.ok ? null : this.#parsed.fault;
	}

	/** The position, to be read but not moved; null while the text is faulty. */
	get state(): GameState | null {
		return this.#parsed.ok ? this.#parsed.value : null;
	}

	/** True where the draft differs from the position that is shown. */
	get changed(): boolean {
		return this.text !== this.base.position || this.root !== this.base.root;
	}

	/** The fields of a setup that applying the draft changes. */
	get fields(): SetupFields {
		const position = this.text;
		// A tree is searched to its leaves; a depth left over from another one could cut it above them.
		return this.game.id === 'tree' ? { position, root: this.root, depth: 'whole' } : { position };
	}

	/** Back to the position that is shown. */
	reset(): void {
		this.text = this.base.position;
		this.root = this.base.root;
	}
}

const kept = new WeakMap<SetupHolder, PositionDraft>();

/** The draft of somebody's position: an unfinished one again, if the editor was closed over it. */
export function draftFor(holder: SetupHolder): PositionDraft {
	const { setup } = holder;
	const last = kept.get(holder);
	if (last?.base === setup) return last;
	const draft = new PositionDraft(setup);
	kept.set(holder, draft);
	return draft;
}
