/** The keys that step through the game, from anywhere except form fields and dialogs. */
import type { Program } from './program.svelte.ts';

/** Elements where all of these keys mean something else, and those where Home and End scroll. */
const FIELDS = 'input, select, dialog';
const SCROLLED = '[tabindex="0"]';

export function stepByKey(program: Program, event: KeyboardEvent): void {
	const { target, key } = event;
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
	const isIn = (selector: string): boolean =>
		target instanceof Element && target.closest(selector) !== null;
	if (isIn(FIELDS) || (isIn(SCROLLED) && !key.startsWith('Arrow'))) return;
	const ply = plyAfter(program, key);
	if (ply === null || !program.isOpen) return;
	event.preventDefault();
	program.goTo(ply);
}

function plyAfter({ game }: Program, key: string): number | null {
	switch (key) {
		case 'ArrowLeft':
			return game.ply - 1;
		case 'ArrowRight':
			return game.ply + 1;
		case 'Home':
			return 0;
		case 'End':
			return game.moves.length;
		default:
			return null;
	}
}
