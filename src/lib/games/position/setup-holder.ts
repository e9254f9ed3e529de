import type { InputFault } from '$lib/core/base/result.ts';
import type { SetupField, SetupFields } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** The owner of an edited position: holds a setup, and reads changed fields. */
export interface SetupHolder {
	readonly setup: SearchSetup;
	/** Changes fields; unreadable ones are in the faults before the first await. */
	change(fields: SetupFields): unknown;
	/** The fault of a field; null if there is none. */
	faultOf(field: SetupField): InputFault | null;
}
