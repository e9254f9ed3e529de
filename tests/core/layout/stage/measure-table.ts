import type { Measure } from '../../../../src/lib/core/layout/stage/parts.ts';

/** Widths of letters in a wide system font, as parts of its size; others are as wide as an "o". */
const WIDTHS: Readonly<Record<string, number>> = {
	...each("ijlI.,:;’'|!", 0.32),
	...each('ftr-()[]/ ', 0.42),
	...each('0123456789', 0.64),
	...each('αβ≤≥−+=∞△▽⁺⁻', 0.84),
	...each('mwMW', 0.98),
	...each('ABCDEFGHJKLNOPQRSTUVXYZ', 0.76)
};
const USUAL = 0.63;
const BOLD = 1.08;

function each(letters: string, width: number): Record<string, number> {
	return Object.fromEntries([...letters].map((letter) => [letter, width]));
}

/** A table of widths in place of a browser's fonts. */
export const measureByTable: Measure = (text, size, weight) => {
	let width = 0;
	for (const letter of text) width += WIDTHS[letter] ?? USUAL;
	return width * size * (weight >= 600 ? BOLD : 1);
};
