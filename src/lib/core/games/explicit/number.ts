import { fail, ok, type Result } from '../../base/result.ts';
import { zerosInFront } from '../../base/zeros-in-front.ts';

/** Each digit can be matched in one way only, so that a long word takes no longer than its length. */
const DECIMAL = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const WHOLE = /^[+-]?\d+$/;
const INFINITE = /^[+-]?inf(inity)?$/i;
const NOT_A_NUMBER = /^[+-]?nan$/i;

/**
 * Reads the value of a leaf: a decimal number with sign and exponent, or `inf`, `Infinity` with a sign.
 * -0 becomes 0, so that equal values are always the same number. A whole number that a double would round is a fault.
 * Faults: `tree-nan`, `tree-zeros`, `tree-number-range`, `tree-number-rounded`, `tree-word`, each placed at `at`.
 *
 * @param word the text of the value alone, without space around it
 * @param at index of the word in its text
 */
export function parseValue(word: string, at = 0): Result<number> {
	if (INFINITE.test(word)) return ok(word.startsWith('-') ? -Infinity : Infinity);
	if (NOT_A_NUMBER.test(word)) {
		return fail(
			'tree-nan',
			'NaN is not a value: it is neither better nor worse than any other.',
			at
		);
	}
	if (!DECIMAL.test(word)) {
		return fail(
			'tree-word',
			`“${shorten(word)}” is not a number. A name needs a colon after it.`,
			at
		);
	}
	const zeros = zerosInFront(word);
	if (zeros !== null) return fail('tree-zeros', zeros, at);
	const value = Number(word);
	const vanished = value === 0 && /[1-9]/.test(word.replace(/e.*/i, ''));
	if (vanished || !Number.isFinite(value)) {
		const message = vanished
			? `${shorten(word)} is too close to 0 for a double. Write 0 if you mean zero.`
			: `${shorten(word)} is beyond the range of a double; write inf if that is meant.`;
		return fail('tree-number-range', message, at);
	}
	if (WHOLE.test(word) && isRounded(BigInt(word.replace('+', '')), value)) {
		const message = `${shorten(word)} cannot be kept exactly: a double rounds it to ${formatValue(value)}. Type that, or a smaller number.`;
		return fail('tree-number-rounded', message, at);
	}
	return ok(value === 0 ? 0 : value);
}

/** True if the page would show another number than the typed one. */
function isRounded(typed: bigint, value: number): boolean {
	return typed !== BigInt(value) && String(typed) !== String(value);
}

/** The shortest text that parses to the same value. */
export function formatValue(value: number): string {
	if (Number.isFinite(value)) return String(value);
	return value > 0 ? 'inf' : '-inf';
}

/** Shortens a word for quotation in a message. */
export function shorten(word: string): string {
	const characters = Array.from(word.slice(0, 64));
	return characters.length > 24 ? `${characters.slice(0, 23).join('')}…` : word;
}
