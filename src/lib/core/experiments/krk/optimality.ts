/** Moves that are as good as perfect play's, by the tablebase. */
import { isRookTaken, type Turn } from '../../games/krk/placement.ts';
import { tablebase } from './tablebase.ts';

/**
 * True where the move from one placement to the next is optimal: White mates as soon as it can; Black draws if it
 * can, and otherwise is mated as late as it can.
 */
export function isOptimal(id: number, next: number, turn: Turn): boolean {
	const { mateIn, lostIn } = tablebase();
	if (turn === 'white') return lostIn[next] === (mateIn[id] as number) - 1;
	// With White to move and the rook on the board every placement is won: Black draws by capturing it.
	return isRookTaken(next) || mateIn[next] === lostIn[id];
}
