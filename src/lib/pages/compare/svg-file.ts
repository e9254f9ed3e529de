/** Style properties that a drawing takes from the page, and must contain itself in a file. */
const INLINED = [
	'fill',
	'fill-opacity',
	'stroke',
	'stroke-width',
	'stroke-dasharray',
	'stroke-linecap',
	'stroke-linejoin',
	'stroke-opacity',
	'opacity',
	'paint-order',
	'font-family',
	'font-size',
	'font-weight',
	'font-style',
	'font-variant-numeric',
	'text-anchor',
	'dominant-baseline'
] as const;

/** Hooks for the page, which have no use in a file. */
const DROPPED = ['class', 'style', 'tabindex', 'role'];

/**
 * A drawing on the page as a file that looks the same in any viewer: its current styles are written into it, and the
 * page's ground is drawn under it.
 *
 * @param svg with `width` and `height`; elements with `display: none` on the page are removed
 */
export function standaloneSvg(svg: SVGSVGElement): string {
	const width = svg.width.baseVal.value;
	const height = svg.height.baseVal.value;
	const copy = svg.cloneNode(true) as SVGSVGElement;
	inline(svg, copy, new Map());
	copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	copy.setAttribute('width', String(width));
	copy.setAttribute('height', String(height));
	if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
	const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
	ground.setAttribute('width', '100%');
	ground.setAttribute('height', '100%');
	ground.setAttribute('fill', groundOf(svg));
	copy.querySelector(':scope > :not(title, desc)')?.before(ground);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}

/** @param inherited the properties of the parent in the file */
function inline(from: Element, to: Element, inherited: ReadonlyMap<string, string>): void {
	const style = getComputedStyle(from);
	const own = new Map(INLINED.map((name) => [name as string, style.getPropertyValue(name)]));
	for (const [name, value] of own) {
		const isNew = name === 'opacity' ? value !== '1' : value !== inherited.get(name);
		if (isNew) to.setAttribute(name, value);
		else to.removeAttribute(name);
	}
	for (const name of DROPPED) to.removeAttribute(name);
	for (const node of [...to.childNodes]) if (node.nodeType === Node.COMMENT_NODE) node.remove();
	const copies = [...to.children];
	for (const [at, child] of [...from.children].entries()) {
		const copy = copies[at] as Element;
		// Texts for screen readers have no style.
		if (/^(title|desc)$/.test(child.tagName)) continue;
		if (getComputedStyle(child).display === 'none') copy.remove();
		else inline(child, copy, own);
	}
}

/** The visible colour behind an element. */
function groundOf(element: Element | null): string {
	if (element === null) return '#ffffff';
	const colour = getComputedStyle(element).backgroundColor;
	return colour === '' || colour === 'transparent' || colour === 'rgba(0, 0, 0, 0)'
		? groundOf(element.parentElement)
		: colour;
}
