import type { Attachment } from 'svelte/attachments';
import type { WholeShape } from '$lib/core/layout/whole-scale.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import { contextOf, FramePainter, resize } from '../frame-painter.ts';
import { hatchOf } from '../overview/hatch.ts';
import { coloursOf, type Colours } from '../overview/theme-colours.ts';
import { inksOf } from './palette.ts';

/** Resources made once per theme and screen, not in each frame. */
export interface Paper {
	readonly inks: ReturnType<typeof inksOf>;
	readonly hatch: CanvasPattern | string;
	readonly font: string;
}

/** The inputs that every picture of plies needs for drawing. */
interface PaperImage {
	readonly look: { readonly shape: WholeShape };
	readonly colouring: Colouring;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/** @returns false if something remains for the next frame */
type Paint<Image> = (
	context: CanvasRenderingContext2D,
	image: Image,
	colours: Colours,
	paper: Paper
) => boolean;

/** Draws a picture that fills its pane, at most once a frame however much changes. */
export function paperCanvas<Image extends PaperImage>(
	image: () => Image,
	paint: Paint<Image>
): Attachment<HTMLCanvasElement> {
	return (canvas) => {
		const context = contextOf(canvas);
		let current: Image;
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
			const { width, height } = current.look.shape.size;
			const [wide, high] = [Math.round(width * current.ratio), Math.round(height * current.ratio)];
			if (wide === 0 || high === 0) return;
			resize(canvas, wide, high);
			if (paper === null || colouring !== current.colouring || ratio !== current.ratio) {
				paper = makePaper(context, colours, current);
				({ colouring, ratio } = current);
			}
			const isComplete = paint(context, current, colours, paper);
			if (!isComplete) painter.request();
		}
	};
}

function makePaper(
	context: CanvasRenderingContext2D,
	colours: Colours,
	{ colouring, ratio }: PaperImage
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
