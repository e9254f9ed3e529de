import type { Attachment } from 'svelte/attachments';
import type { Growth } from '$lib/core/layout/growth.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import { contextOf, FramePainter, resize } from '../frame-painter.ts';
import { paintGrowth } from './paint-growth.ts';
import { coloursOf, type Colours } from './theme-colours.ts';

/** The picture to paint; `version` changes whenever rows were added to `growth`. */
interface GrowthPicture {
	readonly growth: Growth;
	readonly version: number;
	/** Approximate final number of rows; null if unknown. */
	readonly expected: number | null;
	readonly rootIsMax: boolean;
	/** In device pixels. */
	readonly size: Size;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/** Draws a running search, at most once a frame, and again when the page becomes visible. */
export function growthCanvas(picture: () => GrowthPicture): Attachment<HTMLCanvasElement> {
	return (canvas) => {
		const context = contextOf(canvas);
		let current: GrowthPicture;
		let colours: Colours;
		const painter = new FramePainter([canvas], draw);

		$effect(() => {
			current = picture();
			colours = coloursOf(canvas);
			painter.request();
		});
		return () => {
			painter.stop();
		};

		function draw(): void {
			const { growth, expected, rootIsMax, size, ratio } = current;
			resize(canvas, size.width, size.height);
			paintGrowth(context, growth, expected, rootIsMax, colours, ratio);
		}
	};
}
