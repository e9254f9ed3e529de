/**
 * What a person typed is never trusted and never thrown: parsers return a `Result`, and a fault says
 * what is wrong and where, so that the message can stand beside the field it came from.
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
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
	return { ok: true, value };
}

/** A failed result; `at` is left out rather than set to undefined when the fault has no place. */
export function fail(
	code: string,
	message: string,
	at?: number
): { readonly ok: false; readonly fault: InputFault } {
	return { ok: false, fault: at === undefined ? { code, message } : { code, message, at } };
}
