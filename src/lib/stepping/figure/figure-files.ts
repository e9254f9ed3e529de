/** A figure as files, and on the clipboard. */
import { withSource } from '$lib/core/figure/step/png-text.ts';
import type { Figure } from '$lib/core/figure/step/figure.ts';
import { figureSvg } from '$lib/core/figure/step/svg.ts';
import { MM } from '$lib/core/figure/paper.ts';

export const SVG = 'image/svg+xml';
const PNG = 'image/png';

export function svgFile(figure: Figure): Blob {
	return new Blob([figureSvg(figure)], { type: SVG });
}

/** As an address that an image can show. */
export function svgAddress(figure: Figure): string {
	return `data:${SVG},${encodeURIComponent(figureSvg(figure))}`;
}

/** @param times pixels of the picture to one of the figure, on paper to a pixel of 96 to an inch */
export async function pngFile(figure: Figure, times: number): Promise<Blob> {
	const scale = figure.millimetres === null ? times : times * figure.millimetres * MM;
	const { canvas } = await drawFigure(figure, scale, Math.round(figure.height * scale));
	const drawn = await canvas.convertToBlob({ type: PNG });
	const bytes = withSource(new Uint8Array(await drawn.arrayBuffer()), figure.link);
	return new Blob([new Uint8Array(bytes)], { type: PNG });
}

/**
 * A frame of a GIF: its pixels, row by row. All of them are as wide and high, and have the root at one place; above and
 * below a lower figure its background goes on.
 * @param size its width in pixels of the picture; above and below the top of the stage in those of the figure
 */
export async function pixelsOf(
	figure: Figure,
	size: { readonly width: number; readonly above: number; readonly below: number }
): Promise<Uint8ClampedArray> {
	const { width } = size;
	const scale = width / figure.width;
	const height = Math.round((size.above + size.below) * scale);
	const down = Math.round((size.above - figure.above) * scale);
	const context = await drawFigure(figure, scale, height, down);
	const [red = 0, green = 0, blue = 0] = context.getImageData(0, down, 1, 1).data;
	const end = down + Math.floor(figure.height * scale);
	context.fillStyle = `rgb(${red} ${green} ${blue})`;
	context.fillRect(0, 0, width, down);
	context.fillRect(0, end, width, height - end);
	return context.getImageData(0, 0, width, height).data;
}

/** @param height in pixels of the surface, and how far down in it the figure begins */
async function drawFigure(
	figure: Figure,
	scale: number,
	height: number,
	down = 0
): Promise<OffscreenCanvasRenderingContext2D> {
	const image = new Image();
	image.src = svgAddress(figure);
	await image.decode();
	const width = Math.round(figure.width * scale);
	const context = new OffscreenCanvas(width, height).getContext('2d');
	if (context === null) throw new Error('This browser gives no drawing surface of this size.');
	context.drawImage(image, 0, down, width, Math.round(figure.height * scale));
	return context;
}

/** Which of its two forms are on the clipboard; `none`: it may not be used, or has neither. */
export async function copyFigure(figure: Figure): Promise<'both' | 'picture' | 'none'> {
	if (typeof ClipboardItem === 'undefined') return 'none';
	// The browser waits for the picture: later it would no longer be the press that asks for it.
	const picture = { [PNG]: pngFile(figure, 2) };
	const takesSvg = ClipboardItem.supports(SVG);
	const both = takesSvg ? { ...picture, [SVG]: svgFile(figure) } : picture;
	try {
		await navigator.clipboard.write([new ClipboardItem(both)]);
		return takesSvg ? 'both' : 'picture';
	} catch {
		return 'none';
	}
}
