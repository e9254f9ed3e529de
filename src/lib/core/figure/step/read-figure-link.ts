/** The link in the metadata of a figure (`svg.ts` writes it), read from a file that may be any file. */
import { isRecord } from '../../base/is-record.ts';
import { fail, ok, type Result } from '../../base/result.ts';

const KEY = 'plyscope';
const VERSION = 1;

/** The start of a drawing, without its comments. */
const SVG_START =
	/^\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!DOCTYPE[^<>[]*(?:\[[^\]]*\]\s*)?>\s*)?<(?:\w+:)?svg[\s>]/i;

/** True for a file that says that it is an SVG. */
export function isSvg(text: string): boolean {
	return SVG_START.test(text.slice(0, 10_000).replace(/<!--[^]*?-->/g, ''));
}

/**
 * The query and the fragment of the link in a figure: another address never comes from a file. Faults: `figure-none`,
 * `figure-version`, `figure-link`.
 */
export function readFigureLink(
	text: string
): Result<{ readonly search: string; readonly hash: string }> {
	for (const [, body = ''] of text.matchAll(/<metadata[^<>]*>([^<]*)<\/metadata>/g)) {
		const read = recordOf(unescape(body));
		if (read === null) continue;
		if (read[KEY] !== VERSION) {
			return fail(
				'figure-version',
				'This figure is from another version of Plyscope, which this page cannot read.'
			);
		}
		const { link } = read;
		const parts = typeof link === 'string' ? /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(link) : null;
		const [, search = '', hash = ''] = parts ?? [];
		return search === '' && hash === ''
			? fail(
					'figure-link',
					'The link in this figure is damaged. Copy the link that is printed, if there is one.'
				)
			: ok({ search, hash });
	}
	return fail(
		'figure-none',
		'This drawing is no figure of Plyscope, or a program has removed its link. Open the file that was downloaded.'
	);
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
