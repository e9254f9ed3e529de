/** The upper plies of a tree that is too large to be drawn whole. */
import type { Known } from '../../explain/known.ts';
import { middleOf } from '../../layout/drawing/rects.ts';
import type { NodePart, Stage } from '../../layout/stage/parts.ts';
import type { Rect } from '../../layout/viewport.ts';
import type { Moment } from '../../trace/cursor.ts';
import type { Recording } from '../../trace/recording.ts';
import { SUBTREE } from './figure.en.ts';
import type { PartialExtent } from './subtree-extent.ts';

/** Of the lines below a node whose children are not drawn: half their width, and their height, in parts of its own. */
const HALF = 0.2;
const DOWN = 0.24;
const ABOVE = 3;

/** Plies of a recorded minimax; 0 where there is none. */
export function pliesOfMinimax({ shadow }: Recording): number {
	let most = 0;
	for (let row = 0; shadow !== null && row < shadow.rows; row++) {
		most = Math.max(most, shadow.depthOf(row));
	}
	return most;
}

/** The moment as it is down to a ply: what happens there and below belongs to the node of that ply. */
export function momentDownTo(moment: Moment, plies: number): Moment {
	if (moment.path.length <= plies) return moment;
	const path = moment.path.slice(0, plies + 1);
	return { ...moment, kind: 'enter', path, testHolds: false, improved: false, tightened: false };
}

/** The stage with a sign below each node whose children are not drawn, and no value there that is not known yet. */
export function stageDownTo(stage: Stage, { cut }: PartialExtent, known: Known): Stage {
	const shown = ({ pale, value }: NodePart): NodePart['value'] =>
		!known.hasStarted || (pale && !known.drawsAhead) ? null : value;
	return {
		...stage,
		bounds: stage.bounds.filter(({ node }) => !cut.has(node)),
		hairlines: stage.hairlines.filter(({ key }) => !cut.has(key.replace(/^from:\w+:/, ''))),
		nodes: stage.nodes.map((node) =>
			cut.has(node.key)
				? {
						...node,
						state: node.state === 'given' ? 'outline' : node.state,
						value: shown(node),
						fan: fanBelow(node)
					}
				: node
		)
	};
}

function fanBelow({ rect, ring, value }: NodePart): NonNullable<NodePart['fan']> {
	const { x } = middleOf(rect);
	const width = rect.right - rect.left;
	const bottoms = [rect, ring ?? rect, value?.rect ?? rect].map(({ bottom }: Rect) => bottom);
	const top = Math.max(...bottoms) + ABOVE;
	const end = top + DOWN * width;
	const d = [-HALF, 0, HALF].map((part) => `M${x} ${top}L${x + part * width} ${end}`).join('');
	return { d, words: SUBTREE, nodes: 0, count: null, cut: null };
}
