/**
 * A root position under construction: always a text, read again at every change, so that its faults are known at
 * once. The current search is independent of it until it is applied.
 */
import { assertExists } from '$lib/core/base/assert.ts';
import { ok, type InputFault } from '$lib/core/base/result.ts';
import type { Reading, ReadPosition } from '$lib/core/games/reader.ts';
import type { Game, GameState, Side } from '$lib/core/games/game.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import type { SetupFields } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { SetupHolder } from './setup-holder.ts';

export class PositionDraft {
	readonly game: Game;
	/** The position as text, faulty or not; only the user changes it. */
	text: string = $state('');
	/** The side to move at the root of a typed tree, where the text does not say it. */
	#root: Side = $state('max');
	/** Reads other notations; null until it is loaded, and in games without any. */
	#read: ReadPosition | null = $state.raw(null);
	/** The reading that was chosen for a text. */
	#choice: { readonly text: string; readonly id: string } | null = $state.raw(null);
	/** The text that the one in the field has replaced. */
	#before: { readonly text: string; readonly now: string } | null = $state.raw(null);

	/** Null for a text in the game's own notation; that of the current position is never doubted. */
	readonly #readings = $derived.by(() =>
		this.text === this.base.position ? null : (this.#read?.(this.text) ?? null)
	);
	/** The ways to read the text, if there are several. */
	readonly readings: readonly Reading[] = $derived.by(() =>
		this.#readings?.ok === true && this.#readings.value.length > 1 ? this.#readings.value : []
	);
	/** How the text is read; null in the game's own notation, and until one of several readings is chosen. */
	readonly reading: Reading | null = $derived.by(() => {
		if (this.#readings?.ok !== true) return null;
		const [first, other] = this.#readings.value;
		if (other === undefined) return first;
		const chosen = this.#choice?.text === this.text ? this.#choice.id : null;
		return this.#readings.value.find(({ id }) => id === chosen) ?? null;
	});
	readonly #parsed = $derived.by(() => {
		if (this.#readings?.ok === false) return this.#readings;
		const position = this.reading?.position ?? ok(this.text);
		return position.ok ? this.game.parse(position.value, { root: this.root }) : position;
	});

	/** @param base the current setup, where the draft starts */
	constructor(readonly base: SearchSetup) {
		this.game = gameOf(base.game);
		this.reset();
		void this.#loadReader();
	}

	/** True while one of several readings has to be chosen. */
	get mustChoose(): boolean {
		return this.readings.length > 0 && this.reading === null;
	}

	/** The fault of the text; null if there is none, or a reading has to be chosen first. */
	get fault(): InputFault | null {
		return this.#parsed.ok || this.mustChoose ? null : this.#parsed.fault;
	}

	/** The position, for reading only; null while the text is faulty, or a reading has to be chosen. */
	get state(): GameState | null {
		return this.#parsed.ok && !this.mustChoose ? this.#parsed.value : null;
	}

	/** The position in the game's own notation; the text as typed while it is faulty. */
	get position(): string {
		const position = this.reading?.position;
		return position?.ok === true ? position.value : this.text;
	}

	get root(): Side {
		return this.reading?.root ?? this.#root;
	}

	set root(side: Side) {
		this.#root = side;
	}

	/** True if the draft differs from the current position. */
	get changed(): boolean {
		return this.text !== this.base.position || this.root !== this.base.root;
	}

	/** The fields of a setup that applying the draft changes. */
	get fields(): SetupFields {
		const { position } = this;
		const side = this.game.choosesSide ? { root: this.root } : {};
		// Such a tree is searched to its leaves; a depth from another one could cut it above them.
		const depth = this.game.hasTypedLeaves ? { depth: 'whole' } : {};
		return { position, ...side, ...depth };
	}

	/** Reads the text as one of its readings; null asks again. */
	choose(id: string | null): void {
		this.#choice = id === null ? null : { text: this.text, id };
	}

	/** Puts another text into the field; `restore` brings the former one back. */
	replace(text: string): void {
		this.#before = { text: this.text, now: text };
		this.text = text;
	}

	/** Puts the position into the field as the game writes it. */
	normalise(): void {
		const { position, root } = this;
		this.replace(position);
		this.#root = root;
		this.choose('own');
	}

	/** True while the field has what has replaced another text. */
	get canRestore(): boolean {
		return this.#before !== null && this.#before.now === this.text;
	}

	restore(): void {
		if (this.#before !== null) this.text = this.#before.text;
	}

	/** Returns to the current position. */
	reset(): void {
		this.text = this.base.position;
		this.root = this.base.root;
	}

	/** Without a connection the game's own notation is read all the same. */
	async #loadReader(): Promise<void> {
		try {
			this.#read = (await this.game.reader?.()) ?? null;
		} catch {
			this.#read = null;
		}
	}
}

const kept = new WeakMap<SetupHolder, PositionDraft>();

/** The draft for a holder: the unfinished one, if the editor was closed with one. */
export function draftFor(holder: SetupHolder): PositionDraft {
	const { setup } = holder;
	const last = kept.get(holder);
	if (last?.base === setup) return last;
	// What it derives outlives the editor that asks for it first.
	$effect.root(() => {
		kept.set(holder, new PositionDraft(setup));
	});
	return assertExists(kept.get(holder), 'the draft has been made');
}
