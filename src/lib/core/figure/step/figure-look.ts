/** The colours and lines of figures. Those of the screen are the page's own (a test compares them with its styles). */

/** Colours as "#rrggbb": converters know no variables, and no light that shines through. */
export interface Palette {
	readonly panel: string;
	readonly ink: string;
	readonly soft: string;
	/** Of what is pruned, and of words about it. */
	readonly faint: string;
	readonly line: string;
	readonly max: string;
	readonly maxSoft: string;
	readonly min: string;
	readonly minSoft: string;
	/** The line of a cutoff, its edge, and the ground of words on it. */
	readonly now: string;
	readonly nowEdge: string;
	readonly nowSoft: string;
	readonly coming: string;
	readonly searched: string;
	readonly funnel: string;
	readonly leaf: string;
	readonly leafEdge: string;
	readonly lightSquare: string;
	readonly darkSquare: string;
}

const LIGHT: Palette = {
	panel: '#ffffff',
	ink: '#1b1e23',
	soft: '#555b65',
	faint: '#6b7079',
	line: '#85898f',
	max: '#0b62a8',
	maxSoft: '#e4eff8',
	min: '#b8480a',
	minSoft: '#fbeadf',
	now: '#f2c230',
	nowEdge: '#6b4e00',
	nowSoft: '#fdf1c7',
	coming: '#8d939c',
	searched: '#8a8e95',
	funnel: '#f4f3ee',
	leaf: '#f0efea',
	leafEdge: '#4b515b',
	lightSquare: '#ebe6da',
	darkSquare: '#b9b09b'
};

const DARK: Palette = {
	panel: '#1d2026',
	ink: '#ecedef',
	soft: '#a9b0ba',
	faint: '#9aa1ab',
	line: '#7c838d',
	max: '#6cb8f2',
	maxSoft: '#17314a',
	min: '#f2a06a',
	minSoft: '#46291a',
	now: '#f2c230',
	nowEdge: '#fbe9a9',
	nowSoft: '#4a3d10',
	coming: '#7d848f',
	searched: '#6d747e',
	funnel: '#23272e',
	leaf: '#2b3038',
	leafEdge: '#b4bac3',
	lightSquare: '#b9bfc8',
	darkSquare: '#868e9a'
};

/** Black on white: hatches and dashes take the place of colours, and grey that of gold. */
const PAPER: Palette = {
	panel: '#ffffff',
	ink: '#000000',
	soft: '#333333',
	faint: '#555555',
	line: '#000000',
	max: '#000000',
	maxSoft: '#ffffff',
	min: '#000000',
	minSoft: '#ffffff',
	now: '#bbbbbb',
	nowEdge: '#000000',
	nowSoft: '#ffffff',
	coming: '#666666',
	searched: '#000000',
	funnel: '#ffffff',
	leaf: '#ffffff',
	leafEdge: '#000000',
	lightSquare: '#ffffff',
	darkSquare: '#cccccc'
};

export const PALETTES = { light: LIGHT, dark: DARK, paper: PAPER } as const;

/** Widths of lines, in pixels. */
interface Strokes {
	readonly searched: number;
	readonly best: number;
	readonly spine: number;
	readonly hairline: number;
	/** Of a node's outline: a part of its width, at least and at most. */
	readonly node: { readonly part: number; readonly least: number; readonly most: number };
	readonly pruned: number;
	readonly gold: { readonly line: number; readonly edge: number; readonly gap: number };
	/** Of open nodes, of pruned nodes, and of edges to them: dashes and the spaces between. */
	readonly dashes: {
		readonly open: readonly [number, number];
		readonly pruned: readonly [number, number];
		readonly edge: readonly [number, number];
	};
	/** Of plates and cards: the width of their outline, and the radius of their corners. */
	readonly plate: { readonly width: number; readonly radius: number };
	readonly ring: { readonly least: number; readonly most: number };
	/** Of hatching: from one line to the next, and how thick they are. */
	readonly hatch: { readonly apart: number; readonly line: number };
}

export const SCREEN_STROKES: Strokes = {
	searched: 1.8,
	best: 2.6,
	spine: 3.6,
	hairline: 1.2,
	node: { part: 0.035, least: 1.6, most: 3.2 },
	pruned: 1.6,
	gold: { line: 5, edge: 8, gap: 14 },
	dashes: { open: [9, 6], pruned: [5, 4], edge: [6, 5] },
	plate: { width: 1.5, radius: 9 },
	ring: { least: 3, most: 5 },
	hatch: { apart: 7, line: 2.1 }
};

export const PAPER_STROKES: Strokes = {
	searched: 0.9,
	best: 1.4,
	spine: 1.8,
	hairline: 0.8,
	node: { part: 0, least: 1.1, most: 1.1 },
	pruned: 0.9,
	gold: { line: 2.6, edge: 4, gap: 8 },
	dashes: { open: [5, 3], pruned: [3, 2.4], edge: [4, 3] },
	plate: { width: 0.9, radius: 4 },
	ring: { least: 1.8, most: 1.8 },
	hatch: { apart: 4, line: 0.8 }
};

export interface FigureLook {
	readonly palette: Palette;
	readonly strokes: Strokes;
	/** Type is at least and at most so large, in pixels of the drawing. */
	readonly leastType: number;
	readonly mostType: number;
}
