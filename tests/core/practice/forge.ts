/** Result codes made by hand, with the right checksum. */
import { crc32 } from '../../../src/lib/core/base/crc32.ts';

export const checked = (body: string): string =>
	`${body}-${crc32(new TextEncoder().encode(body)).toString(16).padStart(8, '0')}`;

/** A code with any body and the right checksum. */
export function forge(bytes: readonly number[] | string): string {
	const binary =
		typeof bytes === 'string'
			? bytes
			: Array.from(bytes, (one) => String.fromCharCode(one)).join('');
	const data = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
	return checked(`PS2-${data}`);
}

/** A text as codes begin: its length, and its characters. */
export const settings = (text: string): string => String.fromCharCode(text.length) + text;
