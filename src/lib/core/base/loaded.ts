import { assertExists } from './assert.ts';

/** What a row of a registry has besides its data: its code, there from the start, or what loads it. */
export type Coded<Code> = { readonly code: Code } | { readonly load: () => Promise<Code> };

/** The code of a registry's rows. The rows themselves are data, there from the start. */
export class Loaded<Id extends string, Code> {
	readonly #codes = new Map<Id, Code>();
	readonly #coming = new Map<Id, Promise<void>>();

	/** @param noun what a row is, for a failed assertion: "game" */
	constructor(
		private readonly noun: string,
		private readonly rows: Readonly<Record<Id, Coded<Code>>>
	) {
		for (const [id, row] of Object.entries<Coded<Code>>(rows)) {
			if ('code' in row) this.#codes.set(id as Id, row.code);
		}
	}

	/** True if the code of a row is there; false for a text that names none. */
	has(id: string): boolean {
		return this.#codes.has(id as Id);
	}

	/** The code of a row, which must have been loaded. */
	of(id: Id): Code {
		return assertExists(this.#codes.get(id), `the ${this.noun} ${id} is loaded`);
	}

	/** Loads the code of rows that is not there. Rejects if it cannot be loaded; a later call asks again. */
	async load(ids: readonly Id[]): Promise<void> {
		await Promise.all(ids.map((id) => this.#load(id)));
	}

	async #load(id: Id): Promise<void> {
		const row = this.rows[id];
		if (this.has(id) || 'code' in row) return;
		const coming =
			this.#coming.get(id) ??
			row
				.load()
				.then((code) => {
					this.#codes.set(id, code);
				})
				.finally(() => this.#coming.delete(id));
		this.#coming.set(id, coming);
		await coming;
	}
}
