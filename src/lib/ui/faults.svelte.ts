import type { InputFault } from '$lib/core/base/result.ts';
import type { FieldFault, Texts } from '$lib/core/fields/field-list.ts';

/** The codes of a game or an algorithm whose code could not be loaded. */
const NOT_LOADED = /-not-loaded$/;

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
	 * Replaces the faults of fields that were changed. That a game or an algorithm could not be loaded is said until
	 * anything else is chosen.
	 * @returns true if the changed fields can be used
	 */
	change(texts: Texts<Name>, faults: readonly FieldFault<Name>[]): boolean {
		const others = this.#all.filter(
			({ field, fault }) => !(field in texts) && !NOT_LOADED.test(fault.code)
		);
		this.#all = [...others, ...faults];
		return faults.length === 0;
	}

	/** Sets the fault of one field. */
	put(field: Name, fault: InputFault): void {
		this.clear(field);
		this.#all = [...this.#all, { field, fault }];
	}

	/** The field has been corrected, or its fault dismissed. */
	clear(name: Name): void {
		if (this.of(name) !== null) this.#all = this.#all.filter(({ field }) => field !== name);
	}
}
