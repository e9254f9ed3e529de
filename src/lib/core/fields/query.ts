/** The parts of a link's query that belong to no field: its version, unknown and repeated names, damage. */
import { clip, quote } from '../base/clip.ts';
import type { InputFault } from '../base/result.ts';

const LINK_VERSION = '1';

/** The name of the query field that marks an unreadable part behind `#`. */
export const DAMAGED = '#';

/** Fields that mail programs and social networks append to any link. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid)$/;

/** The fault of a link of another version; null for a link of this one, or without a version. */
export function versionFault(text: string | null): InputFault | null {
	if (text === null || text === LINK_VERSION) return null;
	return {
		code: 'link-version',
		message: `This link is from version “${clip(text, 12)}” of Plyscope. Fields this version does not know are ignored.`
	};
}

/**
 * Finds parts of a link that belong to no field, or to a field that already has a value. Another version may have
 * fields that are unknown here.
 *
 * @param names the names in the link
 * @param fields the names of the page's fields
 * @param version the fault of the link's version
 */
export function strayFault(
	names: readonly string[],
	fields: readonly string[],
	version: InputFault | null = null
): InputFault | null {
	if (names.includes(DAMAGED) && version === null) return damageFault;
	const known = [...fields, 'v'];
	const unknown = names.find((name) => !known.includes(name) && !TRACKING.test(name));
	if (unknown !== undefined && version === null) {
		const what = unknown === '' ? 'a part without a name' : quote(unknown);
		return {
			code: 'link-unknown-field',
			message: `This link has ${what}, which is unknown here. The link may be truncated or mistyped.`
		};
	}
	const repeated = names.find((name, i) => known.includes(name) && names.indexOf(name) < i);
	if (repeated === undefined) return null;
	return {
		code: 'link-repeated-field',
		message: `This link gives “${repeated}” more than once. Only the first is used.`
	};
}

/** The fault of a link whose part behind `#` is unreadable. */
const damageFault: InputFault = {
	code: 'link-damaged',
	message:
		'The part of this link behind “#” is damaged or truncated, so a long field of it is missing. Copy the whole link again.'
};

/** @param encode writes a text into a query */
export function formatQuery(
	entries: readonly (readonly [name: string, text: string])[],
	encode: (text: string) => string = encodeReadably
): string {
	return entries.map(([name, text]) => `${name}=${encode(text)}`).join('&');
}

/** Percent-encodes only the characters that a query must not hold; keeps / , : [ ] ( ) readable. */
export function encodeReadably(text: string): string {
	return text.replace(/[^\w.!~*'()\-/,:[\]]+/g, encodeURIComponent).replaceAll('%20', '+');
}

/** Encodes like the browser's own forms: `clean%2Cties%3Auniform`. */
export function encodeFully(text: string): string {
	const params = new URLSearchParams();
	params.set('', text);
	return params.toString().slice(1);
}
