/** The link in a figure (`svg.ts` and `png-text.ts` write it), read from a file that may be any file. */
import { isRecord } from '../../base/is-record.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { sourceOf } from './png-source.ts';

const KEY = 'plyscope';
const VERSION = 1;

/** The start of a drawing, without its comments. */
const SVG_START =
	/^\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!DOCTYPE[^<>[]*(?:\[[^\]]*\]\s*)?>\s*)?<(?:\w+:)?svg[\s>]/i;

/** True for a file that says that it is an SVG. */
export function isSvg(text: string): boolean {
	return SVG_START.test(text.slice(0, 10_000).replace(/<!--[^]*?-->/g, ''));
}

/** The query and the fragment of a link: another address never comes from a file. */
interface LinkParts {
	readonly search: string;
	readonly hash: string;
}

/** The link in a picture. Faults: `figure-none`, `figure-link`. */
export function readPngLink(png: Uint8Array): Result<LinkParts> {
	const source = sourceOf(png);
	return source === null
		? fail(
				'figure-none',
				'This picture has no link of Plyscope, or a program has removed it. Open the file that was downloaded.'
			)
		: partsOf(source);
}

/** The link in a drawing. Faults: `figure-none`, `figure-version`, `figure-link`. */
export function readFigureLink(text: string): Result<LinkParts> {
	for (const [, body = ''] of text.matchAll(/<metadata[^<>]*>([^<]*)<\/metadata>/g)) {
		const read = recordOf(unescape(body));
		if (read === null) continue;
		if (read[KEY] !== VERSION) {
			return fail(
				'figure-version',
				'This figure is from another version of Plyscope, which this page cannot read.'
			);
		}
		return partsOf(read['link']);
	}
	return fail(
		'figure-none',
		'This drawing is no figure of Plyscope, or a program has removed its link. Open the file that was downloaded.'
	);
}

function partsOf(link: unknown): Result<LinkParts> {
	const parts = typeof link === 'string' ? /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(link) : null;
	const [, search = '', hash = ''] = parts ?? [];
	return search === '' && hash === ''
		? fail(
				'figure-link',
				'The link in this figure is damaged. Copy the link that is printed, if there is one.'
			)
		: ok({ search, hash });
}

function recordOf(text: string): Readonly<Record<string, unknown>> | null {
	try {
		const read: unknown = JSON.parse(text);
		return isRecord(read) && KEY in read ? read : null;
	} catch {
		return null;
	}
}

const CHARACTERS: Readonly<Record<string, string>> = {
	'&quot;': '"',
	'&apos;': "'",
	'&lt;': '<',
	'&gt;': '>',
	'&amp;': '&',
	'&#34;': '"',
	'&#39;': "'"
};

/** What programs write in place of these characters when they save a drawing. */
function unescape(text: string): string {
	return text.replace(/&(?:quot|apos|lt|gt|amp|#34|#39);/g, (code) => CHARACTERS[code] ?? code);
}
