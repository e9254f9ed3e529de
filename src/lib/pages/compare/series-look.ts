/**
 * The look of a search in every chart: its colour, the shape of its marks and the dash of its line stay the same
 * whichever searches are drawn. Colour is never the only cue.
 */
import {
	symbol,
	symbolCircle,
	symbolCross,
	symbolDiamond,
	symbolPlus,
	symbolSquare,
	symbolStar,
	symbolTriangle,
	symbolWye,
	symbolX,
	type SymbolType
} from 'd3-shape';
import type { AlgorithmId } from '$lib/core/search/registry.ts';

/** Short enough for the end of a line or a button. */
export const SHORT_NAMES: Readonly<Record<AlgorithmId, string>> = {
	minimax: 'Minimax',
	alphabeta: 'Alpha-beta',
	negamax: 'Negamax',
	tt: 'Alpha-beta + TT',
	deepening: 'Iter. deepening',
	pvs: 'PVS',
	mtdf: 'MTD(f)',
	sss: 'SSS*',
	aspiration: 'Aspiration',
	quiescence: 'Quiescence',
	swift: 'Swift post',
	ghess: 'ghess'
};

interface SeriesLook {
	/** For both themes, at least 4.5:1 on a panel. */
	readonly colour: string;
	/** `stroke-dasharray`; `none` for a solid line. */
	readonly dash: string;
	readonly shape: SymbolType;
	/** True for shapes that are drawn as lines and cannot be filled. */
	readonly isOpen: boolean;
}

/** A triangle that points down. */
const symbolNabla: SymbolType = {
	draw: (context, size) => {
		const half = Math.sqrt(size / (3 * Math.sqrt(3)));
		context.moveTo(0, 2 * half);
		context.lineTo(-Math.sqrt(3) * half, -half);
		context.lineTo(Math.sqrt(3) * half, -half);
		context.closePath();
	}
};

/** Two triangles, tip to tip. */
const symbolHourglass: SymbolType = {
	draw: (context, size) => {
		const half = Math.sqrt(size / 2);
		context.moveTo(-half, -half);
		context.lineTo(half, -half);
		context.lineTo(-half, half);
		context.lineTo(half, half);
		context.closePath();
	}
};

/** A vertical bar. */
const symbolBar: SymbolType = {
	draw: (context, size) => {
		const wide = Math.sqrt(size / 3);
		context.rect(-wide / 2, -1.5 * wide, wide, 3 * wide);
	}
};

const filled = (light: string, dark: string, dash: string, shape: SymbolType): SeriesLook => ({
	colour: `light-dark(${light}, ${dark})`,
	dash,
	shape,
	isOpen: false
});

const LOOKS: Readonly<Record<AlgorithmId, SeriesLook>> = {
	minimax: filled('#3d434c', '#c3c8cf', 'none', symbolCircle),
	alphabeta: filled('#0b62a8', '#6cb8f2', '7 4', symbolSquare),
	negamax: filled('#6b5800', '#e0c341', '2 3', symbolWye),
	tt: filled('#00694e', '#5ccaa5', '10 3 2 3', symbolDiamond),
	deepening: filled('#8a3a80', '#dd9bd3', '5 2 1 2 1 2', symbolStar),
	pvs: filled('#b8480a', '#f2a06a', '3 3', symbolTriangle),
	mtdf: filled('#a3180f', '#ff9d94', '12 4', symbolCross),
	sss: { ...filled('#4f46a5', '#b3adf5', '6 2 2 2', symbolX), isOpen: true },
	aspiration: filled('#146a75', '#69c6d3', '1 3', symbolNabla),
	quiescence: { ...filled('#5c4a3d', '#cbb5a3', '8 2 1 2', symbolPlus), isOpen: true },
	swift: filled('#93286b', '#f09ccb', '4 1', symbolHourglass),
	ghess: filled('#45631a', '#a9cc74', '1 1', symbolBar)
};

export function lookOf(id: AlgorithmId): SeriesLook {
	return LOOKS[id];
}

/**
 * The outline of a search's mark around (0, 0).
 * @param size its area in square pixels
 */
export function markPath(id: AlgorithmId, size: number): string {
	return symbol(LOOKS[id].shape, size)() ?? '';
}
