/** The keys that step and play, which an element in another site's page has, too. */
import type { View } from '$lib/core/share/link.ts';
import type { TreeMoves } from '$lib/tree/shown-tree.ts';
import type { RunKey } from '$lib/ui/keys/page-key.ts';
import type { Explorer } from '../explorer.svelte.ts';
import { pageBack } from './future-choice.ts';
import { stepperOf } from './stepper.svelte.ts';

/** The objects that keys act on. */
export interface KeyTarget {
	readonly explorer: Explorer;
	readonly tree: TreeMoves;
	readonly openHelp: () => void;
	/** Covers the stage until the next key or click. */
	readonly blank: () => void;
}

export const KEY_GROUPS = ['Step', 'Find', 'Play', 'Show', 'Tree'] as const;
type KeyGroup = (typeof KEY_GROUPS)[number];

export interface Command extends RunKey<KeyTarget> {
	readonly id: string;
	readonly group: KeyGroup;
	/** The one view in which it has these keys, before any command without a view. */
	readonly view?: View;
}

export const STEP_COMMANDS = [
	{
		id: 'next',
		group: 'Step',
		keys: ['ArrowRight', 'PageDown'],
		run: ({ explorer }) => stepperOf(explorer).travel('next')
	},
	{
		id: 'previous',
		group: 'Step',
		keys: ['ArrowLeft', 'PageUp'],
		run: ({ explorer }, { key }: KeyboardEvent) => {
			if (key === 'PageUp') pageBack(explorer);
			else stepperOf(explorer).travel('previous');
		}
	},
	{
		id: 'next-cutoff',
		group: 'Step',
		keys: ['Shift+ArrowRight'],
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'cutoff')
	},
	{
		id: 'previous-cutoff',
		group: 'Step',
		keys: ['Shift+ArrowLeft'],
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'cutoff')
	},
	{
		id: 'next-node',
		group: 'Step',
		keys: ['n'],
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'node')
	},
	{
		id: 'previous-node',
		group: 'Step',
		keys: ['p'],
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'node')
	},
	{
		id: 'next-leaf',
		group: 'Step',
		keys: ['.'],
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'leaf')
	},
	{
		id: 'previous-leaf',
		group: 'Step',
		keys: [','],
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'leaf')
	},
	{
		id: 'next-improvement',
		group: 'Step',
		keys: ['r'],
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'improvement')
	},
	{
		id: 'previous-improvement',
		group: 'Step',
		keys: ['R'],
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'improvement')
	},
	{
		id: 'next-pass',
		group: 'Step',
		keys: ['m'],
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'pass')
	},
	{
		id: 'previous-pass',
		group: 'Step',
		keys: ['M'],
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'pass')
	},
	{
		id: 'start',
		group: 'Step',
		keys: ['Home'],
		run: ({ explorer }) => stepperOf(explorer).go(0)
	},
	{
		id: 'end',
		group: 'Step',
		keys: ['End'],
		run: ({ explorer }) => stepperOf(explorer).goToEnd()
	},
	{
		id: 'play',
		group: 'Play',
		keys: [' '],
		run: ({ explorer }) => explorer.togglePlay()
	},
	{
		id: 'slower',
		group: 'Play',
		keys: ['['],
		run: ({ explorer }) => explorer.player.slower()
	},
	{
		id: 'faster',
		group: 'Play',
		keys: [']'],
		run: ({ explorer }) => explorer.player.faster()
	}
] as const satisfies readonly Command[];
