/** The view of the whole tree, and the part of it that the overview frames. */
import { createStory } from '$lib/core/explain/story.ts';
import { IcicleAxis } from '$lib/core/layout/icicle-axis.ts';
import { neighbourOf, type Neighbour } from '$lib/core/layout/neighbour.ts';
import type { FrameSpan } from '$lib/core/layout/tree-frame.ts';
import { pixelOfPly, xAt } from '$lib/core/layout/whole-scale.ts';
import { wholeTreeOf, type WholeTree } from '$lib/core/layout/whole-tree.ts';
import type { TreePicture } from '$lib/core/share/link.ts';
import { perStepped } from '../per-stepped.svelte.ts';
import { shownPicture } from '../shown-picture.ts';
import { SightView } from '../canvas/sight-view.svelte.ts';

export class WholeView extends SightView {
	/** What the tree pane shows. */
	readonly picture: TreePicture = $derived.by(() => shownPicture(this.stepped));
	readonly tree: WholeTree = $derived.by(() => {
		const { recording } = this.stepped;
		const basis = this.picture === 'minimax' ? 'minimax' : 'search';
		return wholeTreeOf(recording, basis) ?? wholeTreeOf(recording, 'search');
	});
	readonly progress = $derived.by(() => this.tree.progressAt(this.stepped.step));
	/** The units from the root to the current node. */
	readonly path: readonly number[] = $derived.by(() =>
		this.stepped.moment.path.map(({ row }) => this.tree.unitOf(row))
	);
	/** Minimax's own names and positions, for nodes that the search never visited. */
	readonly shadowStory = $derived.by(() => createStory(this.tree.units, null));
	readonly #axis = $derived.by(() => new IcicleAxis(this.stepped.recording));
	/** The visible part, ply by ply, in units of the overview. */
	readonly frame: readonly FrameSpan[] = $derived.by(() => this.#framed());

	get source(): WholeTree {
		return this.tree;
	}

	protected get reached(): number {
		return this.progress.until;
	}

	rowOf(unit: number): number {
		return this.tree.rowOf(unit);
	}

	protected neighbourOf(unit: number, to: Neighbour): number {
		return neighbourOf(this.tree, unit, to);
	}

	protected extentOf(unit: number): readonly [from: number, to: number] {
		const x = this.tree.xOf(unit);
		return this.tree.childrenExtent(unit) ?? [x - 2, x + 2];
	}

	#framed(): FrameSpan[] {
		const { tree, shape, sight, size } = this;
		const spans: FrameSpan[] = [];
		for (let ply = 0; ply < tree.plies; ply++) {
			const y = pixelOfPly(shape, sight, ply);
			if (y < 0 || y > size.height) continue;
			const [first, end] = tree.rangeAt(ply, sight.from, xAt(sight, size.width));
			if (first === end) continue;
			const from = this.#overviewSpan(tree.unitAt(ply, first)).from;
			spans.push({ ply, from, to: this.#overviewSpan(tree.unitAt(ply, end - 1)).to });
		}
		return spans;
	}

	/** A unit of the picture in units of the overview. */
	#overviewSpan(unit: number): { from: number; to: number } {
		const axis = this.#axis;
		if (this.tree.units === axis.units) return { from: unit, to: axis.units.endOf(unit) };
		const from = axis.xOfRow(unit);
		return { from, to: from + axis.widthOfRow(unit) };
	}
}

/** The one view of a stepped search: it survives a switch to another view. */
export const wholeViewOf = perStepped((stepped) => new WholeView(stepped));
export default wholeViewOf;
