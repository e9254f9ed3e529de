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
	const image = new Image();
	image.src = svgAddress(figure);
	await image.decode();
	const scale = figure.millimetres === null ? times : times * figure.millimetres * MM;
	const canvas = new OffscreenCanvas(
		Math.round(figure.width * scale),
		Math.round(figure.height * scale)
	);
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('This browser gives no drawing surface of this size.');
	context.drawImage(image, 0, 0, canvas.width, canvas.height);
	const drawn = await canvas.convertToBlob({ type: PNG });
	const bytes = withSource(new Uint8Array(await drawn.arrayBuffer()), figure.link);
	return new Blob([new Uint8Array(bytes)], { type: PNG });
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
