import type { ListedKey, PageKey } from '$lib/ui/keys/page-key.ts';

/** What the keys of a whole sheet do, from anywhere on the page. */
interface SheetTarget {
	readonly check: () => void;
	readonly hint: () => void;
	readonly another: () => void;
	readonly undo: () => void;
}

export const SHEET_KEYS: readonly PageKey<SheetTarget>[] = [
	{
		keys: ['Ctrl+Enter'],
		what: 'Check',
		once: true,
		reach: 'fields too',
		run: ({ check }) => {
			check();
		}
	},
	{
		keys: ['h'],
		what: 'The next hint',
		once: true,
		run: ({ hint }) => {
			hint();
		}
	},
	{
		keys: ['n'],
		what: 'Another exercise like this',
		once: true,
		run: ({ another }) => {
			another();
		}
	},
	{
		keys: ['z', 'Ctrl+z'],
		caps: ['Z'],
		what: 'Undo',
		run: ({ undo }) => {
			undo();
		}
	}
];

/** The keys of a worked example. */
export const WORKED_KEYS: readonly PageKey<(places: 1 | -1) => void>[] = [
	{
		keys: ['ArrowRight', 'PageDown'],
		what: 'In a worked example: the next place',
		run: (show) => {
			show(1);
		}
	},
	{
		keys: ['ArrowLeft', 'PageUp'],
		what: 'In a worked example: one place back',
		run: (show) => {
			show(-1);
		}
	}
];

/** All keys of the page, for its help; the first of them are those of the tree and the fields themselves. */
export const PRACTICE_KEYS: readonly ListedKey[] = [
	{ caps: ['↑', '↓', '←', '→'], what: 'Parent, first child, siblings; Home: the root' },
	{
		caps: ['0–9', '−', '≤', '≥', '=', 'i'],
		what: 'Write the value of the node; i is ∞, < and > begin ≤ and ≥'
	},
	{ caps: ['A', 'B'], what: 'To alpha, to beta' },
	{ caps: ['X'], what: 'Cut the branch to the node, or mend it' },
	{ caps: ['Alt+A', 'Alt+B', 'Alt+X'], what: 'The same from a field' },
	{ caps: ['Enter'], what: 'From a field back to the tree' },
	...SHEET_KEYS,
	...WORKED_KEYS
];
