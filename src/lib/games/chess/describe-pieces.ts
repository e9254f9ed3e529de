import { kindName, parsePiece } from '$lib/core/games/chess/pieces.ts';

/**
 * "White: king b1, rook f1, pawns a2, b2. Black: king a6."
 *
 * @param pieces FEN letters by square name; the board may be unfinished
 */
export function describePieces(pieces: ReadonlyMap<string, string>): string {
	return `White: ${describeSide(pieces, 'KQRBNP')}. Black: ${describeSide(pieces, 'kqrbnp')}.`;
}

function describeSide(pieces: ReadonlyMap<string, string>, letters: string): string {
	const groups: string[] = [];
	for (const letter of letters) {
		const squares = [...pieces].filter(([, piece]) => piece === letter).map(([square]) => square);
		if (squares.length === 0) continue;
		const name = kindName(parsePiece(letter));
		groups.push(`${name}${squares.length > 1 ? 's' : ''} ${squares.sort().join(', ')}`);
	}
	return groups.join(', ') || 'no pieces';
}
