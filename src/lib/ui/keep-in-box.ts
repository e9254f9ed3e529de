/** Between a part and the edge of its box, in pixels. */
const EDGE = 8;

/** Scrolls the box around some parts, but never the page, until they are in sight, the first before the last. */
export function keepInBox(parts: readonly Element[]): void {
	const first = parts[0];
	const last = parts.at(-1);
	const box = first && scrollerOf(first);
	if (first === undefined || last === undefined || box === null || box === undefined) return;
	const { top, bottom } = box.getBoundingClientRect();
	const below = last.getBoundingClientRect().bottom + EDGE - bottom;
	if (below > 0) box.scrollTop += below;
	const above = top - (first.getBoundingClientRect().top - EDGE);
	if (above > 0) box.scrollTop -= above;
}

function scrollerOf(part: Element): Element | null {
	for (let box = part.parentElement; box && box !== document.body; box = box.parentElement) {
		const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
		if (scrolls && box.scrollHeight > box.clientHeight) return box;
	}
	return null;
}
