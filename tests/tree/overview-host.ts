import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { FrameSpan } from '../../src/lib/core/layout/tree-frame.ts';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import { Explorer } from '../../src/lib/stepping/explorer.svelte.ts';
import { overviewOf } from '../../src/lib/tree/overview/overview-choice.svelte.ts';
import { overviewViewOf } from '../../src/lib/tree/overview/overview-view.svelte.ts';
import OverviewHost from './OverviewHost.svelte';
import { touch } from './touch.ts';

/** The overview around an explorer of `fields`, with a tree pane that only records its calls. */
export async function openOverview(fields: SetupFields, frame: readonly FrameSpan[] = []) {
	const explorer = new Explorer();
	await explorer.change(fields);
	const tree = { zoom: vi.fn(), fit: vi.fn(), pan: vi.fn() };
	overviewOf(explorer).restore();
	const screen = await render(OverviewHost, { explorer, tree, frame });
	return { explorer, tree, screen, view: overviewViewOf(explorer) };
}

export const strip = () => page.getByRole('slider', { name: /overview/ });

export function canvasOf(): HTMLCanvasElement {
	const canvas = strip().element().querySelector('canvas');
	if (canvas === null) throw new Error('the overview has a canvas');
	return canvas;
}

/** Turns the wheel over the strip, `part` of its width from the left. */
export function wheel(part: number, init: WheelEventInit): boolean {
	const element = strip().element();
	const box = element.getBoundingClientRect();
	const event = new WheelEvent('wheel', {
		clientX: box.left + part * box.width,
		clientY: box.top + 40,
		bubbles: true,
		cancelable: true,
		...init
	});
	element.dispatchEvent(event);
	return event.defaultPrevented;
}

/** Zooms in by doublings, or out where they are negative, as many notches of the wheel with Ctrl. */
export function zoomBy(part: number, doublings: number): void {
	for (let notch = 0; notch < 4 * Math.abs(doublings); notch++) {
		wheel(part, { deltaY: -100 * Math.sign(doublings), ctrlKey: true });
	}
}

/** A pointer on the strip, `part` of its width from the left. */
export function pointer(type: string, pointerId: number, part: number): void {
	const element = strip().element();
	const box = element.getBoundingClientRect();
	// Only a pointer of the browser's own can be captured.
	vi.spyOn(element, 'setPointerCapture').mockReturnValue(undefined);
	element.dispatchEvent(
		new PointerEvent(type, {
			pointerId,
			pointerType: 'touch',
			clientX: box.left + part * box.width,
			clientY: box.top + 40,
			bubbles: true
		})
	);
}

/** Fingers on the strip, parts of its width from the left. */
export function fingers(type: Parameters<typeof touch>[1], parts: readonly number[]): void {
	const element = strip().element();
	const box = element.getBoundingClientRect();
	touch(
		element,
		type,
		parts.map((part) => [box.left + part * box.width, box.top + 40])
	);
}

/** The pixels of a box of the strip's canvas, in CSS pixels, as one text. */
export function pixelsIn(x: number, y: number, width: number, height: number): string {
	const context = canvasOf().getContext('2d');
	if (context === null) throw new Error('the canvas has a context');
	return [...context.getImageData(x, y, width, height).data].join();
}
