/** What a stage does not show while somebody is asked for it. */
import type { Stage } from './parts.ts';

/**
 * A stage without the best so far of one node: its value, the star of the child that gives it, the bound that it
 * raised, and the same bound in the nodes below.
 *
 * @param key the node's
 */
export function withhold(stage: Stage, key: string): Stage {
	const asked = stage.nodes.find((node) => node.key === key);
	if (asked === undefined) return stage;
	const own = asked.shape === 'max' ? 'alpha' : 'beta';
	const children = new Set(
		stage.nodes.filter(({ parent }) => parent === key).map((child) => child.key)
	);
	const parents = new Map(stage.nodes.map(({ key: one, parent }) => [one, parent]));
	const isBelow = (one: string | null): boolean =>
		one !== null && (one === key || isBelow(parents.get(one) ?? null));
	return {
		...stage,
		nodes: stage.nodes.map((node) => {
			if (node.key === key) return { ...node, value: null };
			return children.has(node.key) ? { ...node, star: null } : node;
		}),
		edges: stage.edges.map((edge) =>
			edge.kind === 'best' && children.has(edge.key) ? { ...edge, kind: 'searched' } : edge
		),
		bounds: stage.bounds.filter(({ which, node }) => which !== own || !isBelow(node))
	};
}
