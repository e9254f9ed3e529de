/**
 * A text that the browser keeps under a key, for later visits or until the tab is closed. Where the browser keeps
 * nothing, and where a page is written ahead of time, there is no text, and the page works without.
 */
export class KeptText {
	constructor(
		private readonly key: string,
		private readonly until: 'later visits' | 'the tab is closed' = 'later visits'
	) {}

	/** The text; empty if there is none. */
	read(): string {
		try {
			return this.#storage.getItem(this.key) ?? '';
		} catch {
			return '';
		}
	}

	/** The value of a text in JSON, of any kind; null if there is none. */
	readJson(): unknown {
		try {
			return JSON.parse(this.read() || 'null') as unknown;
		} catch {
			return null;
		}
	}

	/** Keeps a text, an empty one by forgetting it. Returns false where the browser keeps nothing. */
	write(text: string): boolean {
		try {
			if (text === '') this.#storage.removeItem(this.key);
			else this.#storage.setItem(this.key, text);
			return true;
		} catch {
			return false;
		}
	}

	get #storage(): Storage {
		return this.until === 'later visits' ? localStorage : sessionStorage;
	}
}
