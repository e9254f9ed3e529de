/** Reads docs/guide.md for the help page. SvelteKit keeps this file, and its library, from the browser. */
import { Marked, type Token, type Tokens } from 'marked';
import { Anchors } from './anchors.ts';
import type { Guide, GuideSection } from './guide.ts';

interface GuidePlace {
	/** Path of the site, with a slash at its end. */
	readonly root: string;
	/** Public address of the source; null if the site ships it as an archive. */
	readonly source: string | null;
}

/**
 * Returns the guide from its Markdown. A code span that is an address of the site, such as `/play/`, becomes a link
 * below `root`. A link to another document leads to the public source; without one only the name of its file is
 * written, because the site has no such file. Pictures in HTML are left to the document: the site shows the page itself.
 */
export function readGuide(markdown: string, { root, source }: GuidePlace): Guide {
	const anchors = new Anchors();
	const contents: GuideSection[] = [];
	let title = '';

	const marked = new Marked({
		renderer: {
			heading({ tokens, depth }) {
				const name = plain(tokens);
				const anchor = anchors.next(name);
				if (depth === 1) {
					title = name;
					return '';
				}
				contents.push({ anchor, name, level: depth });
				const text = this.parser.parseInline(tokens);
				return `<h${depth} id="${anchor}"><a href="#${anchor}">${text}</a></h${depth}>\n`;
			},
			codespan({ text }) {
				const code = `<code>${escapeText(text)}</code>`;
				return isAddress(text) ? `<a href="${escapeText(root + text.slice(1))}">${code}</a>` : code;
			},
			link({ href, tokens }) {
				const text = this.parser.parseInline(tokens);
				if (/^(#|https:)/.test(href)) return `<a href="${escapeText(href)}">${text}</a>`;
				if (source === null)
					return `<code>${escapeText(`docs/${href.replace(/#.*$/, '')}`)}</code>`;
				const address = new URL(`${source}/blob/HEAD/docs/${href}`).href;
				return `<a href="${escapeText(address)}" rel="external">${text}</a>`;
			},
			table(token) {
				const name = escapeText(token.header.map(({ tokens }) => plain(tokens)).join(', '));
				return `<div class="table" role="region" aria-label="Table: ${name}" tabindex="0">${tableOf(token, (cell) => this.parser.parseInline(cell))}</div>\n`;
			},
			html: () => ''
		}
	});
	const html = marked.parse(markdown, { async: false });
	return { title, contents, html };
}

/** True for an address of the site, such as `/play/` or `/?step=3`. The key `/` alone is none. */
export function isAddress(code: string): boolean {
	return /^\/(([a-z]+\/)+([?#]\S+)?|\?\S+)$/.test(code);
}

function tableOf({ header, rows }: Tokens.Table, inline: (tokens: Token[]) => string): string {
	const row = (cells: Tokens.TableCell[], open: string, close: string): string =>
		`<tr>${cells.map(({ tokens }) => open + inline(tokens) + close).join('')}</tr>`;
	const head = row(header, '<th scope="col">', '</th>');
	const body = rows.map((cells) => row(cells, '<td>', '</td>')).join('\n');
	return `<table><thead>${head}</thead><tbody>${body}</tbody></table>`;
}

/** The text of a heading or a cell without its markup. */
function plain(tokens: Token[]): string {
	return tokens
		.map((token) => ('tokens' in token ? plain(token.tokens ?? []) : textOf(token)))
		.join('');
}

function textOf(token: Token): string {
	return 'text' in token && typeof token.text === 'string' ? token.text : '';
}

function escapeText(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}
