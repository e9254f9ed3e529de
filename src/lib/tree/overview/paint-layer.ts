/** Paints the overview's bars and the marks of its cutoffs for one stretch of the axis, independently of the step. */
import { fateColumnsOf } from '$lib/core/layout/fate-columns.ts';
import { RECT, type IcicleRects } from '$lib/core/layout/icicle-rects.ts';
import { icicleRects } from '$lib/core/layout/icicle.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import type { CountIndex } from '$lib/core/trace/counts.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { boxOf, type Geometry } from './geometry.ts';
import { hatchOf } from '../canvas/hatch.ts';
import { looksOf, type Looks } from './bar-looks.ts';
import { paintBar, type Context, type Look } from './paint-bar.ts';
import { paintCutoffRail, paintNotches } from './paint-cutoffs.ts';
import { paintFateColumns } from './paint-fates.ts';
import type { Colours } from '../canvas/theme-colours.ts';

/** Everything that does not depend on the step. */
export interface Picture {
	readonly geometry: Geometry;
	readonly recording: Recording;
	/** Null if the search has no cutoffs. */
	readonly cutoffs: CountIndex | null;
	readonly colouring: Colouring;
}

export function paintLayer(context: Context, picture: Picture, colours: Colours): void {
	const { geometry, recording, cutoffs, colouring } = picture;
	const view = { ...geometry.stretch, widthPx: geometry.width };
	const rects = icicleRects(recording, view, 1);
	const hatch = hatchOf(context, colours, geometry.ratio);
	context.clearRect(0, 0, geometry.width, geometry.height);
	paintBars(context, geometry, recording, rects, looksOf(colours, colouring, hatch));
	if (cutoffs === null) return;
	paintNotches(context, geometry, recording, rects, colours);
	paintCutoffRail(context, geometry, recording, cutoffs, colours);
}

/** Bars by their fates; those that are too narrow by the shares of theirs. */
function paintBars(
	context: Context,
	geometry: Geometry,
	recording: Recording,
	rects: IcicleRects,
	looks: Looks
): void {
	const fates = fateColumnsOf(recording);
	const rootIsMax = recording.trace.isMax(0);
	for (let i = 0; i < rects.xs.length; i++) {
		const ply = rects.ply[i] as number;
		const unit = rects.xs[i] as number;
		const kind = rects.kind[i] as number;
		const box = boxOf(geometry, unit, rects.ws[i] as number, ply);
		const ofFate = rootIsMax === (ply % 2 === 0) ? looks.max : looks.min;
		if (kind !== RECT.DENSITY) {
			const isLeaf = kind === RECT.LEAF && looks.leaf !== null;
			const look = isLeaf ? looks.leaf : (ofFate[fates.fateOf(unit)] as Look);
			paintBar(context, box, geometry.ratio, look);
			continue;
		}
		context.fillStyle = (ofFate[0] as Look).flat;
		context.fillRect(box.x, box.y, box.width, box.height - 1);
		paintFateColumns(context, geometry, fates, box, { ply, unit }, ofFate);
	}
}
