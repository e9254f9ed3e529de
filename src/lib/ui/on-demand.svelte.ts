/** A part of a page that is loaded when it is first asked for: an editor, a closed panel, a large picture. */
export class OnDemand<Part> {
	#part: Part | null = $state.raw(null);
	#hasFailed = $state(false);
	#loading: Promise<void> | null = null;

	/** @param part for one that is there from the beginning, like others that are not */
	constructor(
		private readonly bring: () => Promise<Part>,
		part: Part | null = null
	) {
		this.#part = part;
	}

	/** Null until it is loaded; from then on it is there at once. */
	get part(): Part | null {
		return this.#part;
	}

	/** True after it could not be loaded, until it is asked for again. */
	get hasFailed(): boolean {
		return this.#hasFailed;
	}

	/** Asks for it. The promise ends when it is here or has failed, and is never rejected. */
	load(): Promise<void> {
		if (this.#part !== null) return Promise.resolve();
		this.#loading ??= this.#bring();
		return this.#loading;
	}

	async #bring(): Promise<void> {
		const isAgain = this.#hasFailed;
		this.#hasFailed = false;
		try {
			const part = await this.bring();
			// Its styles, too: they are asked for only once.
			if (isAgain) await (await import('./styles-again.ts')).askForStylesAgain();
			this.#part = part;
		} catch {
			this.#hasFailed = true;
		} finally {
			this.#loading = null;
		}
	}
}

/** A part that is shown at once, among others that are not. */
export function atOnce<Part>(part: Part): OnDemand<Part> {
	return new OnDemand(() => Promise.resolve(part), part);
}

/**
 * A component in a file of its own, in this form alone: `onDemand(() => import('./Editor.svelte'))`. The build of the
 * prerendered pages leaves it out, see `scripts/on-demand-parts.mjs`.
 * @param needs loads what else it needs
 */
export function onDemand<Part>(
	bring: () => Promise<{ default: Part }>,
	needs?: () => Promise<void>
): OnDemand<Part> {
	return new OnDemand(async () => {
		const [part] = await Promise.all([bring(), needs?.()]);
		return part.default;
	});
}
