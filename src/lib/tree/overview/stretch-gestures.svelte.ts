import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { pinchStretch } from '$lib/core/layout/stretch.ts';
import type { OverviewView } from './overview-view.svelte.ts';

/** A wheel's lines and pages in pixels; the zoom per pixel (as in d3-zoom), and per unit of a trackpad's pinch. */
const WHEEL_UNITS = [1, 25, 500] as const;
const ZOOM_SPEED = 0.002;
const PINCH_SPEED = 10;

/**
 * The gestures of the strip: drag to scrub; wheel to zoom at the pointer, sideways or with shift to pan; two fingers
 * to pinch and pan; double-click to fit.
 * @param onscrub the pointer's place, as a fraction of the width, 0 to 1
 * @param ondouble a double click, each click of which has scrubbed before
 */
export function stretchGestures(
	view: OverviewView,
	onscrub: (place: number) => void,
	ondouble: () => void
): Attachment<HTMLElement> {
	return (element) => {
		/** Places of the active pointers, as fractions of the width. */
		const held = new Map<number, number>();
		/** The units under two fingers at their start; null while one pointer scrubs. */
		let pinched: readonly [number, number] | null = null;

		const listeners = [
			on(element, 'pointerdown', (event) => {
				if (event.button !== 0) return;
				element.setPointerCapture(event.pointerId);
				held.set(event.pointerId, placeOf(event));
				const [first, second] = held.values();
				if (first === undefined) return;
				if (second === undefined) onscrub(clamp(first));
				else pinched = [unitAt(first), unitAt(second)];
			}),
			on(element, 'pointermove', (event) => {
				if (!held.has(event.pointerId)) return;
				held.set(event.pointerId, placeOf(event));
				const [first, second] = held.values();
				if (first === undefined) return;
				if (pinched === null) onscrub(clamp(first));
				else if (second !== undefined) pinch(pinched, first, second);
			}),
			on(element, 'pointerup', release),
			on(element, 'pointercancel', release),
			on(element, 'dblclick', ondouble),
			// Not passive: the page must not scroll under a zoom.
			on(element, 'wheel', onWheel, { passive: false })
		];
		return () => {
			for (const off of listeners) off();
		};

		function onWheel(event: WheelEvent): void {
			event.preventDefault();
			const pixels = WHEEL_UNITS[event.deltaMode as 0 | 1 | 2];
			const [across, down] = [event.deltaX * pixels, event.deltaY * pixels];
			const isSideways = event.shiftKey || Math.abs(across) > Math.abs(down);
			if (isSideways && !event.ctrlKey) {
				view.pan((across || down) / element.clientWidth);
				return;
			}
			const speed = event.ctrlKey ? ZOOM_SPEED * PINCH_SPEED : ZOOM_SPEED;
			view.zoom(2 ** (-down * speed), unitAt(placeOf(event)));
		}

		function pinch([a, b]: readonly [number, number], first: number, second: number): void {
			view.look(pinchStretch({ from: a, to: b }, [first, second], view.axis.width));
		}

		/** A finger that stays after a pinch has no further effect. */
		function release(event: PointerEvent): void {
			held.delete(event.pointerId);
			if (held.size === 0) pinched = null;
		}

		function placeOf(event: MouseEvent): number {
			const box = element.getBoundingClientRect();
			return (event.clientX - box.left) / box.width;
		}

		function unitAt(place: number): number {
			const { from, to } = view.stretch;
			return from + place * (to - from);
		}
	};
}

function clamp(place: number): number {
	return Math.min(Math.max(place, 0), 1);
}
