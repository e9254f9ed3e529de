import type { InputFault } from '$lib/core/base/result.ts';
import type { FieldFault, Texts } from '$lib/core/fields/field-list.ts';

/** The faults of a page's fields, as a link or the user gave them, until they are corrected. */
export class Faults<Name extends string> {
	#all: readonly FieldFault<Name>[] = $state.raw([]);

	get all(): readonly FieldFault<Name>[] {
		return this.#all;
	}

	/** The fault of a field; null if there is none. */
	of(name: string): InputFault | null {
		return this.#all.find(({ field }) => field === name)?.fault ?? null;
	}

	/** Replaces all faults by those of another link. */
	set(faults: readonly FieldFault<Name>[]): void {
		this.#all = faults;
	}

	/**
	 * Replaces the faults of fields that were changed.
	 * @returns true if the changed fields can be used
	 */
	change(texts: Texts<Name>, faults: readonly FieldFault<Name>[]): boolean {
		this.#all = [...this.#all.filter(({ field }) => !(field in texts)), ...faults];
		return faults.length === 0;
	}

	/** The field has been corrected, or its fault dismissed. */
	clear(name: Name): void {
		if (this.of(name) !== null) this.#all = this.#all.filter(({ field }) => field !== name);
	}
}
