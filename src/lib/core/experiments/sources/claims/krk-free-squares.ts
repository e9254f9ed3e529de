import { ILLEGAL, freeSquaresTable } from '../../../evaluate/krk-paper/free-squares.ts';
import { isCheckmate, isStalemate } from '../../../games/krk/legality.ts';
import type { Turn } from '../../../games/krk/placement.ts';
import { READINGS, READING_TEXTS, type Reading } from '../../../games/krk/profile/readings.ts';
import type { Claim, Figure, See } from './claim.ts';
import { note } from './figure.ts';

const CLAIMED = '0 to 49';

/** Least and greatest count of one reading with one side to move; mates and stalemates count 0, as the text says. */
interface Range {
	readonly least: number;
	readonly most: number;
	/** The first placement with the greatest count. */
	readonly id: number;
}

export const krkFreeSquares: Claim = {
	id: 'krk-free-squares',
	source: 'krk-paper',
	title: 'Free squares are a number from 0 to 49',
	says: 'The number of free squares “can be equal to anywhere between 0 and 49”; a mate or a stalemate has 0.',
	check: `Counts the free squares of every legal position, with White and with Black to move, in each of ${READINGS.length} interpretations of the text.`,
	run(report) {
		const figures: Figure[] = [];
		const fitting: string[] = [];
		let white: Range | null = null;
		let highest = 0;
		for (const [done, reading] of READINGS.entries()) {
			report({ stage: 'Counting', done, of: READINGS.length, unit: 'interpretations' });
			const { name } = READING_TEXTS[reading];
			const [start, reply] = [rangeOf(reading, 'white'), rangeOf(reading, 'black')];
			const least = Math.min(start.least, reply.least);
			const most = Math.max(start.most, reply.most);
			const found = `${least} to ${most}`;
			if (found === CLAIMED) fitting.push(name);
			if (reading !== 'authors') {
				figures.push(note(name, found));
				continue;
			}
			white = start;
			highest = most;
			figures.push(
				{ name, claimed: CLAIMED, found, agrees: found === CLAIMED },
				note(`${name}, White to move`, `${start.least} to ${start.most}`),
				note(`${name}, Black to move`, `${reply.least} to ${reply.most}`)
			);
		}
		const isTrue = figures[0]?.agrees === true;
		return {
			verdict: isTrue ? 'true' : fitting.length > 0 ? 'partly' : 'not-as-claimed',
			sentence: isTrue
				? 'The released program’s count never leaves this range.'
				: `The released program’s count goes up to ${highest}: two quadrants count after a check, and where the white king blocks the rook’s line.${fitting.length === 0 ? '' : ` The largest single quadrant has 49 squares: the range is that of the interpretation “${fitting.join('”, “')}”.`}`,
			figures,
			see: white === null ? [] : [seeCount(white)]
		};
	}
};

function rangeOf(reading: Reading, turn: Turn): Range {
	const table = freeSquaresTable(reading, turn);
	let [least, most, first] = [Infinity, -Infinity, 0];
	for (const [id, count] of table.entries()) {
		if (count === ILLEGAL) continue;
		const isOver = turn === 'black' && (isCheckmate(id) || isStalemate(id));
		const value = isOver ? 0 : count;
		least = Math.min(least, value);
		if (value > most) [most, first] = [value, id];
	}
	return { least, most, id: first };
}

function seeCount({ most, id }: Range): See {
	return {
		kind: 'lab',
		text: `A position with ${most} free squares, as the released program counts`,
		room: 'program',
		query: `start=${id}`
	};
}
