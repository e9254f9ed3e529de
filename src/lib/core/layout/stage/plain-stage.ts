/** Trees that are no step of a search: nodes, edges and words, without the marks that a search leaves. */
import type { NodePart, Stage } from './parts.ts';

type PlainNode = Pick<NodePart, 'key' | 'row' | 'parent' | 'rect' | 'shape' | 'state' | 'value'> &
	Partial<NodePart>;

export function plainNode(node: PlainNode): NodePart {
	return {
		role: 'whole',
		pale: false,
		current: false,
		ring: null,
		gold: false,
		star: null,
		badge: null,
		mark: null,
		fan: null,
		board: false,
		...node
	};
}

export function plainStage(
	parts: Pick<Stage, 'size' | 'edges' | 'texts'> & { readonly nodes: readonly PlainNode[] }
): Stage {
	return {
		form: 'whole',
		funnels: [],
		hairlines: [],
		bounds: [],
		folds: [],
		boxes: [],
		cut: null,
		recall: null,
		...parts,
		nodes: parts.nodes.map(plainNode)
	};
}
