/** Every key of the explorer, in one table: the keyboard runs it, the help lists it, tooltips quote it. */
import { SPEEDS } from '../player.svelte.ts';
import type { Explorer } from '../explorer.svelte.ts';
import { openNode } from '$lib/tree/open-nodes.ts';
import type { TreeMoves } from '$lib/tree/shown-tree.ts';
import type { View } from '$lib/core/share/link.ts';
import { finderOf } from '../find/finder.svelte.ts';
import { overviewOf } from '$lib/tree/overview/overview-choice.svelte.ts';
import { BLANK_KEYS } from '$lib/ui/keys/blank-keys.ts';
import type { PageKey } from '$lib/ui/keys/page-key.ts';
import { nameSpeed } from '$lib/ui/speed-words.ts';
import { askedOf } from '../matter/asked.svelte.ts';
import { togglePredict } from '../predict/toggle.ts';
import { goToExample } from './examples.ts';
import { chooseFuture, pageBack, swapUnpruned } from './future-choice.ts';
import { openTextAtStep } from '../text/text-focus.ts';
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

interface Command extends PageKey<KeyTarget> {
	readonly id: string;
	readonly group: KeyGroup;
	/** The one view in which it has these keys, before any command without a view. */
	readonly view?: View;
}

const ZOOM_FACTOR = 1.25;
/** How far a key moves a view, in pixels. */
const PAN_STEP = 100;

