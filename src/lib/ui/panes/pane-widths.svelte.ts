/** The widths that a user has given to panes, by the name of the pane, in pixels; the browser remembers them. */
export class PaneWidths {
	#widths: ReadonlyMap<string, number> = $state.raw(new Map());

	/** @param name of the page's panes; the stored widths have it as part of their key */
	constructor(private readonly name: string) {}

	/** The chosen width; undefined if the pane has its default. */
	of(id: string): number | undefined {
		return this.#widths.get(id);
	}

	/** Reads the widths of the last visit; call in the browser. Entries that are not widths are ignored. */
	restore(): void {
		const entries = read(this.#key)
			.split(' ')
			.map((entry): [string, number] => {
				const [id = '', width = ''] = entry.split(':');
				return [id, /^\d{1,5}$/.test(width) ? Number(width) : 0];
			});
		this.#widths = new Map(entries.filter(([, width]) => width > 0));
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

function read(key: string): string {
	try {
		return localStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}
