/** The edited tree as it is painted, at the places where its nodes are just now. Its leaves are fields above it. */
import { edgePath } from '$lib/core/layout/drawing/curves.ts';
import { centred } from '$lib/core/layout/drawing/rects.ts';
import { LINE_HEIGHT, textPart } from '$lib/core/layout/drawing/texts.ts';
import type { EdgePart, Measure, Stage, TextPart } from '$lib/core/layout/stage/parts.ts';
import { plainStage } from '$lib/core/layout/stage/plain-stage.ts';
import type { EditorDrawing } from './tree-editor-drawing.ts';
import type { PlacedNode } from './tree-editor-stage.svelte.ts';

/**
 * @param nodes those that are painted
 * @param byId all nodes, for the edges from their parents
 */
export function pictureOf(
	nodes: readonly PlacedNode[],
	byId: ReadonlyMap<number, PlacedNode>,
	{ size, labelSize }: EditorDrawing,
	measure: Measure
): Stage {
	const inner = nodes.filter(({ shape }) => shape !== 'leaf');
	return plainStage({
		size,
		nodes: inner.map(({ id, row, parent, shape, x, y, width, height }) => ({
			key: String(id),
			row,
			parent: parent === null ? null : String(parent),
			rect: centred(x, y, width, height),
			shape,
			state: 'closed',
			value: null
		})),
		edges: nodes.flatMap((node): EdgePart[] => {
			const above = node.parent === null ? undefined : byId.get(node.parent);
			return above === undefined ? [] : [edgeTo(node, above)];
		}),
		texts: nodes.filter(({ parent, named }) => parent !== null || named).map(labelOf)
	});

	/** As on the stage: from below a node to above the label of its child. */
	function edgeTo({ id, x, y, labelUp }: PlacedNode, above: PlacedNode): EdgePart {
		const source = { x: above.x, y: above.y + above.height / 2 };
		const target = { x, y: y - labelUp - (labelSize * LINE_HEIGHT) / 2 };
		return { key: String(id), d: edgePath(source, target), kind: 'searched' };
	}

	function labelOf({ id, label, x, y, labelUp, lifted }: PlacedNode): TextPart {
		const style = { size: labelSize, weight: lifted ? 750 : 500 };
		return textPart(measure, `move:${id}`, label, x, y - labelUp, style);
	}
}
