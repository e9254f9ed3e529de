/** The nodes of a stage in words. */
import { describeKnown, describeNode } from '../../explain/describe-node.ts';
import { describePlace } from '../../explain/describe-place.ts';
import type { Known } from '../../explain/known.ts';
import type { Story } from '../../explain/story.ts';
import type { Extent } from './placement/whole/extent.ts';
import type { NodePart } from './parts.ts';

/** Of a branch, while plain minimax is stepped through in place of a search. */
export const SKIPPED = 'skipped by the search itself';

interface Labelled {
	readonly story: Story;
	readonly known: Known;
	/** The row whose best so far is asked for, and not said; null if none is. */
	readonly withheld: number | null;
	/** A search without its values. */
	readonly bare?: { spoken(story: Story, row: number, known: Known): string } | null;
}

/**
 * The label contains as much as the drawing: with the future shown, also the value that a future node will return.
 *
 * @param extent for places without a row; null where every node has one
 */
export function nodeLabel(labelled: Labelled, extent: Extent | null, node: NodePart): string {
	const { story, known, bare } = labelled;
	const { trace, game } = story;
	const { row, state } = node;
	if (row >= 0 && state !== 'given' && state !== 'outline' && !node.pale) {
		const below = node.fan === null ? '' : `, ${node.fan.words}`;
		const told =
			bare?.spoken(story, row, known) ??
			(row === labelled.withheld
				? describeNode(story, row, trace.enterStepOf(row))
				: describeKnown(story, row, known));
		const label = `${told}${below}`;
		// In other games the moves to a node show its depth; a typed tree has names instead.
		const isNamed = game.childWord === 'node' && trace.depthOf(row) > 0;
		return isNamed ? `${label}, ply ${trace.depthOf(row)}` : label;
	}
	const place = extent?.places.find(({ key }) => key === node.key);
	const names: string[] = row >= 0 ? [...story.names.pathTo(row)] : [];
	// The search has no row below a pruned node; the extent has its place.
	for (let at = row < 0 ? place : null; at?.parent; at = at.parent) names.unshift(at.name);
	return describePlace({
		path: (game.childWord === 'node' ? names.slice(-1) : names).join(' '),
		kind: node.shape,
		state: state === 'given' || state === 'pruned' ? state : 'outline',
		value:
			node.value === null ? null : (place?.value ?? story.ghostValue?.(row) ?? trace.valueOf(row)),
		from: known.drawsAhead ? 'minimax' : 'the tree'
	});
}
