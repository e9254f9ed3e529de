/** What each preset has: its size, its type, and the rooms in which its tree is laid out. */
import { formatValue } from '../../explain/format.ts';
import type { Story } from '../../explain/story.ts';
import { valueMiddle } from '../../layout/drawing/shapes.ts';
import type { StageLook, StageRoom } from '../../layout/stage/parts.ts';
import { LEGIBLE_NUMBERS } from '../../layout/stage/type-sizes.ts';
import type { Extent } from '../../layout/stage/placement/whole/extent.ts';
import type { WholeStyle } from '../../layout/stage/placement/whole/whole-sizes.ts';
import { assertExists } from '../../base/assert.ts';
import { MM } from '../paper.ts';
import { PALETTES, PAPER_STROKES, SCREEN_STROKES, type FigureLook } from './figure-look.ts';
import type { FigureValues } from './figure-fields.ts';
import { measureFigure } from './text-widths.ts';

export interface FigureRoom {
	readonly look: FigureLook;
	/** Of the whole figure, in pixels of the drawing; the height of one that ends with its tree is null. */
	readonly width: number;
	readonly height: number | null;
	/** At both sides, and above and below all of it. */
	readonly margin: number;
	readonly ends: number;
	/** Size of what is written around the tree. */
	readonly text: number;
	/** Millimetres to a pixel of the drawing, on paper; null on a screen, where a pixel is one. */
	readonly millimetres: number | null;
}

const SLIDE = { width: 1280, height: 720, margin: 28, ends: 28 } as const;
const PAGE = { width: 1000, height: 560, window: 900, margin: 10, ends: 10 } as const;

/** Paper's drawing is laid out as for a small screen, whose least type of 11 pixels is then of 8 points. */
const PAPER_SCALE = 8 / 0.75 / 11;
/** 8 and 10 points, in pixels of the drawing. */
const LEAST_ON_PAPER = 8 / 0.75 / PAPER_SCALE;
const MOST_ON_PAPER = 10 / 0.75 / PAPER_SCALE;

export function roomOf({ preset, theme, width }: FigureValues): FigureRoom {
	if (preset === 'slide') {
		const look = {
			palette: PALETTES.light,
			strokes: SCREEN_STROKES,
			leastType: 18,
			mostType: Infinity
		};
		return { ...SLIDE, look, text: 26, millimetres: null };
	}
	if (preset === 'paper') {
		return {
			look: {
				palette: PALETTES.paper,
				strokes: PAPER_STROKES,
				leastType: LEAST_ON_PAPER,
				mostType: MOST_ON_PAPER
			},
			width: (Number(width) * MM) / PAPER_SCALE,
			height: null,
			margin: 2,
			ends: 7,
			text: 12,
			millimetres: PAPER_SCALE / MM
		};
	}
	const look = {
		palette: PALETTES[theme],
		strokes: SCREEN_STROKES,
		leastType: 0,
		mostType: Infinity
	};
	return { ...PAGE, height: null, look, text: 17, millimetres: null };
}

/** Height of a tree on paper: so much, and for each ply, in pixels of the drawing. */
const TREE_ON_PAPER = { root: 78, whole: 96, spine: 112 } as const;

/**
 * The room for a tree.
 *
 * @param used height of what is around the tree
 * @param plies of the tree
 */
export function treeRoom(
	{ width, height, margin, ends }: FigureRoom,
	{ preset }: FigureValues,
	form: 'whole' | 'spine',
	used: number,
	plies: number
): StageRoom {
	const across = width - 2 * margin;
	const room = (look: StageLook, down: number, windowHeight: number): StageRoom => ({
		size: { width: across, height: down },
		look,
		windowHeight
	});
	if (preset === 'slide') {
		return room('lecture', (height ?? SLIDE.height) - used - 2 * ends, SLIDE.height);
	}
	if (preset === 'page') return room('explore', PAGE.height, PAGE.window);
	const down = TREE_ON_PAPER.root + plies * TREE_ON_PAPER[form];
	return room(form === 'spine' ? 'phone' : 'narrow', down, down);
}

