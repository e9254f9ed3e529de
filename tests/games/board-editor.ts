/** The chess board in the position editor, by mouse. */
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { openEditor, type OpenEditor } from './position-editor.ts';

/** Opens the editor, and waits until its board has its size. */
export async function openBoardEditor(explorer: Explorer): Promise<OpenEditor> {
	const editor = await openEditor(explorer);
	await expect.poll(() => board().getBoundingClientRect().width).toBeGreaterThan(200);
	return editor;
}

export function board(): HTMLElement {
	const element = document.querySelector<HTMLElement>('dialog cg-board');
	if (element === null) throw new Error('there is no board');
	return element;
}

/** The middle of a square, from the board's top left corner. */
export function middle(square: string): { x: number; y: number } {
	const size = board().getBoundingClientRect().width / 8;
	return {
		x: (square.charCodeAt(0) - 97 + 0.5) * size,
		y: (8.5 - Number(square.charAt(1))) * size
	};
}

/** Drags a piece from square to square. */
export async function drag(from: string, to: string): Promise<void> {
	await userEvent.dragAndDrop(board(), board(), {
		sourcePosition: middle(from),
		targetPosition: middle(to)
	});
}
