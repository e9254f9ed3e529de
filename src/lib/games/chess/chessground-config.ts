/** The whole chessground configuration of the explorer's board, derived in one place. */
import type { Config } from '@lichess-org/chessground/config';
import type { DrawShape } from '@lichess-org/chessground/draw';
import type { Color, Key } from '@lichess-org/chessground/types';
import type { Move } from '$lib/core/games/game.ts';
import type { ChessgroundConfig } from './chessground.svelte.ts';
import { arrowSvg, type Arrow } from './arrow-svg.ts';
import type { ChessPicture } from './picture.ts';
import { isCrowded, type MoveMarks } from '../board-marks.ts';

/** Duration of a piece's slide, in milliseconds; short, so that quick stepping keeps up. */
const SLIDE = 140;

export interface BoardLook {
	/** The side at the bottom. */
	readonly orientation: Color;
	readonly motion: 'animated' | 'still';
}

export function chessgroundConfig(
	picture: ChessPicture,
	marks: MoveMarks,
	{ orientation, motion }: BoardLook
): ChessgroundConfig {
	const { turn } = picture;
	const squaresOf = (move: Move): [Key, Key] => keysOf(picture, move);
	const hatched = isCrowded(marks) ? 'pruned thin' : 'pruned';
	const config: Config = {
		fen: picture.placement,
		orientation,
		turnColor: turn,
		check: picture.check ? turn : false,
		lastMove: marks.last === null ? [] : squaresOf(marks.last),
		viewOnly: true,
		coordinates: true,
		animation: { enabled: motion === 'animated', duration: SLIDE },
		drawable: { enabled: false },
		highlight: {
			lastMove: true,
			check: true,
			custom: new Map(marks.pruned.map((move) => [squaresOf(move)[1], hatched]))
		}
	};
	return { config, shapes: shapesOf(picture, marks, orientation) };
}

/** Arrows: the unsearched moves dotted and lowest, then the best, and on top the one just searched, if it is another. */
function shapesOf(picture: ChessPicture, marks: MoveMarks, orientation: Color): DrawShape[] {
	const shapes = new Map<string, DrawShape>();
	const draw = (move: Move, kind: Arrow['kind']): void => {
		const [orig, dest] = keysOf(picture, move);
		const html = arrowSvg({
			...stepsBetween(orig, dest, orientation),
			kind,
			side: picture.side,
			isThin: isCrowded(marks)
		});
		// Four promotions are one arrow.
		shapes.set(`${kind} ${orig}${dest}`, { orig, customSvg: { html, center: 'orig' } });
	};
	for (const move of marks.pruned) draw(move, 'pruned');
	if (marks.best !== null) draw(marks.best, 'best');
	if (marks.searched !== null && marks.searched !== marks.best) draw(marks.searched, 'searched');
	return [...shapes.values()];
}

function keysOf({ squaresOf }: ChessPicture, move: Move): [Key, Key] {
	return squaresOf(move) as [Key, Key];
}

/** From one square to another in squares of the screen: rightwards and downwards. */
function stepsBetween(from: Key, to: Key, orientation: Color): { right: number; down: number } {
	const turn = orientation === 'white' ? 1 : -1;
	return {
		right: (to.charCodeAt(0) - from.charCodeAt(0)) * turn,
		down: (from.charCodeAt(1) - to.charCodeAt(1)) * turn
	};
}
