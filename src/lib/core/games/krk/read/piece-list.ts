/** The three pieces with their squares, as books write them: "White: Kc3, Rh7; Black: Ka1", "Kc3 Rh7 / Ka1". */
import { fail, ok } from '../../../base/result.ts';
import type { FenReader } from '../../../fen/found-fen.ts';
import { formatBoard, placementOf } from '../placement.ts';
import { squareAt } from '../squares.ts';

/** A piece, after the first letter of its side or of its name; the side at a word of its own. */
const PIECE =
	/\b(white|black|w|b)\b[\s:.'’s]*|(?<![A-Za-z0-9])([wbWB])?(king|rook|[KkRr♔♚♖])\s*(?:on|at|:|=|-)?\s*([a-h][1-8])(?![\w])/gi;
/** What is between the pieces of the two sides, where no word says it. */
const BETWEEN = /[/;\n]|\b(?:vs?|against|versus)\b/i;
const TO_MOVE = /\b(white|black|w|b)(?:['’]s\s+move|\s+(?:is\s+)?to\s+(?:move|play))/i;

interface Placed {
	readonly kind: 'king' | 'rook';
	readonly side: 'white' | 'black' | null;
	readonly square: number;
	readonly at: number;
	readonly end: number;
}

export const pieceList: FenReader = {
	id: 'pieces',
	name: 'lists of pieces with their squares',
	find(text) {
		const pieces = piecesOf(text.replace(TO_MOVE, (words) => ' '.repeat(words.length)));
		const [first] = pieces;
		if (first === undefined || pieces.length < 2) return null;
		const rooks = pieces.filter(({ kind }) => kind === 'rook');
		const kings = pieces.filter(({ kind }) => kind === 'king');
		const [rook] = rooks;
		if (kings.length !== 2 || rooks.length !== 1 || rook === undefined) {
			const message = `This lists ${pieces.length} pieces. King and rook needs two kings and one rook.`;
			return fail('krk-pieces', message, first.at);
		}
		const black = blackKing(text, kings, rook);
		if (black === null) {
			const message = 'Which king is White’s is not said. Write White: Kc3, Rh7; Black: Ka1.';
			return fail('krk-pieces-side', message, kings[1]?.at);
		}
		const white = kings.find((king) => king !== black);
		const squares = new Set(pieces.map(({ square }) => square));
		if (white === undefined || squares.size < pieces.length) {
			return fail('krk-same-square', 'Two of these pieces are on the same square.', first.at);
		}
		if (rook.side === 'black') {
			return fail(
				'krk-extra',
				'Here the rook is Black’s. Exchange the sides: White has the rook.',
				rook.at
			);
		}
		const mover = TO_MOVE.exec(text)?.[1]?.charAt(0).toLowerCase();
		const side = mover === 'b' ? 'Black' : 'White';
		const board = formatBoard(placementOf(black.square, rook.square, white.square));
		const what = `a list of pieces: ${side} is to move`;
		return ok({ what, fen: `${board} ${mover ?? 'w'} - - 0 1`, at: null });
	}
};

function piecesOf(text: string): Placed[] {
	const pieces: Placed[] = [];
	let current: Placed['side'] = null;
	for (const { 0: whole, 1: word, 2: letter, 3: name = '', 4: square = '', index } of text.matchAll(
		PIECE
	)) {
		if (word !== undefined) {
			current = sideOf(word);
			continue;
		}
		const isBlack = name === 'k' || name === '♚';
		pieces.push({
			kind: /^[rR♖]/.test(name) ? 'rook' : 'king',
			side: letter !== undefined ? sideOf(letter) : isBlack ? 'black' : current,
			square: squareAt(square.toLowerCase().charCodeAt(0) - 97, 8 - Number(square.charAt(1))),
			at: index,
			end: index + whole.length
		});
	}
	return pieces;
}

function sideOf(word: string): 'white' | 'black' {
	return word.toLowerCase().startsWith('w') ? 'white' : 'black';
}

/** The king that a word or a letter gives to Black, or that is not on the rook's side of a sign; null if that is open. */
function blackKing(text: string, kings: readonly Placed[], rook: Placed): Placed | null {
	const named = kings.filter(({ side }) => side === 'black');
	if (named.length === 1) return named[0] ?? null;
	const whites = kings.filter(({ side }) => side === 'white');
	if (whites.length === 1) return kings.find(({ side }) => side !== 'white') ?? null;
	const apart = kings.filter((king) => {
		const [from, to] = king.at < rook.at ? [king.end, rook.at] : [rook.end, king.at];
		return BETWEEN.test(text.slice(from, to));
	});
	return apart.length === 1 ? (apart[0] ?? null) : null;
}