export const COMMANDS = [
	{
		id: 'next',
		group: 'Step',
		keys: ['ArrowRight', 'PageDown'],
		what: 'Next step, as chosen by “Step by”',
		run: ({ explorer }) => stepperOf(explorer).travel('next')
	},
	{
		id: 'previous',
		group: 'Step',
		keys: ['ArrowLeft', 'PageUp'],
		what: 'Previous step; PgUp before the first one: the problem',
		run: ({ explorer }, { key }: KeyboardEvent) => {
			if (key === 'PageUp') pageBack(explorer);
			else stepperOf(explorer).travel('previous');
		}
	},
	{
		id: 'next-cutoff',
		group: 'Step',
		keys: ['Shift+ArrowRight'],
		what: 'Next cutoff',
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'cutoff')
	},
	{
		id: 'previous-cutoff',
		group: 'Step',
		keys: ['Shift+ArrowLeft'],
		what: 'Previous cutoff',
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'cutoff')
	},
	{
		id: 'next-node',
		group: 'Step',
		keys: ['n'],
		what: 'Next node',
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'node')
	},
	{
		id: 'previous-node',
		group: 'Step',
		keys: ['p'],
		what: 'Previous node',
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'node')
	},
	{
		id: 'next-leaf',
		group: 'Step',
		keys: ['.'],
		what: 'Next leaf',
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'leaf')
	},
	{
		id: 'previous-leaf',
		group: 'Step',
		keys: [','],
		what: 'Previous leaf',
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'leaf')
	},
	{
		id: 'next-improvement',
		group: 'Step',
		keys: ['r'],
		what: 'Next new best at the root',
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'improvement')
	},
	{
		id: 'previous-improvement',
		group: 'Step',
		keys: ['R'],
		what: 'Previous new best at the root',
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'improvement')
	},
	{
		id: 'next-pass',
		group: 'Step',
		keys: ['m'],
		what: 'Next pass (multi-pass searches)',
		run: ({ explorer }) => stepperOf(explorer).travel('next', 'pass')
	},
	{
		id: 'previous-pass',
		group: 'Step',
		keys: ['M'],
		what: 'Previous pass',
		run: ({ explorer }) => stepperOf(explorer).travel('previous', 'pass')
	},
	{
		id: 'start',
		group: 'Step',
		keys: ['Home'],
		what: 'First step',
		run: ({ explorer }) => stepperOf(explorer).go(0)
	},
	{
		id: 'end',
		group: 'Step',
		keys: ['End'],
		what: 'Last step',
		run: ({ explorer }) => stepperOf(explorer).goToEnd()
	},
	{
		id: 'find',
		group: 'Find',
		keys: ['/'],
		what: 'Find a node by its moves, or from a list',
		run: ({ explorer }) => finderOf(explorer).open()
	},
	{
		id: 'smaller-cutoff',
		group: 'Find',
		keys: ['b'],
		what: 'Next cutoff, largest saving first',
		run: ({ explorer }) => finderOf(explorer).goToCutoff('smaller')
	},
	{
		id: 'larger-cutoff',
		group: 'Find',
		keys: ['B'],
		what: 'Back to the cutoff that saved more',
		run: ({ explorer }) => finderOf(explorer).goToCutoff('larger')
	},
	{
		id: 'largest-pruned',
		group: 'Find',
		keys: ['g'],
		what: 'Largest pruned subtree',
		run: ({ explorer }) => finderOf(explorer).goToLargest()
	},
	{
		id: 'deepest-cutoff',
		group: 'Find',
		keys: ['v'],
		what: 'Deepest cutoff',
		run: ({ explorer }) => finderOf(explorer).goToDeepest()
	},
	{
		id: 'next-example',
		group: 'Find',
		keys: ['x'],
		what: 'Next example of this game',
		run: ({ explorer }) => goToExample(explorer, 'next')
	},
	{
		id: 'previous-example',
		group: 'Find',
		keys: ['X'],
		what: 'Previous example',
		run: ({ explorer }) => goToExample(explorer, 'previous')
	},
	{
		id: 'play',
		group: 'Play',
		keys: [' '],
		what: 'Play or pause',
		run: ({ explorer }) => explorer.togglePlay()
	},
	{
		id: 'slower',
		group: 'Play',
		keys: ['['],
		what: `Slower, down to ${nameSpeed(SPEEDS[0])}`,
		run: ({ explorer }) => explorer.player.slower()
	},
	{
		id: 'faster',
		group: 'Play',
		keys: [']'],
		what: `Faster, up to ${nameSpeed(SPEEDS.at(-1) ?? 1)}`,
		run: ({ explorer }) => explorer.player.faster()
	},
	{
		id: 'future',
		group: 'Show',
		keys: ['f'],
		what: 'Show the search until now, or everything',
		run: ({ explorer }) => {
			explorer.future = explorer.future === 'hide' ? 'show' : 'hide';
		}
	},
	{
		id: 'problem',
		group: 'Show',
		keys: ['F'],
		what: 'Show the problem alone, or the search until now',
		run: ({ explorer }) =>
			chooseFuture(explorer, explorer.future === 'problem' ? 'hide' : 'problem')
	},
	{
		id: 'unpruned',
		group: 'Show',
		keys: ['u'],
		what: 'Without pruning on or off: plain minimax in place of the search',
		run: ({ explorer }) => swapUnpruned(explorer)
	},
	{
		id: 'predict',
		group: 'Show',
		keys: ['q'],
		what: 'Predict on or off: asks before some steps',
		run: ({ explorer }) => togglePredict(explorer)
	},
	{
		id: 'matter',
		group: 'Show',
		keys: ['c'],
		what: 'Could it matter? Of a pruned branch, or a leaf of a typed tree',
		run: ({ explorer }) => askedOf(explorer).toggle()
	},
	{
		id: 'overview',
		group: 'Show',
		keys: ['o'],
		what: 'Open or close the overview',
		run: ({ explorer }) => overviewOf(explorer).toggle()
	},
	{
		id: 'lecture',
		group: 'Show',
		keys: ['l'],
		what: 'Lecture view on or off',
		run: ({ explorer }) => {
			explorer.view = explorer.view === 'lecture' ? 'explore' : 'lecture';
		}
	},
	{
		id: 'text',
		group: 'Show',
		keys: ['t'],
		what: 'Text view on or off, at the row of this step',
		run: ({ explorer }) => {
			if (explorer.view === 'text') {
				explorer.view = 'explore';
			} else {
				openTextAtStep(explorer);
			}
		}
	},
	{
		id: 'blank',
		group: 'Show',
		keys: BLANK_KEYS,
		view: 'lecture',
		what: 'Blank the screen (Lecture)',
		run: ({ blank }) => blank()
	},
	{
		id: 'help',
		group: 'Show',
		keys: ['?'],
		what: 'Keyboard shortcuts',
		run: ({ openHelp }) => openHelp()
	},
	{
		id: 'zoom-in',
		group: 'Tree',
		keys: ['+', '='],
		what: 'Zoom in',
		run: ({ tree }) => tree.zoom(ZOOM_FACTOR)
	},
	{
		id: 'zoom-out',
		group: 'Tree',
		keys: ['-'],
		what: 'Zoom out',
		run: ({ tree }) => tree.zoom(1 / ZOOM_FACTOR)
	},
	{
		id: 'fit',
		group: 'Tree',
		keys: ['0'],
		what: 'Fit into the pane',
		run: ({ tree }) => tree.fit()
	},
	{
		id: 'open-node',
		group: 'Tree',
		keys: ['e'],
		what: 'Open this node, where a tree is opened node by node',
		run: ({ explorer }) => void openNode(explorer, explorer.moment.node)
	},
	{
		id: 'up',
		group: 'Tree',
		keys: ['w'],
		what: 'Move up',
		run: ({ tree }) => tree.pan(0, PAN_STEP)
	},
	{
		id: 'left',
		group: 'Tree',
		keys: ['a'],
		what: 'Move left',
		run: ({ tree }) => tree.pan(PAN_STEP, 0)
	},
	{
		id: 'down',
		group: 'Tree',
		keys: ['s'],
		what: 'Move down',
		run: ({ tree }) => tree.pan(0, -PAN_STEP)
	},
	{
		id: 'right',
		group: 'Tree',
		keys: ['d'],
		what: 'Move right',
		run: ({ tree }) => tree.pan(-PAN_STEP, 0)
	}
] as const satisfies readonly Command[];
