import type { Side } from '$lib/core/games/game.ts';
import { STAR } from '$lib/core/layout/drawing/outlines.ts';

/** An arrow on a board, in squares of the screen from the square it starts on. */
export interface Arrow {
	readonly right: number;
	readonly down: number;
	readonly kind: 'searched' | 'best' | 'pruned';
	/** The side that moves. */
	readonly side: Side;
	/** Where many moves are pruned, their dots are small. */
	readonly isThin?: boolean;
}

/** Half the widths of shaft and head and the head's length, in hundredths of a square. */
const SIZES = {
	best: { shaft: 15, head: 35, length: 50 },
	searched: { shaft: 6, head: 19, length: 36 }
} as const;

/**
 * The markup of an arrow for chessground's custom shapes, whose unit is a hundredth of a square. The kinds differ in
 * form as well as in colour: broad with a star, narrow, dotted without a head.
 */
export function arrowSvg({ right, down, kind, side, isThin = false }: Arrow): string {
	const length = Math.hypot(right, down) * 100;
	const angle = round((Math.atan2(down, right) * 180) / Math.PI);
	const turned = `transform="translate(50 50) rotate(${angle})"`;
	if (kind === 'pruned') {
		return `<g ${turned}><path class="mark-pruned${isThin ? ' thin' : ''}" d="M18 0 H${round(length - 14)}"/></g>`;
	}
	const { shaft, head, length: headLength } = SIZES[kind];
	// The tip stops short of the middle, so that a captured piece stays visible.
	const tip = length - 8;
	const neck = tip - headLength;
	const path = `M14 ${-shaft} H${round(neck)} V${-head} L${round(tip)} 0 L${round(neck)} ${head} V${shaft} H14 Z`;
	const arrow = `<g ${turned}><path class="mark-${kind} ${side}" d="${path}"/></g>`;
	if (kind === 'searched') return arrow;
	const star = `translate(${round(50 + right * 100 + 28)} ${round(50 + down * 100 - 28)}) scale(2.6)`;
	return `${arrow}<path class="mark-star" d="${STAR}" transform="${star}"/>`;
}

function round(number: number): number {
	return Math.round(number * 100) / 100;
}
