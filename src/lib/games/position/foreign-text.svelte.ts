/** A text field of a form whose text may be a position in another notation. */
import type { InputFault } from '$lib/core/base/result.ts';
import type { Reading, ReadPosition } from '$lib/core/games/reader.ts';

export class ForeignText {
	/** What the last text was taken for, in a sentence; empty for one in the game's own notation. */
	taken = $state('');
	/** The ways to read the last text, if there are several. */
	ways: readonly Reading[] = $state.raw([]);
	#fault: InputFault | null = $state.raw(null);
	/** The text that was replaced by what it was read as; null if none was. */
	#replaced: string | null = $state.raw(null);
	#typed = '';
	/** The text that was put back; null once another is taken. */
	restored: string | null = $state.raw(null);
	/** The latest text: an earlier one whose reader comes later is void. */
	#turn = {};

	/** @param put takes a position in the game's own notation, or a text as it was typed */
	constructor(private readonly put: (text: string) => void) {}

	/** Why the last text cannot be read; null if that is left to the game's own notation. */
	get fault(): InputFault | null {
		if (this.ways.length === 0) return this.#fault;
		const message = `There are ${this.ways.length} ways to read this text. Choose one.`;
		return { code: 'position-ways', message };
	}

	/** @param load loads the game's reader; undefined if its own notation is all that it reads */
	async take(load: (() => Promise<ReadPosition>) | undefined, text: string): Promise<void> {
		const turn = this.#forget();
		this.#typed = text;
		this.put(text);
		let read;
		try {
			read = (await load?.())?.(text) ?? null;
		} catch {
			// Without a connection the game's own notation is read all the same.
			return;
		}
		if (turn !== this.#turn || read === null) return;
		if (!read.ok) {
			this.#fault = read.fault;
			return;
		}
		const [first, other] = read.value;
		if (other === undefined) this.choose(first);
		else this.ways = read.value;
	}

	choose({ what, position }: Reading): void {
		this.#forget();
		this.taken = `Read as ${what}.`;
		if (position.ok) {
			this.#replaced = this.#typed;
			this.put(position.value);
		} else {
			this.#fault = position.fault;
		}
	}

	/** True while the field has what a text was read as, in its place. */
	get canRestore(): boolean {
		return this.#replaced !== null;
	}

	/** Puts the text back as it was typed; it is not read again until it is changed. */
	restore(): void {
		const typed = this.#replaced;
		this.#forget();
		this.restored = typed;
		if (typed !== null) this.put(typed);
	}

	#forget(): object {
		this.taken = '';
		this.ways = [];
		this.#fault = null;
		this.#replaced = null;
		this.restored = null;
		this.#turn = {};
		return this.#turn;
	}
}
