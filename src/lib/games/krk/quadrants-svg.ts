import { fileOf, rowOf } from '$lib/core/games/krk/squares.ts';

/** Distances of a frame from the edges, and of its number from its corner, in hundredths of a square. */
const INSET = 4;
const MARGIN = 16;

/**
 * The four quadrants of the rook, with the paper's numbers: the markup of a custom shape on a8, whose unit is a
 * hundredth of a square. The number is in the corner farthest from the rook.
 */
export function quadrantsSvg(rook: number): string {
	const x = 100 * fileOf(rook);
	const y = 100 * rowOf(rook);
	const right = { left: x + 100, right: 800, number: 800 - MARGIN, anchor: 'end' };
	const left = { left: 0, right: x, number: MARGIN, anchor: 'start' };
	const upper = { top: 0, bottom: y, number: MARGIN + 20 };
	const lower = { top: y + 100, bottom: 800, number: 800 - MARGIN };
	return [
		{ name: 1, across: right, down: upper },
		{ name: 2, across: left, down: upper },
		{ name: 3, across: left, down: lower },
		{ name: 4, across: right, down: lower }
	]
		.filter(({ across, down }) => across.left < across.right && down.top < down.bottom)
		.map(({ name, across, down }) => {
			const width = across.right - across.left - 2 * INSET;
			const height = down.bottom - down.top - 2 * INSET;
			const frame = `x="${across.left + INSET}" y="${down.top + INSET}" width="${width}" height="${height}"`;
			const number = `x="${across.number}" y="${down.number}" text-anchor="${across.anchor}"`;
			return `<rect class="quadrant-halo" ${frame}/><rect class="quadrant-frame" ${frame}/><text class="quadrant-number" ${number}>${name}</text>`;
		})
		.join('');
}
