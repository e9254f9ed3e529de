/** What is below the tree of a figure: the line of alpha and beta and the board without space beside their node, and the extras. */
import { LINE_HEIGHT, textPart } from '../../layout/drawing/texts.ts';
import type { TextPart } from '../../layout/stage/parts.ts';
import type { Point } from '../../layout/viewport.ts';
import type { BoardCells } from './board-cells.ts';
import * as words from './figure.en.ts';
import type { FigureLook } from './figure-look.ts';
import { group, type Mark } from './marks.ts';
import { moved } from './moved-mark.ts';
import { textOf } from './paint-stage.ts';
import { board } from './signs.ts';
import { measureFigure } from './text-widths.ts';
import type { WindowLine } from './window-line.ts';

/** A part of it, from its left end and its top. */
export interface Block {
	readonly marks: readonly Mark[];
	readonly height: number;
}

/** The line with the name of its node in front. */
export function namedLine({ name, below }: WindowLine, look: FigureLook): Block {
	return named(name, below, look);
}

/**
 * The board with the name of its node in front.
 *
 * @param type of the name, in pixels
 */
export function namedBoard(
	node: string,
	cells: BoardCells,
	side: number,
	type: number,
	look: FigureLook
): Block {
	const rect = { left: 0, top: 0, right: side, bottom: side };
	const style = { size: type, weight: 400, tone: 'soft', anchor: 'start' } as const;
	const name = textPart(measureFigure, 'board:name', words.boardAt(node), 0, 0, style);
	return named(name, { marks: [group(board(cells, rect, look.palette))], height: side }, look);
}

/** A line of text. */
export function noteOf(text: string, type: number, look: FigureLook): Block {
	const height = type * LINE_HEIGHT;
	const style = { size: type, weight: 400, tone: 'soft', anchor: 'start' } as const;
	const part = textPart(measureFigure, 'note', text, 0, height / 2, style);
	return { marks: [textOf(part, look)], height };
}

function named(name: TextPart, { marks, height }: Block, look: FigureLook): Block {
	const right = name.rect.right + name.size;
	return {
		height,
		marks: [
			moved(textOf(name, look), { x: 0, y: height / 2 }),
			...marks.map((mark) => moved(mark, { x: right, y: 0 }))
		]
	};
}

/** Each block below the one before, with a gap above it. */
export function stacked(blocks: readonly Block[], { x, y }: Point, gap: number): Mark[] {
	let top = y;
	return blocks.flatMap(({ marks, height }) => {
		const by = { x, y: top + gap };
		top += gap + height;
		return marks.map((mark) => moved(mark, by));
	});
}

/** Height of all of them, with the gaps. */
export function heightOf(blocks: readonly Pick<Block, 'height'>[], gap: number): number {
	return blocks.reduce((sum, { height }) => sum + (height === 0 ? 0 : height + gap), 0);
}
