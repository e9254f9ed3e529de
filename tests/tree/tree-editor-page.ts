/** Helpers for testing the tree editor in a browser. */
import { page, userEvent, type Locator } from 'vitest/browser';
import { vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '$lib/ui/app.css';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import Host from './TreeEditorHost.svelte';

export const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';

export interface Opened {
	readonly explorer: Explorer;
	readonly ondone: ReturnType<typeof vi.fn<() => void>>;
	readonly close: () => Promise<void>;
}

export async function open(position: string, width = '720px'): Promise<Opened> {
	const explorer = new Explorer();
	await explorer.change({ position });
	const ondone = vi.fn<() => void>();
	const view = await render(Host, { explorer, ondone, width });
	return { explorer, ondone, close: () => view.unmount() };
}

export function field(label: string): Locator {
	return page.getByRole('textbox', { name: `Value of ${label}`, exact: true });
}

export function node(label: string): Locator {
	return page.getByRole('button', { name: new RegExp(`^Node ${label}, `) });
}

export function inputOf(label: string): HTMLInputElement {
	return field(label).element() as HTMLInputElement;
}

export function button(name: string | RegExp): Locator {
	return page.getByRole('button', { name, exact: true });
}

export async function type(label: string, text: string): Promise<void> {
	await field(label).click();
	await userEvent.keyboard(text);
}

/** The values of the leaves from left to right, as drawn. */
export function drawnValues(): string[] {
	return page
		.getByRole('textbox')
		.elements()
		.map((input) => ({ left: input.getBoundingClientRect().left, input }))
		.sort((one, other) => one.left - other.left)
		.map(({ input }) => (input as HTMLInputElement).value);
}

export function middleOf(element: Element): { x: number; y: number } {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2 };
}

/** A pressed pointer, for checking the state during a drag. */
export class Hand {
	private at: { x: number; y: number };

	constructor(
		private readonly element: Element,
		private readonly pointerType = 'mouse'
	) {
		this.at = middleOf(element);
		this.send('pointerdown', element);
	}

	/** Moves sideways in small steps, like a hand. */
	moveBy(dx: number): void {
		for (let step = 0; step < 8; step++) {
			this.at = { ...this.at, x: this.at.x + dx / 8 };
			this.send('pointermove', this.element);
		}
	}

	send(type: string, target: EventTarget = this.element): void {
		target.dispatchEvent(
			new PointerEvent(type, {
				bubbles: true,
				cancelable: true,
				isPrimary: true,
				pointerId: 7,
				pointerType: this.pointerType,
				button: type === 'pointermove' ? -1 : 0,
				buttons: type === 'pointerup' ? 0 : 1,
				clientX: this.at.x,
				clientY: this.at.y
			})
		);
	}
}
