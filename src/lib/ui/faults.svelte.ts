import type { InputFault } from '$lib/core/base/result.ts';
import type { FieldFault, Texts } from '$lib/core/fields/field-list.ts';

/** The codes of a game or an algorithm whose code could not be loaded. */
const NOT_LOADED = /-not-loaded$/;

/** A page whose fields have faults, as a link or the user gave them, until they are corrected. */
export class FaultHolder<Name extends string> {
	#faults: readonly FieldFault<Name>[] = $state.raw([]);

	get faults(): readonly FieldFault<Name>[] {
		return this.#faults;
	}

	/** The fault of a field; null if there is none. */
	faultOf(name: string): InputFault | null {
		return this.#faults.find(({ field }) => field === name)?.fault ?? null;
	}

	/** Replaces all faults by those of another link. */
	setFaults(faults: readonly FieldFault<Name>[]): void {
		this.#faults = faults;
	}

	/** Replaces the fault of one field. */
	setFault(field: Name, fault: InputFault): void {
		this.#faults = [...this.#faults.filter((one) => one.field !== field), { field, fault }];
	}

	/**
	 * Replaces the faults of fields that were changed. That a game or an algorithm could not be loaded is said until
	 * anything else is chosen.
	 * @returns true if the changed fields can be used
	 */
	changeFaults(texts: Texts<string>, faults: readonly FieldFault<Name>[]): boolean {
		const others = this.#faults.filter(
			({ field, fault }) => !(field in texts) && !NOT_LOADED.test(fault.code)
		);
		this.#faults = [...others, ...faults];
		return faults.length === 0;
	}

	/** The field has been corrected, or its fault dismissed. */
	clearFault(name: Name): void {
		const others = this.#faults.filter(({ field }) => field !== name);
		if (others.length < this.#faults.length) this.#faults = others;
	}
}
