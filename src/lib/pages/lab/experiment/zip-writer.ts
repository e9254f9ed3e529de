import { Zip, ZipDeflate } from 'fflate';
import { assert } from '../../../core/base/assert.ts';
import { MOST_ENTRIES } from '../../../core/experiments/krk/result-files.ts';

/** Bytes after which a portion becomes a Blob, which the browser may keep on disk. */
const PORTION = 4_000_000;

const ENCODER = new TextEncoder();

/** Writes many small texts into a plain ZIP file, portion by portion: the whole is never in memory at once. */
export class ZipWriter {
	readonly #zip: Zip;
	readonly #portions: Blob[] = [];
	#pending: Uint8Array<ArrayBuffer>[] = [];
	#size = 0;
	#entries = 0;

	/** @param time of all entries, in milliseconds since 1970 */
	constructor(private readonly time: number) {
		this.#zip = new Zip((error, bytes) => {
			if (error) throw error;
			this.#pending.push(bytes);
			this.#size += bytes.length;
			if (this.#size > PORTION) this.#putAside();
		});
	}

	add(path: string, text: string): void {
		assert(++this.#entries <= MOST_ENTRIES, `A plain ZIP file holds ${MOST_ENTRIES} files`);
		const entry = new ZipDeflate(path, { level: 6 });
		entry.mtime = this.time;
		this.#zip.add(entry);
		entry.push(ENCODER.encode(text), true);
	}

	/** The whole file; nothing can be added afterwards. */
	finish(): Blob {
		this.#zip.end();
		this.#putAside();
		return new Blob(this.#portions, { type: 'application/zip' });
	}

	#putAside(): void {
		this.#portions.push(new Blob(this.#pending));
		this.#pending = [];
		this.#size = 0;
	}
}
