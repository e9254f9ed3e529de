/** The markup of a frame that shows a page on another site. */
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';

/** The pages that have a layout for a frame. */
const EMBEDDED_PAGES = ['', 'practice/', 'compare/'] as const;
type EmbeddedPage = (typeof EMBEDDED_PAGES)[number];

/** The size at which all of a search fits, in pixels. */
export const FRAME = { width: 700, height: 480 } as const;
const LEAST = 200;
const MOST = 4000;

/** Reads a width or a height. Faults: `frame-size`. */
export function parseFrameSize(text: string): Result<number> {
	const size = /^\d{1,5}$/.test(text.trim()) ? Number(text) : NaN;
	return size >= LEAST && size <= MOST
		? ok(size)
		: fail(
				'frame-size',
				`${quote(text)} is no size of a frame: give a whole number of pixels from ${LEAST} to ${MOST}.`
			);
}

/** The page of an address that can be embedded; null for another. */
export function embeddedPageOf(address: string, root: string): EmbeddedPage | null {
	const [path] = /^[^?#]*/.exec(address) ?? [];
	return EMBEDDED_PAGES.find((page) => path === root + page) ?? null;
}

/** What the frame is called, for people who do not see it. */
export function frameTitle(page: EmbeddedPage): string {
	if (page === 'practice/') return 'Practice minimax and alpha-beta';
	return page === 'compare/' ? 'Game-tree searches compared' : 'A game-tree search';
}

/** The same address for a frame: `embed` stays in front of `#`, where no packed field is. */
export function frameAddress(address: string): string {
	const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
	return `${path}${search === '' ? '?' : `${search}&`}embed=1${hash}`;
}

/** The markup of a frame. */
export function frameMarkup(
	address: string,
	{
		width,
		height,
		title
	}: { readonly width: number; readonly height: number; readonly title: string }
): string {
	return `<iframe src="${escapeAttribute(frameAddress(address))}" width="${width}" height="${height}" title="${escapeAttribute(title)}" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}

function escapeAttribute(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('"', '&quot;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
}
