/** Asks again for style sheets that did not arrive: what the build writes asks for each only once. */

/** Those that are on their way: two parts that ask at once wait for the same one. */
const asked = new Map<string, Promise<void>>();

/** Ends when every style sheet of the page is there; rejected if one still cannot be loaded. */
export async function askForStylesAgain(): Promise<void> {
	// One whose rules are written in the page is disabled.
	const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
		({ disabled }) => !disabled
	);
	const there = new Set(links.filter(hasRules).map(({ href }) => href));
	const missing = new Set(links.map(({ href }) => href).filter((href) => !there.has(href)));
	await Promise.all([...missing].map(ask));
}

/** Nothing is replaced, since somebody may wait for a link that is still loading. */
function ask(href: string): Promise<void> {
	const before = asked.get(href);
	if (before !== undefined) return before;
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.href = href;
	const arrival = new Promise<void>((resolve, reject) => {
		link.onload = () => {
			resolve();
		};
		link.onerror = () => {
			link.remove();
			reject(new TypeError(`${href} could not be loaded`));
		};
	}).finally(() => {
		asked.delete(href);
	});
	asked.set(href, arrival);
	document.head.append(link);
	return arrival;
}

/** False of a style sheet that did not arrive: a browser may keep it, with rules that cannot be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
	try {
		return sheet !== null && sheet.cssRules.length > 0;
	} catch {
		return false;
	}
}
