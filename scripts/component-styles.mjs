// The styles of the site's components, for an element of another site's page: inside a shadow root, whatever the page
// around it is styled like, and in the size of the element.

/** A size of type, or a part of the window, after its number. */
const REM = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;
const OF_WINDOW = /(?<=\d)[dls]?v([wh])\b/g;
const ROOT = /:root\b|(?<![\w.#:-])(html|body)(?![\w-])/g;

/**
 * @param {string} css minified
 * @param {string} own the class of what is the page here; it is in a container `plyscope`, which is its window
 * @param {string} code of the module: styles of classes and tags that it does not name are left away
 */
export function insideElement(css, own, code) {
	const styles = byContainer(used(css, code))
		.replace(/[^{}]+(?=\{)/g, (selector) =>
			selector.startsWith('@') ? selector : selector.replace(ROOT, `.${own}`)
		)
		.replace(REM, 'calc($1*var(--plyscope-rem))')
		.replace(OF_WINDOW, 'cq$1');
	return withoutLeaks(styles);
}

/**
 * Custom properties are inherited from the page around, `all: initial` or not: those that the styles read have no value
 * until a style here gives them one.
 * @param {string} css
 */
function withoutLeaks(css) {
	const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
	read.delete('--plyscope-rem');
	return `.frame{${[...read].map((name) => `${name}:initial`).join(';')}}${css}`;
}

/** Tags of which few modules have any. */
const TAGS =
	/(?<![\w.#:-])(header|footer|caption|tfoot|small|img|table|t[dhr]|thead|tbody|dialog|textarea|select|details|summary|canvas|nav|sup|dl|dt|dd|h[1-4]|fieldset|legend)(?![\w-])/g;

/** Where a module names classes: in its tags, in texts of small letters alone, and as keys. */
const CLASSES = /class="([^"]*)"|[`"']([a-z][\w -]*)[`"']|[{,]([a-z][\w-]*):/g;

/**
 * The rules that can apply to what a module draws.
 * @param {string} css
 * @param {string} code
 */
function used(css, code) {
	const words = new Set(
		[...code.matchAll(CLASSES)].flatMap(([, inTag, alone, key]) =>
			(inTag ?? alone ?? key ?? '').split(' ')
		)
	);
	const isUsed = (/** @type {string} */ selector) => {
		// What is only excluded need not be there.
		const plain = selector
			.replace(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
			.replace(/:(is|where)\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
		const classes = [...plain.matchAll(/\.([a-zA-Z][\w-]*)/g)].every(([, name = '']) =>
			words.has(name)
		);
		return (
			classes && [...plain.matchAll(TAGS)].every(([, tag]) => new RegExp(`<${tag}[ >]`).test(code))
		);
	};
	return css
		.replace(/(?<=^|[{}])([^{}@]+)\{([^{}]*)\}/g, (rule, selectors, body) => {
			if (/^(from|to|\d)/.test(selectors)) return rule;
			const kept = splitList(selectors).filter(isUsed);
			return kept.length === 0 ? '' : `${kept.join(',')}{${body}}`;
		})
		.replace(/@media[^{}]*\{\}/g, '');
}

/** @param {string} list selectors, with commas between them, and in some of them */
function splitList(list) {
	let depth = 0;
	const parts = [''];
	for (const letter of list) {
		if (letter === '(') depth++;
		if (letter === ')') depth--;
		if (letter === ',' && depth === 0) parts.push('');
		else parts[parts.length - 1] += letter;
	}
	return parts;
}

/**
 * Turns what is asked of the window into what is asked of the container.
 * @param {string} css
 * @returns {string}
 */
function byContainer(css) {
	const at = css.indexOf('@media');
	if (at < 0) return css;
	const from = css.indexOf('{', at);
	const to = endOf(css, from);
	const body = byContainer(css.slice(from + 1, to));
	const rules = css
		.slice(at + '@media'.length, from)
		.split(',')
		.map((query) => {
			const parts = query.trim().split(/\s+and\s+/);
			const sizes = parts.filter((part) => /\b(width|height)\b/.test(part));
			const others = parts.filter((part) => !sizes.includes(part));
			const inner = sizes.length > 0 ? `@container plyscope ${sizes.join(' and ')}{${body}}` : body;
			return others.length > 0 ? `@media ${others.join(' and ')}{${inner}}` : inner;
		});
	return css.slice(0, at) + rules.join('') + byContainer(css.slice(to + 1));
}

/**
 * The place of the brace that closes the one at a place.
 * @param {string} css
 * @param {number} from
 */
function endOf(css, from) {
	let depth = 0;
	let quote = '';
	for (let at = from; at < css.length; at++) {
		const letter = css[at] ?? '';
		if (quote !== '') {
			if (letter === '\\') at++;
			else if (letter === quote) quote = '';
		} else if (letter === '"' || letter === "'") quote = letter;
		else if (letter === '{') depth++;
		else if (letter === '}' && --depth === 0) return at;
	}
	throw new Error(`a brace of the styles is not closed: ${css.slice(from, from + 40)}`);
}
