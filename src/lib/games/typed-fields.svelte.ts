/** A page with a game among its fields: texts that cannot be read stay in their fields until they are corrected. */
import type { FieldFault, Parsed, Texts } from '$lib/core/fields/field-list.ts';
import { FaultHolder } from '$lib/ui/faults.svelte.ts';
import { isReady, loadFor } from './ready.ts';

export class TypedFields<Name extends string> extends FaultHolder<Name | 'game'> {
	/** The texts that cannot be read, by field. */
	texts: Texts<string> = $state.raw({});

	/** Another link, with what it says in fields that cannot be read. */
	openTexts(texts: Texts<string>, faults: readonly FieldFault<Name>[]): void {
		this.setFaults(faults);
		this.texts = faultyOf(texts, faults);
	}

	/**
	 * Fields that were changed, as text; a faulty one is shown with its message.
	 * @returns the values; null if one of the texts cannot be read, or its game cannot be loaded
	 */
	async changeTexts<Values>(
		texts: Texts<string>,
		parse: () => Parsed<Values, Name>
	): Promise<Values | null> {
		const asked = { game: texts['game'] };
		const unready = isReady(asked) ? null : await loadFor(asked);
		if (unready !== null) {
			this.setFault('game', unready.fault);
			return null;
		}
		const { values, faults } = parse();
		const others = Object.entries(this.texts).filter(([name]) => !(name in texts));
		this.texts = { ...Object.fromEntries(others), ...faultyOf(texts, faults) };
		return this.changeFaults(texts, faults) ? values : null;
	}
}

function faultyOf(texts: Texts<string>, faults: readonly FieldFault[]): Texts<string> {
	return Object.fromEntries(
		Object.entries(texts).filter(([name]) => faults.some(({ field }) => field === name))
	);
}
