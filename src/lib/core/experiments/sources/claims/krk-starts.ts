import { chess } from '../../../games/chess/chess.ts';
import { formatBoard, isRookTaken, PLACEMENTS, whiteKingOf } from '../../../games/krk/placement.ts';
import { blackKingOf, rookOf } from '../../../games/krk/placement.ts';
import { listStarts } from '../../krk/starts.ts';
import { formatRun, PAPER_PLAN } from '../../krk/run-plan.ts';
import type { Claim, Report } from './claim.ts';
import { compare, note } from './figure.ts';
import { formatCount } from '../../../base/count-words.ts';

const CLAIMED = 175_168;
/** Placements between two progress reports. */
const BATCH = 4096;

export const krkStarts: Claim = {
	id: 'krk-starts',
	source: 'krk-paper',
	title: '175,168 legal starting positions',
	says: 'With White to move there are 175,168 legal positions of king and rook against king.',
	check:
		'Counts them twice: from the lab’s list, and by asking the rules of chess about each way to put three pieces on the board.',
	run(report) {
		const listed = listStarts('all').ids.length;
		const legal = countByChess(report);
		return {
			verdict: listed === CLAIMED && legal === CLAIMED ? 'true' : 'not-as-claimed',
			sentence:
				listed === legal
					? `Both counts give ${formatCount(legal)}: kings not side by side, Black not in check.`
					: 'The two counts differ.',
			figures: [
				compare('By the lab’s list', formatCount(CLAIMED), formatCount(listed)),
				compare('By the rules of chess', formatCount(CLAIMED), formatCount(legal)),
				note('Ways to put three pieces on 64 squares', formatCount(64 * 63 * 62))
			],
			see: [
				{
					kind: 'lab',
					text: 'The lab: games from all of them',
					room: 'experiment',
					query: formatRun(PAPER_PLAN)
				}
			]
		};
	}
};

/** Placements that are legal chess positions with White to move. */
function countByChess(report: Report): number {
	let legal = 0;
	for (let id = 0; id < PLACEMENTS; id++) {
		if (id % BATCH === 0) {
			report({ stage: 'By the rules of chess', done: id, of: PLACEMENTS, unit: 'placements' });
		}
		if (!isOnThreeSquares(id)) continue;
		if (chess.parse(`${formatBoard(id)} w - - 0 1`, { root: 'max' }).ok) legal++;
	}
	return legal;
}

function isOnThreeSquares(id: number): boolean {
	const [black, white] = [blackKingOf(id), whiteKingOf(id)];
	return !isRookTaken(id) && black !== white && rookOf(id) !== white;
}
