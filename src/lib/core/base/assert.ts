/** Throws on a state that the program's own logic rules out. User mistakes are `Result`s instead. */
export function assert(condition: boolean, message: string): asserts condition {
	if (!condition) throw new Error(message);
}

/** Returns `value`, which the caller knows to be there; the message says why it must be. */
export function assertExists<T>(value: T | null | undefined, message: string): T {
	if (value === null || value === undefined) throw new Error(message);
	return value;
}
