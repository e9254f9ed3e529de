/** The pale areas behind the moves of a spine's nodes, and every other compact row. */
import { funnelPath, r } from '../../drawing/funnel.ts';
import type { AreaPart, NodePart } from '../parts.ts';
import { placeKey } from '../placement/place-key.ts';
import type { Grid } from '../placement/spine/root-grid.ts';
import { bandBottom, busAbove, rowMiddle } from '../placement/spine/spine-rows.ts';
import type { Strip } from '../placement/spine/spine-strips.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';

export function drawFunnels(
	{ scene, story, line }: SpineView,
	spine: readonly NodePart[],
	strips: readonly Strip[],
	grid: Grid | null
): AreaPart[] {
	const { x, u, rows, room } = scene;
	const edge = { left: 2, right: room.size.width - 2 };
	const areas: AreaPart[] = [];
	// Every other compact row is shaded.
	for (let row = 1; row < rows.compact; row += 2) {
		if (row >= line.length) break;
		const middle = rowMiddle(rows, row);
		const [top, bottom] = [middle - rows.compactHeight / 2, middle + rows.compactHeight / 2];
		areas.push({ key: `row:${row}`, d: `M6 ${r(top)}H${r(edge.right - 4)}V${r(bottom)}H6Z` });
	}
	for (const strip of strips) {
		const { row } = strip.spot;
		const area = {
			left: Math.max(edge.left, strip.left - 8),
			top: busAbove(rows, row) - 7,
			right: Math.min(edge.right, strip.right + 8),
			bottom: Math.min(bandBottom(rows, row), room.size.height - 2)
		};
		const key = `funnel:${placeKey(story, strip.spot.parent)}`;
		areas.push({ key, d: funnelPath(x, strip.spot.from + 3, u, area) });
	}
	const [root] = spine;
	if (grid !== null && root !== undefined && grid.nodes.length > 0) {
		const { left, top, right, bottom } = grid.area;
		const area = { left: left - 2, top, right: right + 2, bottom: bottom + 2 };
		areas.push({ key: 'funnel:root', d: funnelPath(x, root.rect.bottom + 3, u, area) });
	}
	return areas;
}
