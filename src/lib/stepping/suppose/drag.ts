/** Drags a leaf sideways for another value of it: a press that moves no further is a click. */
import { on } from 'svelte/events';
import type { Explorer } from '../explorer.svelte.ts';
import { add, suppose, valueAt } from './suppose.ts';

/** Pixels that a press may move and still be a click, and pixels for 1. */
const STILL = 4;
const PIXELS = 8;

/** Follows the pointer that has pressed a leaf until it is released. */
export function dragLeaf(explorer: Explorer, press: PointerEvent, leaf: string): void {
	const first = valueAt(explorer, leaf);
	let last = first;
	let isDragged = false;
	const ends = [
		on(window, 'pointermove', follow),
		on(window, 'pointerup', end),
		on(window, 'pointercancel', end)
	];

	function follow({ pointerId, clientX }: PointerEvent): void {
		if (pointerId !== press.pointerId) return;
		const moved = clientX - press.clientX;
		if (!isDragged && Math.abs(moved) < STILL) return;
		isDragged = true;
		const steps = Math.round(moved / PIXELS);
		const value = steps === 0 ? first : add(first, steps);
		if (value !== last) suppose(explorer, leaf, (last = value));
	}

	function end({ pointerId }: PointerEvent): void {
		if (pointerId !== press.pointerId) return;
		for (const stop of ends) stop();
		if (!isDragged) return;
		// The click that ends a drag goes to no step.
		const stopClick = on(window, 'click', (click) => click.stopPropagation(), { capture: true });
		setTimeout(stopClick);
	}
}
