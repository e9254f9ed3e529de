import type { EdgePart, NodePart, Stage } from './parts.ts';

/**
 * A stage without everything that a search computes: values of inner nodes, the best of each, bounds, the reason of a
 * cutoff, counts. The whole form alone: where a spine puts a node tells how good it is.
 */
export function withholdAll(stage: Stage): Stage {
	return {
		...stage,
		nodes: stage.nodes.map(bareNode),
		edges: stage.edges.map(bareEdge),
		texts: stage.texts.filter(({ key }) => /^(move|head):/.test(key)).map(evenText),
		bounds: [],
		hairlines: [],
		boxes: [],
		cut: null,
		recall: null
	};
}

function bareNode(node: NodePart): NodePart {
	const value = node.shape === 'leaf' ? node.value : null;
	return { ...node, value, star: null, gold: false, badge: null, mark: null, fan: null };
}

function bareEdge(edge: EdgePart): EdgePart {
	return edge.kind === 'best' ? { ...edge, kind: 'searched' } : edge;
}

/** The move to the best child is heavier than the others. */
function evenText(text: Stage['texts'][number]): Stage['texts'][number] {
	return text.key.startsWith('move:') ? { ...text, weight: 500 } : text;
}
