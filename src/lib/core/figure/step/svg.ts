/**
 * A figure as a file of SVG that presentation programs, editors and converters keep as it is: presentation attributes
 * alone, text that stays text in a generic family, no transformation, and one viewBox.
 */
import { crc32 } from '../../base/crc32.ts';
import { escapeXml } from '../../base/escape-xml.ts';
import type { Point, Rect } from '../../layout/viewport.ts';
import type { Figure } from './figure.ts';
import type { Ink, Mark } from './marks.ts';
import { placedPath } from './path.ts';
import { isBold } from './text-widths.ts';

/** Of the metadata, which `read-figure-link.ts` reads. */
const VERSION = 1;
/** From the middle of capital letters down to their line, in parts of the size: half of their height. */
const TO_BASELINE = 0.355;

export function figureSvg(figure: Figure): string {
	const { width, height, millimetres, marks, title, description, link } = figure;
	const [across, down] =
		millimetres === null
			? [number(width), number(height)]
			: [`${number(width * millimetres)}mm`, `${number(height * millimetres)}mm`];
	const body = marks.map(write).join('\n');
	// Several figures may be in one document.
	const id = `plyscope-${crc32(new TextEncoder().encode(link + body)).toString(16)}`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${number(width)} ${number(height)}" role="img" aria-labelledby="${id}-title ${id}-text" font-family="sans-serif">`,
		`<title id="${id}-title">${escapeXml(title)}</title>`,
		`<desc id="${id}-text">${escapeXml(description)}</desc>`,
		`<metadata>${escapeXml(JSON.stringify({ plyscope: VERSION, link }))}</metadata>`,
		body,
		'</svg>',
		''
	].join('\n');
}

function write(mark: Mark): string {
	switch (mark.kind) {
		case 'group':
			return `<g>\n${mark.marks.map(write).join('\n')}\n</g>`;
		case 'path':
			return `<path d="${placedPath(mark.d, ORIGIN, 1)}"${paint(mark.ink)}/>`;
		case 'rect':
			return `<rect${placeOf(mark.rect)}${mark.radius === 0 ? '' : ` rx="${number(mark.radius)}"`}${paint(mark.ink)}/>`;
		case 'circle': {
			const { at, radius, ink } = mark;
			return `<circle cx="${number(at.x)}" cy="${number(at.y)}" r="${number(radius)}"${paint(ink)}/>`;
		}
		case 'text': {
			const { text, at, anchor, size, weight } = mark.text;
			const y = at.y + TO_BASELINE * size;
			const bold = isBold(weight) ? ' font-weight="bold"' : '';
			return `<text x="${number(at.x)}" y="${number(y)}" font-size="${number(size)}"${bold}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`} fill="${mark.fill}">${escapeXml(text)}</text>`;
		}
	}
}

const ORIGIN: Point = { x: 0, y: 0 };

function placeOf({ left, top, right, bottom }: Rect): string {
	return ` x="${number(left)}" y="${number(top)}" width="${number(right - left)}" height="${number(bottom - top)}"`;
}

function paint({ fill, stroke, width, dash, ends }: Ink): string {
	const parts = [` fill="${fill ?? 'none'}"`];
	if (stroke !== undefined) parts.push(` stroke="${stroke}" stroke-width="${number(width ?? 1)}"`);
	if (dash !== undefined) parts.push(` stroke-dasharray="${dash.map(number).join(' ')}"`);
	if (ends === 'round') parts.push(' stroke-linecap="round" stroke-linejoin="round"');
	return parts.join('');
}

function number(value: number): string {
	return String(Math.round(value * 100) / 100);
}
