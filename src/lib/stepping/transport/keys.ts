/** Every key of the explorer, in one table: the keyboard runs it, the help lists it (key-words.en.ts), tooltips quote it. */
import { openNode } from '$lib/tree/open-nodes.ts';
import { finderOf } from '../find/finder.svelte.ts';
import { overviewOf } from '$lib/tree/overview/overview-choice.svelte.ts';
import { BLANK_KEYS } from '$lib/ui/keys/blank-keys.ts';
import { askedOf } from '../matter/asked.svelte.ts';
import { togglePredict } from '../predict/toggle.ts';
import { goToExample } from './examples.ts';
import { chooseFuture, swapUnpruned } from './future-choice.ts';
import { openTextAtStep } from '../text/text-focus.ts';
import { STEP_COMMANDS, type Command } from './step-keys.ts';

const ZOOM_FACTOR = 1.25;
/** How far a key moves a view, in pixels. */
const PAN_STEP = 100;

export const COMMANDS = [
	...STEP_COMMANDS,
	{
		id: 'find',
		group: 'Find',
		keys: ['/'],
		run: ({ explorer }) => finderOf(explorer).open()
	},
	{
		id: 'smaller-cutoff',
		group: 'Find',
		keys: ['b'],
		run: ({ explorer }) => finderOf(explorer).goToCutoff('smaller')
	},
	{
		id: 'larger-cutoff',
		group: 'Find',
		keys: ['B'],
		run: ({ explorer }) => finderOf(explorer).goToCutoff('larger')
	},
	{
		id: 'largest-pruned',
		group: 'Find',
		keys: ['g'],
		run: ({ explorer }) => finderOf(explorer).goToLargest()
	},
	{
		id: 'deepest-cutoff',
		group: 'Find',
		keys: ['v'],
		run: ({ explorer }) => finderOf(explorer).goToDeepest()
	},
	{
		id: 'next-example',
		group: 'Find',
		keys: ['x'],
		run: ({ explorer }) => goToExample(explorer, 'next')
	},
	{
		id: 'previous-example',
		group: 'Find',
		keys: ['X'],
		run: ({ explorer }) => goToExample(explorer, 'previous')
	},
	{
		id: 'future',
		group: 'Show',
		keys: ['f'],
		run: ({ explorer }) => {
			explorer.future = explorer.future === 'hide' ? 'show' : 'hide';
		}
	},
	{
		id: 'problem',
		group: 'Show',
		keys: ['F'],
		run: ({ explorer }) =>
			chooseFuture(explorer, explorer.future === 'problem' ? 'hide' : 'problem')
	},
	{
		id: 'unpruned',
		group: 'Show',
		keys: ['u'],
		run: ({ explorer }) => swapUnpruned(explorer)
	},
	{
		id: 'predict',
		group: 'Show',
		keys: ['q'],
		run: ({ explorer }) => togglePredict(explorer)
	},
	{
		id: 'matter',
		group: 'Show',
		keys: ['c'],
		run: ({ explorer }) => askedOf(explorer).toggle()
	},
	{
		id: 'overview',
		group: 'Show',
		keys: ['o'],
		run: ({ explorer }) => overviewOf(explorer).toggle()
	},
	{
		id: 'lecture',
		group: 'Show',
		keys: ['l'],
		run: ({ explorer }) => {
			explorer.view = explorer.view === 'lecture' ? 'explore' : 'lecture';
		}
	},
	{
		id: 'text',
		group: 'Show',
		keys: ['t'],
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
		run: ({ blank }) => blank()
	},
	{
		id: 'help',
		group: 'Show',
		keys: ['?'],
		run: ({ openHelp }) => openHelp()
	},
	{
		id: 'zoom-in',
		group: 'Tree',
		keys: ['+', '='],
		run: ({ tree }) => tree.zoom(ZOOM_FACTOR)
	},
	{
		id: 'zoom-out',
		group: 'Tree',
		keys: ['-'],
		run: ({ tree }) => tree.zoom(1 / ZOOM_FACTOR)
	},
	{
		id: 'fit',
		group: 'Tree',
		keys: ['0'],
		run: ({ tree }) => tree.fit()
	},
	{
		id: 'open-node',
		group: 'Tree',
		keys: ['e'],
		run: ({ explorer }) => void openNode(explorer, explorer.moment.node)
	},
	{
		id: 'up',
		group: 'Tree',
		keys: ['w'],
		run: ({ tree }) => tree.pan(0, PAN_STEP)
	},
	{
		id: 'left',
		group: 'Tree',
		keys: ['a'],
		run: ({ tree }) => tree.pan(PAN_STEP, 0)
	},
	{
		id: 'down',
		group: 'Tree',
		keys: ['s'],
		run: ({ tree }) => tree.pan(0, -PAN_STEP)
	},
	{
		id: 'right',
		group: 'Tree',
		keys: ['d'],
		run: ({ tree }) => tree.pan(-PAN_STEP, 0)
	}
] as const satisfies readonly Command[];

export type CommandId = (typeof COMMANDS)[number]['id'];
