import { KeptText } from '../kept-text.ts';

/** The widths that a user has given to panes, by the name of the pane, in pixels; the browser remembers them. */
export class PaneWidths {
	#widths: ReadonlyMap<string, number>;
	readonly #kept: KeptText;

	/**
	 * Reads the widths of the last visit; entries that are not widths are ignored.
	 * @param name of the page's panes; the stored widths have it as part of their key
	 */
	constructor(name: string) {
		this.#kept = new KeptText(`plyscope-panes-${name}`);
		this.#widths = $state.raw(new Map(entriesIn(this.#kept.read())));
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

	#store(widths: ReadonlyMap<string, number>): void {
		this.#widths = widths;
		this.#kept.write([...widths].map(([id, width]) => `${id}:${width}`).join(' '));
	}
}

function entriesIn(stored: string): [id: string, width: number][] {
	const entries = stored.split(' ').map((entry): [string, number] => {
		const [id = '', width = ''] = entry.split(':');
		return [id, /^\d{1,5}$/.test(width) ? Number(width) : 0];
	});
	return entries.filter(([, width]) => width > 0);
}
