/** The links of scenes: relative to the root of the site, to one of its pages, and never off it. */
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';

/** The pages with links of their own, besides the explorer, whose links are queries. */
export const SCENE_PAGES = [
	'compare',
	'play',
	'matches',
	'sources',
	'practice',
	'break-it',
	'check',
	'krk',
	'krk/tree',
	'krk/experiment',
	'krk/hypothesis'
] as const;

export type ScenePage = (typeof SCENE_PAGES)[number];

export interface SceneLink {
	/** Null: the explorer. */
	readonly page: ScenePage | null;
	/** With `?`; empty if there is none. */
	readonly search: string;
	/** With `#`; empty if there is none. */
	readonly hash: string;
}

/** Browsers drop some of these and read a backslash as a slash, so that a link would lead elsewhere than it says. */
// eslint-disable-next-line no-control-regex -- control characters are what it is about
const TRICKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]|^\s|\s$/;
const LEADS_AWAY = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Reads a link. A page is written exactly as here: nothing encoded, no dots and no other spelling leads to one. Faults:
 * `lesson-link-characters`, `lesson-link-away`, `lesson-link-page`.
 */
export function readSceneLink(link: string): Result<SceneLink> {
	if (TRICKS.test(link)) {
		return fail(
			'lesson-link-characters',
			'A link has no backslash, no control character, and no space at its ends.'
		);
	}
	if (LEADS_AWAY.test(link)) {
		return fail(
			'lesson-link-away',
			`${quote(link, 24)} leads away from the site. Links are relative, as in “?step=4” or “krk/”.`
		);
	}
	const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
	const page = SCENE_PAGES.find((one) => path === `${one}/`);
	if (page !== undefined) return ok({ page, search, hash });
	if (path === '' && search !== '') return ok({ page: null, search, hash });
	return fail(
		'lesson-link-page',
		`${quote(link, 24)} is no page of this site. A link begins with “?” for the explorer, or with ${SCENE_PAGES.map((one) => `${one}/`).join(', ')}.`
	);
}

/**
 * The link of a scene that opens an address of this site; null for an address elsewhere, and for pages that are no
 * scenes.
 * @param root the address of the site, with `/` at its end
 */
export function sceneLinkOf(address: string, root: string): string | null {
	if (!address.startsWith(root)) return null;
	const rest = address.slice(root.length);
	// The first page without fields.
	const link = rest === '' ? '?' : rest;
	return readSceneLink(link).ok ? link : null;
}