/** Widths of the nodes of a tree on paper: with these its type is 8 to 10 points. */
const NODE = { most: 44, least: 26, step: 2 } as const;
/** Side of a board. */
const BOARD = 44;
const LEAF = { most: 26, least: 17, part: 0.6 } as const;
/** Into a leaf each value fits, with so much space around it, as long as the tree then fits. */
const VALUE = { type: 11, around: 5.5 } as const;
/** A triangle is so wide at the middle of its value, in parts of its width. */
export const CLEAR = valueMiddle('max', { left: 0, top: 0, right: 1, bottom: 1 });
/** Below this width of a node a tree is tight. */
const TIGHT = 38;

/**
 * The ways to draw a tree whole on paper, the largest nodes first; bounds lose their origins before nodes become small.
 * A leaf that is a finished game is a board where there is space.
 */
export function paperStyles(
	{ game, isTyped, places }: Extent,
	bounds: FigureValues['bounds']
): [WholeStyle, ...WholeStyle[]] {
	const hasBoards = game.hasResult === true && !isTyped;
	const widths = places.map(({ value, isCut }) => {
		const text = formatValue(value);
		return isCut
			? measureFigure(`≤${text}`, VALUE.type, 700) / CLEAR
			: measureFigure(text, VALUE.type, 700) + VALUE.around;
	});
	const wide = Math.ceil(Math.max(...widths));
	const least = wide > LEAF.least ? [wide, LEAF.least] : [LEAF.least];
	const usual = least.flatMap((leaf) => [...stylesOf(bounds, leaf)]);
	const boards = usual.flatMap((style) =>
		style.isTight ? [] : { ...style, leaf: BOARD, board: true }
	);
	const [first, ...others] = hasBoards ? [...boards, ...usual] : usual;
	return [assertExists(first, 'there is a style'), ...others];
}

/** The ways to draw a tree whole with written bounds on a screen or a slide, the largest nodes first. */
export function screenStyles({ look, windowHeight }: StageRoom): WholeStyle[] {
	const { most, least, leaf } = SCREEN_NODE;
	const numbers = look === 'lecture' ? { values: 0.029, limits: 0.025 } : LEGIBLE_NUMBERS;
	const unit = windowHeight / 100;
	return Array.from({ length: most - least + 1 }, (_, at) => ({
		node: Math.round((most - at) * unit),
		leaf: Math.round(Math.max(leaf, (most - at) * LEAF.part) * unit),
		bounds: 'none',
		moveLines: 1,
		names: 'all',
		numbers,
		isTight: false,
		board: false
	}));
}

/** In hundredths of the height. */
const SCREEN_NODE = { most: 10, least: 5, leaf: 4.5 } as const;

function* stylesOf(bounds: FigureValues['bounds'], leaf: number): Generator<WholeStyle> {
	const kinds =
		bounds === 'none' ? (['none'] as const) : (['two lines', 'one line', 'lane'] as const);
	for (const names of ['all', 'inner nodes'] as const) {
		for (const kind of kinds) {
			for (let node: number = NODE.most; node >= NODE.least; node -= NODE.step) {
				if (kind === 'two lines' && node < TIGHT) continue;
				yield {
					node,
					leaf: Math.max(leaf, Math.min(LEAF.most, Math.round(node * LEAF.part))),
					bounds: kind,
					moveLines: 1,
					names,
					numbers: LEGIBLE_NUMBERS,
					isTight: node < TIGHT,
					board: false
				};
			}
		}
	}
}

/** Plies for which a spine has rows. */
export function pliesOf({ trace }: Story): number {
	const { depth } = trace.header.setup;
	let most = 0;
	for (let row = 0; row < trace.rows; row++) most = Math.max(most, trace.depthOf(row));
	return depth === null ? most : Math.max(depth, most);
}
