import type { OptionMistake } from './types.ts';

/** Thrown for options that make no search; its message has one line a mistake. */
export class OptionError extends Error {
	override readonly name = 'OptionError';

	/** @param mistakes at least one, at most one an option */
	constructor(readonly mistakes: readonly OptionMistake[]) {
		super(mistakes.map(({ option, message }) => `${option}: ${message}`).join('\n'));
	}
}

/** @throws OptionError */
export function mistaken(
	option: string,
	{ message, at }: { readonly message: string; readonly at?: number }
): never {
	throw new OptionError([at === undefined ? { option, message } : { option, message, at }]);
}
