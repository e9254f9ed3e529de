/**
 * Typed text is never trusted, and bad text never throws. Parsers return a `Result`; a fault says what is wrong and
 * where, so that the message can appear next to the field.
 */
export interface InputFault {
	/** Stable identifier of the kind of fault, such as `fen-kings`; tests and translations key on it. */
	readonly code: string;
	/** One plain sentence for the person who typed the text. */
	readonly message: string;
	/** Zero-based index into the text where the fault is, when it has a place. */
	readonly at?: number;
}

export type Result<T, F = InputFault> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly fault: F };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
	return { ok: true, value };
}

/** Returns a failed result. `at` is absent, not undefined, if the fault has no place. */
export function fail(
	code: string,
	message: string,
	at?: number
): { readonly ok: false; readonly fault: InputFault } {
	return { ok: false, fault: at === undefined ? { code, message } : { code, message, at } };
}
