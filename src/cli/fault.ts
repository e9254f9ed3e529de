import type { InputFault } from '../lib/core/base/result.ts';

/** The exit code after a mistake of the user. */
export const EXIT_FAULT = 2;
/** The exit code after an internal failure. */
export const EXIT_BROKEN = 1;
/** The exit code after an interruption: 128 plus the number of the signal, as in shells. */
export const EXIT_INTERRUPTED = 130;

/** A mistake on the command line: the word and what is wrong with it. */
export interface CliFault {
	readonly where: string;
	readonly message: string;
	/** The exit code, if it is not that of a mistake. */
	readonly exit?: typeof EXIT_BROKEN | typeof EXIT_INTERRUPTED;
}

export function failAt(
	where: string,
	message: string
): { readonly ok: false; readonly fault: CliFault } {
	return { ok: false, fault: { where, message } };
}

/** A fault in the text of an option, with its place counted from 1. */
export function faultOfOption(option: string, { message, at }: InputFault): CliFault {
	const place = at === undefined ? '' : ` (at character ${at + 1})`;
	return { where: `--${option}`, message: message.replace(/\.$/, place === '' ? '.' : '') + place };
}

/** One line for any input: quoted line breaks and control characters become spaces. */
export function formatFault({ where, message }: CliFault): string {
	// eslint-disable-next-line no-control-regex -- control characters are what it is about
	return `${where}: ${message}`.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}
