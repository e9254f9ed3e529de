/** The upper plies of a tree that is too large to be drawn whole. */
import type { Known } from '../../explain/known.ts';
import { around, grown, middleOf } from '../../layout/drawing/rects.ts';
import { TRIANGLE, valueMiddle } from '../../layout/drawing/shapes.ts';
import { starBy } from '../../layout/stage/marks/star.ts';
import type { NodePart, Stage, TextPart } from '../../layout/stage/parts.ts';
import type { WholeScene } from '../../layout/stage/placement/whole/whole-scene.ts';
import { LEAF_RING, type WholeSizes } from '../../layout/stage/placement/whole/whole-sizes.ts';
import type { Rect } from '../../layout/viewport.ts';
import type { Moment } from '../../trace/cursor.ts';
import type { Recording } from '../../trace/recording.ts';
import { SUBTREE } from './figure.en.ts';
import { CLEAR } from './figure-room.ts';

/** Of the lines below a node whose children are not drawn: half their width, and their height, in parts of its own. */
const HALF = 0.2;
const DOWN = 0.24;
/** Their height at most, and the space above them, in pixels. */
const MOST_DOWN = 14;
const ABOVE = 3;
/** From a triangle, or its ring, to its value below it. */
const BELOW = 2;
/** Height of the lines with their space. */
export const FAN_BELOW = ABOVE + MOST_DOWN + 1;

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
export function stageDownTo(stage: Stage, { extent, sizes }: WholeScene, known: Known): Stage {
	const cut = new Set(extent.places.flatMap(({ key, isCut }) => (isCut ? [key] : [])));
	return {
		...stage,
		bounds: stage.bounds.filter(({ node }) => !cut.has(node)),
		hairlines: stage.hairlines.filter(({ key }) => !cut.has(key.replace(/^from:\w+:/, ''))),
		nodes: stage.nodes.map((node) => (cut.has(node.key) ? upperNode(node, sizes, known) : node))
	};
}

/** A triangle at the top of the place of a leaf, with its value in it or below it. */
function upperNode(node: NodePart, { isLeafBelow }: WholeSizes, known: Known): NodePart {
	const { shape, state, pale } = node;
	const { left, top, right } = node.rect;
	const width = right - left;
	const rect = { ...node.rect, bottom: Math.min(node.rect.bottom, top + TRIANGLE * width) };
	const ring = node.ring && grown(rect, LEAF_RING / 2);
	const isKnown = known.hasStarted && (!pale || known.drawsAhead);
	const value = isKnown && node.value !== null ? valueAt(node.value) : null;
	const upper: NodePart = {
		...node,
		rect,
		state: state === 'given' ? 'outline' : state,
		value,
		ring,
		star: node.star && starBy({ rect, value, shape, board: false }),
		mark: node.mark && { ...node.mark, rect: markAt(node.mark.rect) },
		board: false
	};
	return { ...upper, fan: fanBelow(upper) };

	/** At the tip of a triangle that points down. */
	function markAt(at: Rect): Rect {
		const by = shape === 'min' ? node.rect.bottom - rect.bottom : 0;
		return { ...at, top: at.top - by, bottom: at.bottom - by };
	}

	function valueAt(text: TextPart): TextPart {
		const isWide = text.rect.right - text.rect.left > CLEAR * width;
		const half = (text.rect.bottom - text.rect.top) / 2;
		const below = (ring ?? rect).bottom + BELOW + half;
		const y = isWide && isLeafBelow ? below : valueMiddle(shape, rect);
		return {
			...text,
			at: { ...text.at, y },
			rect: { ...text.rect, top: y - half, bottom: y + half }
		};
	}
}

function fanBelow({ rect, ring, value, badge }: NodePart): NonNullable<NodePart['fan']> {
	const { x } = middleOf(rect);
	const width = rect.right - rect.left;
	const { bottom } = around([rect, ring ?? rect, value?.rect ?? rect, badge?.rect ?? rect]);
	const top = bottom + ABOVE;
	const end = top + Math.min(MOST_DOWN, DOWN * width);
	const d = [-HALF, 0, HALF].map((part) => `M${x} ${top}L${x + part * width} ${end}`).join('');
	return { d, words: SUBTREE, nodes: 0, count: null, cut: null };
}
