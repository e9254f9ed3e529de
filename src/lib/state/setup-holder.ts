import type { InputFault } from '$lib/core/base/result.ts';
import type { SetupField, SetupFields } from '$lib/core/search/parse-setup.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** Whoever a position is put together for: it holds a setup, and reads the fields that are to change. */
export interface SetupHolder {
	readonly setup: SearchSetup;
	/** Takes over fields; those that cannot be read are known as faults before the first wait. */
	change(fields: SetupFields): unknown;
	/** What is wrong with a field; null where nothing is. */
	faultOf(field: SetupField): InputFault | null;
}
