import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3-zoom';
import type { Attachment } from 'svelte/attachments';
import type { Size, Transform } from '$lib/core/layout/viewport.ts';

export interface PanZoomConfig {
	/** The current transform; the gesture handler adopts changes from outside. */
	readonly transform: Transform;
	/** The pane's; d3 would measure it again at every change, which makes the browser lay out the page. */
	readonly size: Size;
	readonly minScale: number;
	readonly maxScale: number;
}

/**
 * Pans and zooms with mouse, touch and wheel (d3-zoom). The page owns the transform: gestures report changes to
 * `onchange` and their end to `onend`, and changes from elsewhere are written back, so that there is one source of
 * truth.
 */
export function panZoom(
	config: () => PanZoomConfig,
	onchange: (transform: Transform) => void,
	onend: () => void
): Attachment<SVGSVGElement> {
	return (element) => {
		const selection = select(element);
		const behaviour = zoom<SVGSVGElement, unknown>()
			.on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
				// Our own writes have no source event; only the user's gestures are reported.
				if (event.sourceEvent === null || event.sourceEvent === undefined) return;
				const { x, y, k } = event.transform;
				onchange({ x, y, k });
			})
			.on('end', onend)
			// The main button, a finger or the wheel; not with ctrl, except for pinching on a trackpad.
			.filter((event: MouseEvent) => !event.button && (!event.ctrlKey || event.type === 'wheel'));
		selection.call(behaviour).on('dblclick.zoom', null);
		$effect(() => {
			const { transform, size, minScale, maxScale } = config();
			behaviour.extent([
				[0, 0],
				[size.width, size.height]
			]);
			behaviour.scaleExtent([minScale, maxScale]);
			// A transform that a gesture has just reported is already set; written back, d3 would report it again.
			const { x, y, k } = zoomTransform(element);
			if (transform.x === x && transform.y === y && transform.k === k) return;
			selection.call(
				behaviour.transform.bind(behaviour),
				zoomIdentity.translate(transform.x, transform.y).scale(transform.k)
			);
		});
		return () => {
			selection.on('.zoom', null);
		};
	};
}
