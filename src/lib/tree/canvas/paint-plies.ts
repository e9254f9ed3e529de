/** The numbers of the plies at the left edge, each with its side to move. */
import type { Colours } from './theme-colours.ts';
import type { Scene } from '$lib/core/layout/ply-scene.ts';

/** Of plies closer than this, in pixels, only every few are numbered. */
const LEAST = 15;

export function paintPlies(
	context: CanvasRenderingContext2D,
	scene: Scene,
	colours: Colours,
	font: string,
	grown: number
): void {
	const every = Math.ceil((LEAST * grown) / scene.gap);
	context.font = `${12 * grown}px ${font}`;
	context.textAlign = 'right';
	context.textBaseline = 'middle';
	for (const { ply, y, isMax } of scene.plies) {
		if (ply % every !== 0) continue;
		const text = String(ply);
		const wide = context.measureText(text).width;
		context.globalAlpha = 0.85;
		context.fillStyle = colours.panel;
		context.beginPath();
		context.roundRect(2, y - 8, wide + 18, 16, 4);
		context.fill();
		context.globalAlpha = 1;
		context.fillStyle = colours['ink-soft'];
		context.fillText(text, 5 + wide, y + 0.5);
		const up = isMax ? 1 : -1;
		context.fillStyle = isMax ? colours.max : colours.min;
		context.beginPath();
		context.moveTo(12 + wide, y - 4 * up);
		context.lineTo(16 + wide, y + 3 * up);
		context.lineTo(8 + wide, y + 3 * up);
		context.fill();
	}
}
