/**
 * Widths of text in figures: a file has to fit whatever sans-serif its reader has. Each letter is as wide as in the wider
 * of Liberation Sans (as wide as Arial and Helvetica) and DejaVu Sans (about as wide as Verdana), from their `hmtx`
 * tables, in hundredths of the size, rounded up to even ones. Kerning, which narrows, is not counted.
 */
import type { Measure } from '../../layout/stage/parts.ts';

type Row = readonly [hundredths: number, letters: string];

const REGULAR: readonly Row[] = [
	[28, "'ijl"],
	[30, 'I'],
	[32, ' ,.·’‘'],
	[34, '/:;\\|'],
	[36, 'f'],
	[38, '-'],
	[40, '()[]t'],
	[42, '!r²³₀'],
	[46, '"'],
	[50, '*J`'],
	[52, '“”'],
	[54, 'sz⁺⁻'],
	[56, '?L_c–ç'],
	[58, 'k'],
	[60, 'vxy'],
	[62, 'FTaeoäöéèà'],
	[64, '$0123456789bdghnpqu{}βüß'],
	[66, 'α'],
	[68, 'EKPSY'],
	[70, 'ABVXZÄ'],
	[74, 'CRUÜ'],
	[76, 'HN'],
	[78, '&DG△▽'],
	[80, 'OQÖ'],
	[82, 'w'],
	[84, '#+<=>^~−∞≤≥×↑↓✓'],
	[88, 'M'],
	[90, '★'],
	[96, '%'],
	[98, 'm½'],
	[102, '@']
];

const BOLD: readonly Row[] = [
	[32, "'"],
	[36, ' ijl'],
	[38, ',./I\\|·’‘'],
	[40, ':;'],
	[42, '-'],
	[44, 'f²³₀'],
	[46, '!()[]'],
	[48, 't'],
	[50, '`r'],
	[54, '"*⁺⁻'],
	[56, 'J_–'],
	[60, 'cszç'],
	[62, '?'],
	[64, 'L'],
	[66, 'vxy“”'],
	[68, 'aekäéèà'],
	[70, '$0123456789EFToαö'],
	[72, 'bdghnpqu{}βüß'],
	[74, 'CPSYZ'],
	[78, 'ABKRVX△▽Ä'],
	[82, 'UÜ'],
	[84, '#+<=>DGHN^~−∞≤≥×↑↓✓'],
	[86, 'OQÖ'],
	[88, '&'],
	[90, '★'],
	[94, 'w'],
	[102, '%'],
	[104, '½'],
	[106, 'm'],
	[112, 'W']
];

/** Of a letter that is in no row: as wide as high. */
const OTHER = 100;

/** Figures have two weights, since many programs know no others: from this one on text is bold. */
const BOLD_FROM = 600;

export function isBold(weight: number): boolean {
	return weight >= BOLD_FROM;
}

const widthsIn = (rows: readonly Row[]): ReadonlyMap<string, number> =>
	new Map(rows.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width])));
const widths = { regular: widthsIn(REGULAR), bold: widthsIn(BOLD) };

/** Width in pixels of a line of text in a figure. */
export const measureFigure: Measure = (text, size, weight) => {
	const known = isBold(weight) ? widths.bold : widths.regular;
	let hundredths = 0;
	for (const letter of text) hundredths += known.get(letter) ?? OTHER;
	return (hundredths * size) / 100;
};
