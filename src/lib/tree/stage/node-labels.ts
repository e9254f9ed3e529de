/** The nodes of a stage in words. */
import { describeKnown, describeNode } from '$lib/core/explain/describe-node.ts';
import { describePlace } from '$lib/core/explain/describe-place.ts';
import type { Extent } from '$lib/core/layout/stage/placement/whole/extent.ts';
import type { NodePart } from '$lib/core/layout/stage/parts.ts';
import type { Stepped } from '../stepped.ts';

/** Of a branch, while plain minimax is stepped through in place of a search. */
export const SKIPPED = 'skipped by the search itself';

/**
 * The label contains as much as the drawing: with the future shown, also the value that a future node will return.
 *
 * @param extent for places without a row; null where every node has one
 */
export function nodeLabel(stepped: Stepped, extent: Extent | null, node: NodePart): string {
	const { story, trace, known, bare } = stepped;
	const { row, state } = node;
	if (row >= 0 && state !== 'given' && state !== 'outline' && !node.pale) {
		const below = node.fan === null ? '' : `, ${node.fan.words}`;
		const told =
			bare?.spoken(story, row, known) ??
			(row === stepped.withheld
				? describeNode(story, row, trace.enterStepOf(row))
				: describeKnown(story, row, known));
		const label = `${told}${below}`;
		// In other games the moves to a node show its depth; a typed tree has names instead.
		const isNamed = stepped.game.childWord === 'node' && trace.depthOf(row) > 0;
		return isNamed ? `${label}, ply ${trace.depthOf(row)}` : label;
	}
	const place = extent?.places.find(({ key }) => key === node.key);
	const names: string[] = row >= 0 ? [...story.names.pathTo(row)] : [];
	// The search has no row below a pruned node; the extent has its place.
	for (let at = row < 0 ? place : null; at?.parent; at = at.parent) names.unshift(at.name);
	return describePlace({
		path: (stepped.game.childWord === 'node' ? names.slice(-1) : names).join(' '),
		kind: node.shape,
		state: state === 'given' || state === 'pruned' ? state : 'outline',
		value:
			node.value === null ? null : (place?.value ?? story.ghostValue?.(row) ?? trace.valueOf(row)),
		from: known.drawsAhead ? 'minimax' : 'the tree'
	});
}
