/** The widths that a user has given to panes, by the name of the pane, in pixels; the browser remembers them. */
export class PaneWidths {
	#widths: ReadonlyMap<string, number>;

	/**
	 * Reads the widths of the last visit; entries that are not widths are ignored.
	 * @param name of the page's panes; the stored widths have it as part of their key
	 */
	constructor(private readonly name: string) {
		this.#widths = $state.raw(new Map(entriesIn(read(this.#key))));
	}

	/** The chosen width; undefined if the pane has its default. */
	of(id: string): number | undefined {
		return this.#widths.get(id);
	}

	set(id: string, width: number): void {
		const rounded = Math.round(width);
		if (rounded < 1 || this.#widths.get(id) === rounded) return;
		this.#store(new Map([...this.#widths, [id, rounded]]));
	}

	/** Gives these panes their defaults again. */
	forget(ids: readonly string[]): void {
		this.#store(new Map([...this.#widths].filter(([id]) => !ids.includes(id))));
	}

	get #key(): string {
		return `plyscope-panes-${this.name}`;
	}

	#store(widths: ReadonlyMap<string, number>): void {
		this.#widths = widths;
		try {
			const text = [...widths].map(([id, width]) => `${id}:${width}`).join(' ');
			if (text === '') localStorage.removeItem(this.#key);
			else localStorage.setItem(this.#key, text);
		} catch {
			// Without storage they still last until the page is closed.
		}
	}
}

function entriesIn(stored: string): [id: string, width: number][] {
	const entries = stored.split(' ').map((entry): [string, number] => {
		const [id = '', width = ''] = entry.split(':');
		return [id, /^\d{1,5}$/.test(width) ? Number(width) : 0];
	});
	return entries.filter(([, width]) => width > 0);
}

/** Nothing where a page is written ahead of time, and without storage. */
function read(key: string): string {
	try {
		return localStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}
