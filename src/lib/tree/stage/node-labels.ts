/** The nodes of a stage in words. */
import { describeNode } from '$lib/core/explain/describe-node.ts';
import { describePlace } from '$lib/core/explain/describe-place.ts';
import type { Extent } from '$lib/core/layout/stage/extent.ts';
import type { NodePart } from '$lib/core/layout/stage/parts.ts';
import type { Stepped } from '../stepped.ts';

/**
 * The label contains as much as the drawing: with the future shown, also the value that a future node will return.
 *
 * @param extent for places without a row; null where every node has one
 */
export function nodeLabel(stepped: Stepped, extent: Extent | null, node: NodePart): string {
	const { story, trace, step, lastStep, known } = stepped;
	const { row, state } = node;
	if (row >= 0 && state !== 'given' && state !== 'outline') {
		const ahead = known.future === 'show' && trace.enterStepOf(row) > step;
		const label = describeNode(story, row, ahead ? lastStep : step);
		// In other games the moves to a node show its depth; a typed tree has names instead.
		const isNamed = stepped.game.childWord === 'node' && trace.depthOf(row) > 0;
		return isNamed ? `${label}, ply ${trace.depthOf(row)}` : label;
	}
	const place = extent?.places.find(({ key }) => key === node.key);
	const names: string[] = [];
	for (let at = place ?? null; at?.parent; at = at.parent) names.unshift(at.name);
	return describePlace({
		path: (stepped.game.childWord === 'node' ? names.slice(-1) : names).join(' '),
		kind: node.shape,
		state: state === 'given' || state === 'pruned' ? state : 'outline',
		value: node.value === null ? null : (place?.value ?? null)
	});
}
