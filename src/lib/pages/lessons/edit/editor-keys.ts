/** The keys of the editor of lessons. */
import type { PageKey } from '$lib/ui/keys/page-key.ts';
import type { DraftEditor } from './draft-editor.svelte.ts';

export const EDITOR_KEYS = [
	{
		keys: ['Alt+ArrowUp'],
		caps: ['Alt ↑'],
		what: 'Move the scene up',
		run: (editor) => {
			editor.move(-1);
		}
	},
	{
		keys: ['Alt+ArrowDown'],
		caps: ['Alt ↓'],
		what: 'Move the scene down',
		run: (editor) => {
			editor.move(1);
		}
	},
	{
		keys: ['Ctrl+z'],
		caps: ['Ctrl Z'],
		what: 'Undo; in a field, what was typed there',
		run: (editor) => {
			editor.undo();
		}
	},
	{
		keys: ['Ctrl+y'],
		caps: ['Ctrl Y'],
		what: 'Redo',
		run: (editor) => {
			editor.redo();
		}
	}
] as const satisfies readonly PageKey<DraftEditor>[];
