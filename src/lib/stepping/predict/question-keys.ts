/** The keys of an open question. */
import type { Predict } from './predict.svelte.ts';

const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

/**
 * Digits answer, Enter ends, Esc passes by; Shift with a digit has another name on every keyboard.
 * @returns false for a key that does nothing here
 */
export function answerByKey(
	event: KeyboardEvent,
	predict: Predict,
	{ isRoom, box }: { readonly isRoom: boolean; readonly box: Element | undefined }
): boolean {
	const digit = DIGIT.exec(event.code)?.[1] ?? (/^[1-9]$/.test(event.key) ? event.key : null);
	if (event.key === 'Escape') predict.skip();
	else if (event.key === 'Enter' && !isPressable(event.target, box)) predict.done();
	else if (digit === null) return false;
	else if (!event.shiftKey) predict.press(Number(digit) - 1);
	else if (isRoom) predict.changeHands(Number(digit) - 1, -1);
	else return false;
	return true;
}

/** Enter presses the button that has the focus. */
function isPressable(target: EventTarget | null, box: Element | undefined): boolean {
	return (
		target instanceof Element && box?.contains(target) === true && target.closest('button') !== null
	);
}
