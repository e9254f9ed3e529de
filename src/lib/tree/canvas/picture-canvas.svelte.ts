import type { Attachment } from 'svelte/attachments';
import type { Colouring } from '$lib/core/share/link.ts';
import { contextOf, FramePainter, resize } from '../frame-painter.ts';
import { hatchOf } from '../overview/hatch.ts';
import { coloursOf, type Colours } from '../overview/theme-colours.ts';
import {
	picturePainter,
	type Drawing,
	type OwnParts,
	type Paper,
	type PictureImage
} from './paint-picture.ts';
import { inksOf } from './palette.ts';

/** Draws a picture that fills its pane, at most once a frame however much changes. */
export function pictureCanvas<Drawn extends Drawing>(
	image: () => PictureImage<Drawn>,
	partsOf: (drawing: Drawn) => OwnParts
): Attachment<HTMLCanvasElement> {
	const paint = picturePainter(partsOf);
	return (canvas) => {
		const context = contextOf(canvas);
		let current: PictureImage<Drawn>;
		let colours: Colours;
		let paper: Paper | null = null;
		let colouring: Colouring | null = null;
		let ratio = 0;
		const painter = new FramePainter([canvas], draw);

		$effect(() => {
			current = image();
			painter.request();
		});
		$effect(() => {
			colours = coloursOf(canvas);
			paper = null;
			painter.request();
		});
		return () => {
			painter.stop();
		};

		function draw(): void {
			const { width, height } = current.drawing.look.shape.size;
			const [wide, high] = [Math.round(width * current.ratio), Math.round(height * current.ratio)];
			if (wide === 0 || high === 0) return;
			resize(canvas, wide, high);
			if (paper === null || colouring !== current.colouring || ratio !== current.ratio) {
				({ colouring, ratio } = current);
				paper = makePaper(context, colours, colouring, ratio);
			}
			const isComplete = paint(context, current, colours, paper);
			if (!isComplete) painter.request();
		}
	};
}

function makePaper(
	context: CanvasRenderingContext2D,
	colours: Colours,
	colouring: Colouring,
	ratio: number
): Paper {
	const hatch = hatchOf(context, colours, ratio);
	// A pattern is scaled with the marks it fills; made for device pixels, it is scaled back.
	if (typeof hatch !== 'string') hatch.setTransform(new DOMMatrix().scale(1 / ratio));
	return {
		inks: inksOf(colours, colouring),
		hatch,
		font: getComputedStyle(context.canvas).fontFamily
	};
}
