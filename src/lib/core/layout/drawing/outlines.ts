/** The outlines of trees and their marks, as SVG paths. */
import type { Rect } from '../viewport.ts';

/** A five-pointed star around a point: the mark of the best move so far. */
export function starPath(x: number, y: number, radius: number): string {
	const points = Array.from({ length: 10 }, (_, i) => {
		const far = i % 2 === 0 ? radius : radius * 0.42;
		const angle = (Math.PI * i) / 5 - Math.PI / 2;
		return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
	});
	return `M${points.join('L')}Z`;
}

/** The star around 0, 0 with a radius of 10. */
export const STAR = starPath(0, 0, 10);

/** A node in its rectangle: MAX points up, MIN points down, and a leaf is a box. */
export function nodePath(
	shape: 'max' | 'min' | 'leaf',
	{ left, top, right, bottom }: Rect
): string {
	const middle = (left + right) / 2;
	if (shape === 'max') return `M${middle} ${top} L${right} ${bottom} L${left} ${bottom} Z`;
	if (shape === 'min') return `M${middle} ${bottom} L${right} ${top} L${left} ${top} Z`;
	const r = Math.min(4, (right - left) / 8);
	return `M${left + r} ${top} H${right - r} Q${right} ${top} ${right} ${top + r} V${bottom - r} Q${right} ${bottom} ${right - r} ${bottom} H${left + r} Q${left} ${bottom} ${left} ${bottom - r} V${top + r} Q${left} ${top} ${left + r} ${top} Z`;
}

/** A triangle of 14 by 12 around 0, 0: MAX points up, MIN points down. */
const AROUND = { left: -7, top: -6, right: 7, bottom: 6 };
export const TRIANGLES = { max: nodePath('max', AROUND), min: nodePath('min', AROUND) } as const;
