/** No sentence is cut through: one that is longer than its box is set smaller, and then scrolls with a bar in sight. */

/** The smallest size to which a sentence shrinks, in pixels. */
const SMALLEST = 18;
/** Where two lines hold it, a sentence of a lecture is larger by this. */
const LARGER = 4.2 / 3.6;

/**
 * Sets the size of a sentence in its box, which has a height of its own. A box that grows with its text keeps its size.
 *
 * @param size `subtitle` in a lecture
 */
export function fitSentence(text: HTMLElement, size: 'normal' | 'subtitle'): void {
	const box = text.parentElement;
	if (box === null) return;
	text.style.fontSize = '';
	delete box.dataset.scrolls;
	const usual = parseFloat(getComputedStyle(text).fontSize);
	if (size === 'subtitle' && usual >= SMALLEST) {
		const large = LARGER * usual;
		text.style.fontSize = `${large}px`;
		const line = parseFloat(getComputedStyle(text).lineHeight);
		if (fits(box) && text.clientHeight < 2.5 * line) return;
		text.style.fontSize = '';
	}
	if (fits(box)) return;
	for (let smaller = Math.ceil(usual) - 1; smaller >= SMALLEST; smaller--) {
		text.style.fontSize = `${smaller}px`;
		if (fits(box)) return;
	}
	box.dataset.scrolls = '';
}

function fits({ scrollHeight, clientHeight }: HTMLElement): boolean {
	return scrollHeight <= clientHeight + 1;
}
