import type { Colours } from './theme-colours.ts';

/** The pattern of pruned parts: diagonal lines that continue across tiles. */
export function hatchOf(
	context: CanvasRenderingContext2D,
	colours: Colours,
	ratio: number
): CanvasPattern | string {
	const size = Math.round(6 * ratio);
	const tile = document.createElement('canvas');
	tile.width = size;
	tile.height = size;
	const draw = tile.getContext('2d');
	if (draw === null) return colours.sunk;
	draw.fillStyle = colours.panel;
	draw.fillRect(0, 0, size, size);
	draw.strokeStyle = colours['ghost-edge'];
	draw.lineWidth = ratio;
	draw.beginPath();
	// The neighbours' corners too, so that the lines meet.
	for (const shift of [-size, 0, size]) {
		draw.moveTo(shift - 1, size + 1);
		draw.lineTo(shift + size + 1, -1);
	}
	draw.stroke();
	return context.createPattern(tile, 'repeat') ?? colours.sunk;
}
