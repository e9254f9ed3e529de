/** The forms in which a figure is written as text. */
import type { Figure } from './figure.ts';
import { figureSvg } from './svg.ts';

interface Format {
	readonly name: string;
	/** The ending of its files, with the dot. */
	readonly ending: string;
	readonly write: (figure: Figure) => string;
}

export const FORMATS = {
	svg: { name: 'SVG', ending: '.svg', write: figureSvg }
} as const satisfies Readonly<Record<string, Format>>;

export type FormatId = keyof typeof FORMATS;
