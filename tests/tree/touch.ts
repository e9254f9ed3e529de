/** What a screen sends as fingers touch an element; they are at these coordinates of the page. */
export function touch(
	target: Element,
	type: 'touchstart' | 'touchmove' | 'touchend',
	places: readonly (readonly [number, number])[]
): void {
	const touches = places.map(
		([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY })
	);
	const event = { touches, changedTouches: touches, bubbles: true, cancelable: true };
	target.dispatchEvent(new TouchEvent(type, event));
}
