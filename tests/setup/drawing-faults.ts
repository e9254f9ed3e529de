/** What a browser says about the attributes of drawings in its own console, where no script hears it. */

/** Of these a negative one is an error. */
const SIZES = ['width', 'height', 'r', 'rx', 'ry'];
const NUMBERS = [...SIZES, ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'd', 'transform']];

function faultsOf(element: Element): string[] {
	return NUMBERS.flatMap((name) => {
		const text = element.getAttribute(name);
		if (text === null) return [];
		const isNegative = SIZES.includes(name) && text.startsWith('-');
		return isNegative || /NaN|Infinity|undefined/.test(text)
			? [`<${element.localName} ${name}="${text}">`]
			: [];
	});
}

function drawnIn(node: Node): Element[] {
	if (node instanceof SVGElement) return [node, ...node.querySelectorAll('*')];
	return node instanceof Element ? [...node.querySelectorAll('svg, svg *')] : [];
}

/** Watches all drawings of the page from now on, also those that are soon replaced. */
export function watchDrawings(): { take(): string[]; stop(): void } {
	const faults = new Set<string>();
	const note = (records: readonly MutationRecord[]): void => {
		for (const { type, target, addedNodes } of records) {
			const drawn = type === 'attributes' ? [target] : [...addedNodes].flatMap(drawnIn);
			for (const element of drawn) {
				if (!(element instanceof SVGElement)) continue;
				for (const fault of faultsOf(element)) faults.add(fault);
			}
		}
	};
	const observer = new MutationObserver(note);
	observer.observe(document, {
		subtree: true,
		childList: true,
		attributes: true,
		attributeFilter: NUMBERS
	});
	return {
		/** The faults since the last call. */
		take() {
			note(observer.takeRecords());
			const found = [...faults];
			faults.clear();
			return found;
		},
		stop() {
			observer.disconnect();
		}
	};
}
