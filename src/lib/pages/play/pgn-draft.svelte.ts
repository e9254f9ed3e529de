import type { DecodedText } from '$lib/core/base/decode-text.ts';
import { fail, ok, type InputFault, type Result } from '$lib/core/base/result.ts';
import type { ReadPgn } from '$lib/core/games/chess/pgn/pgn-game.ts';
import { MOST_SHOWN } from '$lib/ui/long-text.ts';
import { Cancelled } from '$lib/workers/failures.ts';
import { Job } from '$lib/workers/job.ts';
import { messageOf } from '$lib/workers/message-of.ts';
import { gameOf, readPlayPgn, type ReadGame } from './play-pgn.ts';

/** Characters read at once; a longer text goes to a worker, since reading it can block the page. */
const MOST_AT_ONCE = 5_000;
/** Milliseconds without a change before the text is checked. */
const PAUSE = 400;

/** Reads PGNs: in a worker of its own for the page, so that an engine can think meanwhile; directly in tests. */
export type PgnReader = Pick<Job<string, never, Result<ReadPgn>>, 'run' | 'end'>;

function newReader(): PgnReader {
	return new Job(() => new Worker(new URL('./pgn.worker.ts', import.meta.url), { type: 'module' }));
}

/** A PGN that a person types, pastes or chooses: checked soon after each change, and kept whole however long it is. */
export class PgnDraft {
	#text = $state.raw('');
	#read = $state.raw<Result<ReadGame> | null>(null);
	/** The encoding that the file of the text was taken for, in a sentence. */
	#encoding: string | null = null;
	/** The check of the present text, under way or done. */
	#checked: Promise<Result<ReadGame> | null> | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	readonly #reader: PgnReader;

	constructor(reader = newReader()) {
		this.#reader = reader;
	}

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

	/** Whether a long text is not checked yet. */
	get isWaiting(): boolean {
		return this.isLong && this.#read === null;
	}

	/** Takes another text, and checks it after a pause. */
	edit(text: string): void {
		this.close();
		this.#text = text;
		this.#encoding = null;
		this.#read = null;
		this.#checked = null;
		if (text.trim() === '') return;
		this.#timer = setTimeout(() => {
			void this.check();
		}, PAUSE);
	}

	/** Takes a file, of whose bytes no text may have been made. */
	take(file: Result<DecodedText>): void {
		this.edit(file.ok ? file.value.text : '');
		this.#encoding = file.ok ? file.value.note : null;
		if (file.ok) return;
		this.#read = file;
		this.#checked = Promise.resolve(file);
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

	/** Checks the text now, unless it has been; null if it changes before the check ends. */
	check(): Promise<Result<ReadGame> | null> {
		clearTimeout(this.#timer);
		this.#checked ??= this.#checkNow(this.#text);
		return this.#checked;
	}

	/** Ends what is under way. */
	close(): void {
		clearTimeout(this.#timer);
		this.#reader.end();
	}

	async #checkNow(text: string): Promise<Result<ReadGame> | null> {
		let read: Result<ReadGame>;
		try {
			read = text.length <= MOST_AT_ONCE ? readPlayPgn(text) : gameOf(await this.#reader.run(text));
		} catch (error) {
			if (error instanceof Cancelled) return null;
			read = fail('pgn-worker', messageOf(error));
		}
		if (text !== this.#text) return null;
		this.#read = withNote(read, this.#encoding);
		return this.#read;
	}
}

function withNote(read: Result<ReadGame>, note: string | null): Result<ReadGame> {
	if (!read.ok || note === null) return read;
	return ok({ ...read.value, notes: [note, ...read.value.notes] });
}
