/** Notes of a referee, game by game. */
import type { Ruling } from '../games/ruling.ts';
import { describeClaims, describeEnded, describeMoves, describeResult } from './answers.en.ts';
import type { Disagreement, RefereeVerdict, Uncompared } from './verdict.ts';

/** Disagreements that are kept; one wrong rule is wrong at many positions. */
const MOST_KEPT = 20;

export class ScoreSheet {
	/** Number of the current game, from 1; 0 before the first. */
	private game = 0;
	private moves = 0;
	private legalMoves = 0;
	private found = 0;
	private readonly ends = { checkmate: 0, stalemate: 0, 'insufficient-material': 0 };
	private readonly claims = { 'fifty-moves': 0, threefold: 0 };
	private readonly disagreements: Disagreement[] = [];
	private readonly uncompared: Uncompared[] = [];

	/** Begins the next game. */
	begin(): void {
		this.game++;
	}

	/** Compares two rulings of one position, after `ply` moves. */
	compare(ply: number, ours: Ruling, theirs: Ruling): void {
		const note = (about: Disagreement['about'], one: string, other: string): void => {
			this.note({ ply, fen: theirs.fen, about, ours: one, theirs: other });
		};
		if (ply > 0) this.moves++;
		if (ours.fen !== theirs.fen) note('position', ours.fen, theirs.fen);
		if (ours.ended !== theirs.ended) {
			note('ending', describeEnded(ours.ended), describeEnded(theirs.ended));
			return;
		}
		if (ours.ended !== null) this.ends[ours.ended]++;
		this.legalMoves += ours.moves.length;
		const [own, others] = [ours.moves, theirs.moves];
		if (own.join() !== others.join()) {
			note('moves', describeMoves(own, others), describeMoves(others, own));
		}
		if (ours.claims === null || theirs.claims === null) return;
		for (const claim of ours.claims) this.claims[claim]++;
		if (ours.claims.join() !== theirs.claims.join()) {
			note('claims', describeClaims(ours.claims), describeClaims(theirs.claims));
		}
	}

	/** Compares the ending that the game is said to have with its last position, after `ply` moves. */
	compareResult(ply: number, said: string, { fen, ended, claims }: Ruling): void {
		if (said === ended || claims?.some((claim) => claim === said) === true) return;
		const found = ended !== null || claims === null ? describeEnded(ended) : describeClaims(claims);
		this.note({ ply, fen, about: 'result', ours: describeResult(said), theirs: found });
	}

	note(disagreement: Omit<Disagreement, 'game'>): void {
		this.found++;
		if (this.found > MOST_KEPT) return;
		this.disagreements.push({ game: this.game, ...disagreement });
	}

	/** The rest of the game cannot be compared. */
	leave(why: string): void {
		this.uncompared.push({ game: this.game, why });
	}

	get verdict(): RefereeVerdict {
		const { game, moves, legalMoves, ends, claims, disagreements, found, uncompared } = this;
		const counts = {
			games: game,
			moves,
			legalMoves,
			checkmates: ends.checkmate,
			stalemates: ends.stalemate,
			deadPositions: ends['insufficient-material'],
			claims
		};
		return { counts, disagreements, found, uncompared };
	}
}
