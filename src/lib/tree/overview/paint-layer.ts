/** Paints the overview's bars and the marks of its cutoffs for one stretch of the axis, independently of the step. */
import type { FateColumns } from '$lib/core/layout/fate-columns.ts';
import { RECT, type IcicleRects } from '$lib/core/layout/icicle-rects.ts';
import { icicleRects } from '$lib/core/layout/icicle.ts';
import { visitedShares } from '$lib/core/layout/visited-shares.ts';
import type { CountIndex } from '$lib/core/trace/counts.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { boxOf, type Geometry } from './geometry.ts';
import { hatchOf } from '../canvas/hatch.ts';
import { paintBar, paintShares, type Context, type Fill, type Look } from './paint-bar.ts';
import { paintCutoffRail, paintNotches } from './paint-cutoffs.ts';
import { paintFateColumns, valueLooks } from './paint-values.ts';
import { flatColour, type Colours } from '../canvas/theme-colours.ts';

/** Everything that does not depend on the step. */
export interface Picture {
	readonly geometry: Geometry;
	readonly recording: Recording;
	/** Null if the search has no cutoffs. */
	readonly cutoffs: CountIndex | null;
	/** Null if bars are coloured by the side to move. */
	readonly fates: FateColumns | null;
}

export function paintLayer(context: Context, picture: Picture, colours: Colours): void {
	const { geometry, recording, cutoffs, fates } = picture;
	const view = { ...geometry.stretch, widthPx: geometry.width };
	const rects = icicleRects(recording, view, 1);
	const hatch = hatchOf(context, colours, geometry.ratio);
	context.clearRect(0, 0, geometry.width, geometry.height);
	if (fates === null) {
		paintSides(context, geometry, rects, sideLooks(colours, hatch), {
			shares: visitedShares(recording, view),
			rootIsMax: recording.trace.isMax(0)
		});
	} else paintValues(context, geometry, rects, valueLooks(colours, hatch), fates);
	if (cutoffs === null) return;
	paintNotches(context, geometry, recording, rects, colours);
	paintCutoffRail(context, geometry, recording, cutoffs, colours);
}

/** MAX and MIN shaded. Narrow bars are hatched by their pruned share. */
function paintSides(
	context: Context,
	geometry: Geometry,
	rects: IcicleRects,
	looks: readonly Look[],
	{ shares, rootIsMax }: { shares: Float32Array; rootIsMax: boolean }
): void {
	for (let i = 0; i < rects.xs.length; i++) {
		const ply = rects.ply[i] as number;
		const box = boxOf(geometry, rects.xs[i] as number, rects.ws[i] as number, ply);
		const kind = rects.kind[i] as number;
		if (kind !== RECT.DENSITY) {
			paintBar(context, box, geometry.ratio, looks[kind] as Look);
			continue;
		}
		context.fillStyle = (looks[RECT.GHOST] as Look).flat;
		context.fillRect(box.x, box.y, box.width, box.height - 1);
		const side = rootIsMax === (ply % 2 === 0) ? RECT.MAX : RECT.MIN;
		paintShares(context, box, shares, (looks[side] as Look).flat);
	}
}

function paintValues(
	context: Context,
	geometry: Geometry,
	rects: IcicleRects,
	looks: readonly Look[],
	fates: FateColumns
): void {
	for (let i = 0; i < rects.xs.length; i++) {
		const ply = rects.ply[i] as number;
		const unit = rects.xs[i] as number;
		const box = boxOf(geometry, unit, rects.ws[i] as number, ply);
		if (rects.kind[i] !== RECT.DENSITY) {
			paintBar(context, box, geometry.ratio, looks[fates.fateOf(unit)] as Look);
			continue;
		}
		context.fillStyle = (looks[0] as Look).flat;
		context.fillRect(box.x, box.y, box.width, box.height - 1);
		paintFateColumns(context, geometry, fates, box, ply, looks);
	}
}

/** The look of each RECT. */
function sideLooks(colours: Colours, hatch: Fill): readonly Look[] {
	const looks: Look[] = [];
	looks[RECT.MAX] = lookOf('max');
	looks[RECT.MIN] = lookOf('min');
	looks[RECT.LEAF] = {
		soft: colours.sunk,
		edge: colours['ink-soft'],
		flat: flatColour(colours, colours['ink-soft'])
	};
	looks[RECT.GHOST] = { soft: hatch, edge: colours['ghost-edge'], flat: hatch };
	return looks;

	function lookOf(side: 'max' | 'min'): Look {
		return {
			soft: colours[`${side}-soft`],
			edge: colours[side],
			flat: flatColour(colours, colours[side])
		};
	}
}
