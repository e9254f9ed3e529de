import type { ListedKey, PageKey } from '$lib/ui/keys/page-key.ts';
import type { TreeModel } from './tree-model.svelte.ts';

const hasTree = ({ tree }: TreeModel): boolean => tree !== null;

/** The keys of the tree's page; its table has the arrow keys first. */
export const TREE_KEYS: readonly PageKey<TreeModel>[] = [
	{
		keys: ['e'],
		caps: ['E', 'Enter'],
		what: 'Open the row; a reply as a table one level deeper',
		once: true,
		isOn: hasTree,
		run: (model) => {
			model.openPlace(model.place);
		}
	},
	{
		keys: ['Escape'],
		what: 'Close the row or the table',
		once: true,
		isOn: (model) => hasTree(model) && model.canClose(model.place),
		run: (model) => {
			model.closePlace(model.place);
		}
	},
	{
		keys: ['a'],
		what: 'Hatch the nodes that alpha-beta would not visit',
		once: true,
		isOn: hasTree,
		run: (model) => {
			model.toggleVisits();
		}
	},
	{
		keys: ['l'],
		what: 'Lecture view on or off',
		once: true,
		run: (model) => {
			model.toggleLecture();
		}
	},
	{
		keys: ['ArrowLeft', 'ArrowRight'],
		what: 'Elsewhere: one reduction back or forward',
		isOn: hasTree,
		run: (model, { key, repeat }) => {
			model.reduceTo(model.level + (key === 'ArrowLeft' ? 1 : -1), !repeat);
		}
	},
	{
		keys: ['PageUp', 'PageDown'],
		what: 'Level by level, from the last one to the root, and again',
		isOn: hasTree,
		reach: 'scrolled boxes too',
		run: (model, { key, repeat }) => {
			model.page(key === 'PageUp' ? 'back' : 'on', !repeat);
		}
	}
];

/** These keys as the help lists them, after those of the table. */
export const LISTED_KEYS: readonly ListedKey[] = [
	{ caps: ['←', '→', '↑', '↓'], what: 'In the tree: to the next row or reply' },
	...TREE_KEYS,
	{ caps: ['.', 'B'], what: 'In Lecture: blank the screen' }
];
