/** The whole chessground configuration of the program's board, derived in one place. */
import type { Config } from '@lichess-org/chessground/config';
import type { Key } from '@lichess-org/chessground/types';
import type { Explanation } from '$lib/core/evaluate/krk-paper/explain.ts';
import { listSquares } from '$lib/core/evaluate/krk-paper/square-set.ts';
import type { Move } from '$lib/core/games/game.ts';
import { isCheck } from '$lib/core/games/krk/legality.ts';
import { moveFrom, moveTo, packMove } from '$lib/core/games/krk/moves.ts';
import { formatBoard, isRookTaken, rookOf, type Turn } from '$lib/core/games/krk/placement.ts';
import { parseSquare, squareName } from '$lib/core/games/krk/squares.ts';
import type { Shade } from '$lib/core/share/krk-link.ts';
import type { ChessgroundConfig } from '../chess/chessground.svelte.ts';
import { quadrantsSvg } from './quadrants-svg.ts';

/** Duration of a piece's slide, in milliseconds. */
const SLIDE = 140;

export interface BoardState {
	readonly id: number;
	readonly turn: Turn;
	readonly lastMove: Move | null;
	/** The user's possible moves; `any` puts pieces anywhere. */
	readonly moves: readonly Move[] | 'any';
	/** The available shading, and the selected parts. */
	readonly explanation: Explanation | null;
	readonly shades: readonly Shade[];
	readonly motion: 'animated' | 'still';
	/** A piece has been moved from one square to another. */
	readonly onmove: (move: Move) => void;
}

export function boardConfig(board: BoardState): ChessgroundConfig {
	const { id, turn, lastMove, moves, shades, motion, onmove } = board;
	const isFree = moves === 'any';
	const canMove = isFree || moves.length > 0;
	const config: Config = {
		fen: formatBoard(id),
		turnColor: turn,
		check: turn === 'black' && isCheck(id) ? 'black' : false,
		lastMove: lastMove === null ? [] : keysOf(lastMove),
		coordinates: true,
		autoCastle: false,
		animation: { enabled: motion === 'animated', duration: SLIDE },
		movable: {
			free: isFree,
			color: isFree ? 'both' : turn,
			dests: isFree ? new Map<Key, Key[]>() : destinations(moves),
			showDests: true
		},
		selectable: { enabled: canMove },
		premovable: { enabled: false },
		draggable: { enabled: canMove, showGhost: true },
		drawable: { enabled: false },
		highlight: { lastMove: true, check: true, custom: shadedSquares(board) },
		events: {
			move: (from, to) => {
				onmove(packMove(parseSquare(from) as number, parseSquare(to) as number));
			}
		}
	};
	const orig: Key = 'a8';
	const html = quadrantsSvg(rookOf(id));
	const hasQuadrants = shades.includes('quadrants') && !isRookTaken(id);
	return {
		config,
		shapes: hasQuadrants ? [{ orig, customSvg: { html, center: 'orig' } }] : []
	};
}

function destinations(moves: readonly Move[]): Map<Key, Key[]> {
	const dests = new Map<Key, Key[]>();
	for (const move of moves) {
		const [from, to] = keysOf(move);
		dests.set(from, [...(dests.get(from) ?? []), to]);
	}
	return dests;
}

function keysOf(move: Move): [Key, Key] {
	return [squareName(moveFrom(move)) as Key, squareName(moveTo(move)) as Key];
}

function shadedSquares({ explanation, shades }: BoardState): Map<Key, string> {
	const classes = new Map<Key, string>();
	if (explanation === null) return classes;
	for (const shade of ['free', 'taken'] as const) {
		if (!shades.includes(shade)) continue;
		const set = shade === 'free' ? explanation.squares : explanation.taken;
		for (const square of listSquares(set)) classes.set(squareName(square) as Key, shade);
	}
	return classes;
}
