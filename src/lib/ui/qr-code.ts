/** QR codes of links, with the least error correction: nobody crumples a screen, and paper has large modules. */
import { encode } from 'uqr';

/** White modules on each side that a reader needs. */
export const QUIET = 4;

/** The most characters in a code; other letters than those of an address take more space. */
export const MOST_IN_CODE = 2953;

export type QrModules = Pick<ReturnType<typeof encode>, 'data' | 'size'>;

/** The modules of a text's code; null if the text is too long for any. */
export function qrModules(text: string): QrModules | null {
	if (new TextEncoder().encode(text).length > MOST_IN_CODE) return null;
	return encode(text, { ecc: 'L', border: 0 });
}
