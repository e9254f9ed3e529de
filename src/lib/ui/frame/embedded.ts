/**
 * The frame that a page is in: `scene` in a lesson of this site, `1` in a page of anyone else, where only the picture and
 * its steps are shown, and nothing is stored; undefined in none.
 */
const frame = (): string | undefined => document.documentElement.dataset['embed'];

/** True on a page in any frame. */
export function isEmbedded(): boolean {
	return frame() !== undefined;
}

/** True in a frame of another site. */
export function isGuest(): boolean {
	return frame() === '1';
}
