/** The marks of the tree as the painter draws them, around 0, 0, and what each means. */
import { centred } from '$lib/core/layout/drawing/rects.ts';
import { textPart } from '$lib/core/layout/drawing/texts.ts';
import { starRect } from '$lib/core/layout/stage/marks/star.ts';
import type { EdgePart, NodePart, Stage, TextPart } from '$lib/core/layout/stage/parts.ts';
import type { Rect } from '$lib/core/layout/viewport.ts';
import { plainNode, plainStage } from '$lib/core/layout/stage/plain-stage.ts';
import { measureText } from '$lib/tree/stage/measure.ts';

interface Mark {
	readonly name: string;
	readonly meaning: string;
	readonly stage: Stage;
}

/** Of each picture, whose middle is 0, 0. */
export const MARK_SIZE = { width: 64, height: 56 };

const MAX: Rect = { left: -18, top: -16, right: 18, bottom: 14 };
const MIN: Rect = { left: -18, top: -14, right: 18, bottom: 16 };
const LEAF: Rect = { left: -13, top: -13, right: 13, bottom: 13 };

function node(shape: NodePart['shape'], rect: Rect, marks: Partial<NodePart> = {}): NodePart {
	const bare = { key: '', row: -1, parent: null, state: 'closed', value: null } as const;
	return plainNode({ ...bare, shape, rect, ...marks });
}

function drawn(
	nodes: readonly NodePart[],
	edges: readonly EdgePart[] = [],
	cut: Stage['cut'] = null
): Stage {
	return { ...plainStage({ size: MARK_SIZE, nodes, edges, texts: [] }), cut };
}

function words(key: string, text: string, x: number, y: number): TextPart {
	return textPart(measureText, key, text, x, y, { anchor: 'start', size: 12, tone: 'soft' });
}

const FAN: NodePart['fan'] = {
	d: 'M0 3L-9 13M0 3V14',
	words: 'Pruned below',
	nodes: 26,
	count: words('visited', '26', -28, 22),
	cut: {
		moves: 3,
		saved: 12,
		d: 'M0 3L9 13',
		scissors: centred(0, 22, 12),
		count: words('saved', '12', 11, 22)
	}
};

const CUT: Stage['cut'] = {
	gold: [],
	scissors: centred(0, -13, 20),
	callout: null,
	cutNode: '',
	owner: null,
	ownerChild: null,
	firstPruned: ''
};

const REACHED = centred(18, -14, 16);

export const MARKS: readonly Mark[] = [
	{ name: 'MAX', meaning: 'to move, takes the highest value.', stage: drawn([node('max', MAX)]) },
	{ name: 'MIN', meaning: 'to move, takes the lowest value.', stage: drawn([node('min', MIN)]) },
	{
		name: 'Leaf',
		meaning: 'the game is over, or the depth limit is reached.',
		stage: drawn([node('leaf', LEAF)])
	},
	{
		name: 'Dashed',
		meaning: 'unfinished: shows the best value so far.',
		stage: drawn([node('max', MAX, { state: 'open' })])
	},
	{
		name: 'Hatched',
		meaning: 'pruned at the cutoff (scissors).',
		stage: drawn(
			[node('leaf', { left: -11, top: 4, right: 11, bottom: 26 }, { state: 'pruned' })],
			[{ key: '', d: 'M0 -28V2', kind: 'pruned' }],
			CUT
		)
	},
	{
		name: 'Fan',
		meaning:
			'a node drawn without its children: nodes visited there, itself included; after the scissors, nodes saved.',
		stage: drawn([node('min', { left: -16, top: -26, right: 16, bottom: 0 }, { fan: FAN })])
	},
	{
		name: 'Ring',
		meaning: 'the current node.',
		stage: drawn([
			node('min', { left: -14, top: -11, right: 14, bottom: 13 }, { ring: centred(0, 0, 50) })
		])
	},
	{
		name: 'Gold',
		meaning: 'the line of a cutoff, from the node that set the bound to the scissors.',
		stage: drawn([node('max', MAX, { gold: true })])
	},
	{
		name: 'Bold',
		meaning: 'the path from the root to the current node.',
		stage: drawn([], [{ key: '', d: 'M-20 -24C-20 0 16 0 16 26', kind: 'spine' }])
	},
	{
		name: 'Star',
		meaning: 'the best move so far; hollow: tied with it.',
		stage: drawn([node('max', MAX, { star: starRect(MAX, 36) })])
	},
	{
		name: 'Table',
		meaning: 'answered by the table: nothing below was searched.',
		stage: drawn([node('max', MAX, { mark: { kind: 'hit', rect: REACHED } })])
	},
	{
		name: 'Question mark',
		meaning: 'a null-window probe: only tests whether the move is better.',
		stage: drawn([node('max', MAX, { mark: { kind: 'probe', rect: REACHED } })])
	},
	{
		name: '2nd',
		meaning: 'the second search of this node; the latest is shown.',
		stage: drawn([node('max', MAX, { badge: words('badge', '2nd', 10, -12) })])
	}
];
