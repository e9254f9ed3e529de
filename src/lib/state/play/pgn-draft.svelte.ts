import type { InputFault, Result } from '$lib/core/base/result.ts';
import { readPlayPgn, type ReadGame } from './play-pgn.ts';

/** Characters that a text field shows at most: the browser lays out a longer text for seconds. */
export const MOST_SHOWN = 50_000;
/** Milliseconds without a change before the text is checked. */
const PAUSE = 400;

/** What a text field can show of a text. */
export function beginningOf(text: string): string {
	return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}

/** A PGN that a person types, pastes or chooses: checked soon after each change, and kept whole however long it is. */
export class PgnDraft {
	#text = $state.raw('');
	#read = $state.raw<Result<ReadGame> | null>(null);
	#timer: ReturnType<typeof setTimeout> | undefined;

	get text(): string {
		return this.#text;
	}

	/** Whether the field shows only the beginning, and so cannot be edited. */
	get isLong(): boolean {
		return this.#text.length > MOST_SHOWN;
	}

	/** What is wrong with the text; null if nothing is, or if it is not checked yet. */
	get fault(): InputFault | null {
		return this.#read?.ok === false ? this.#read.fault : null;
	}

	/** The game that the text has; null if it is at fault or not checked yet. */
	get game(): ReadGame | null {
		return this.#read?.ok === true ? this.#read.value : null;
	}

	/** Takes another text, and checks it after a pause. */
	edit(text: string): void {
		clearTimeout(this.#timer);
		this.#text = text;
		this.#read = null;
		if (text.trim() === '') return;
		this.#timer = setTimeout(() => {
			this.check();
		}, PAUSE);
	}

	/**
	 * Takes what is pasted between two places of the text.
	 * @returns whether the whole is too long for the field, which must then not take it itself
	 */
	paste(pasted: string, from: number, to: number): boolean {
		const text = this.#text.slice(0, from) + pasted + this.#text.slice(to);
		if (text.length <= MOST_SHOWN) return false;
		this.edit(text);
		return true;
	}

	/** Checks the text now, unless it has been. */
	check(): Result<ReadGame> {
		clearTimeout(this.#timer);
		this.#read ??= readPlayPgn(this.#text);
		return this.#read;
	}

	/** Ends the pause; the field is left. */
	close(): void {
		clearTimeout(this.#timer);
	}
}
