/** What rules of chess say about a position, in terms that every chess program shares. */
export interface Ruling {
	/** The position in FEN, normalised. */
	readonly fen: string;
	/** The legal moves in SAN, in ascending order; none where the game has ended. */
	readonly moves: readonly string[];
	/** How the game has ended by itself; null if it goes on, or if a draw can only be claimed. */
	readonly ended: RuledEnding | null;
	/** The draws that may be claimed here, in the order of the type; null if this game has other rules for them. */
	readonly claims: readonly Claimable[] | null;
}

/** An ending that no player has to claim; the last one is a dead position, as far as the material alone shows it. */
export type RuledEnding = 'checkmate' | 'stalemate' | 'insufficient-material';

/** A draw that a player may claim. */
export type Claimable = 'fifty-moves' | 'threefold';
