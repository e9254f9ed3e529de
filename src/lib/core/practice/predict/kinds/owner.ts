import { cutReason, NO_ROW, pathFrames } from '../../../trace/cursor.ts';
import { isCutoff } from '../options.ts';
import * as words from '../predict.en.ts';
import { MOST_OPTIONS, type Asker } from '../question.ts';
import { childWords, placeWords, wordsAt } from '../words-at.ts';

/**
 * The ancestor whose bound cuts, where two or more have something by then. Before the return,
 * whose sentence names it.
 */
export const askOwner: Asker = (place) => {
	const { event, voices, story, step, row } = place;
	if (event !== 'return' || !isCutoff(place)) return null;
	const { trace } = voices.recording;
	const path = pathFrames(trace, row, step);
	const { owner } = cutReason(path);
	const having = path
		.slice(0, -1)
		.filter(({ row, best }) => best !== null && trace.narrows(row))
		.map(({ row }) => row);
	if (owner === NO_ROW || having.length < 2) return null;
	const shown = new Set([owner, ...having.toReversed()].slice(0, MOST_OPTIONS));
	return {
		kind: 'owner',
		step,
		row,
		words: words.askOwner(childWords(place), placeWords(place)),
		options: having
			.filter((one) => shown.has(one))
			.map((one) => ({
				text: wordsAt(story, one).name,
				isRight: one === owner,
				ideas: [],
				row: one
			})),
		choose: 'one'
	};
};
