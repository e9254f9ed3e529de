/** The query of a worksheet with the trees of a set of exercises, without the worksheet's own fields: a link is small. */
import { formatQuery } from '../../fields/query.ts';
import { isDrawn, PRACTICE, type PracticeValues } from '../practice-link.ts';

/** The fields of a set that paper does not have. */
const OF_SET: readonly string[] = ['sets', 'diagnose', 'pairs', 'marks', 'show'];
/** A worksheet has at most so many trees. */
const MOST_TREES = 8;

/** @param size the number of exercises in the set */
export function sheetQuery(values: PracticeValues, size: number): string {
	const shared = Object.entries(PRACTICE.changed(values)).filter(
		([name]) => !OF_SET.includes(name)
	);
	const trees = String(Math.min(MOST_TREES, size));
	return formatQuery(isDrawn(values) ? [...shared, ['trees', trees]] : shared);
}
