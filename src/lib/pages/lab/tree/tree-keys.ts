/** The keys of the tree's page, from anywhere except form fields and dialogs; the table has the arrow keys first. */
import type { TreeModel } from './tree-model.svelte.ts';

const FIELDS = 'input, select, dialog';

export function actByKey(model: TreeModel, event: KeyboardEvent): void {
	const { target, key, repeat } = event;
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
	if (target instanceof Element && target.closest(FIELDS) !== null) return;
	if (document.querySelector('dialog:modal') !== null || model.tree === null) return;
	switch (key) {
		case 'e':
		case 'E':
			model.openPlace(model.place);
			break;
		case 'a':
		case 'A':
			model.toggleVisits();
			break;
		case 'Escape':
			if (!model.closePlace(model.place)) return;
			break;
		case 'ArrowLeft':
			model.reduceTo(model.level + 1, !repeat);
			break;
		case 'ArrowRight':
			model.reduceTo(model.level - 1, !repeat);
			break;
		default:
			return;
	}
	event.preventDefault();
}
