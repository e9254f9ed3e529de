import { formatLimit } from '../../../explain/format.ts';
import { pathFrames, type Frame } from '../../../trace/cursor.ts';
import { differs, isCutoff, optionsOf, type Answer } from '../options.ts';
import * as words from '../predict.en.ts';
import type { Asker, Place } from '../question.ts';
import { placeWords } from '../words-at.ts';

/**
 * The parent's own bound after a return. What an idea says is the window that it hands to the next child, so the next
 * child is an inner one, and an idea that cuts here says nothing.
 */
export const askBound: Asker = (place) => {
	const { event, voices, story, step, row, child, childRow, next } = place;
	const { trace } = voices.recording;
	if (event !== 'return' || next === null || isCutoff(place) || !trace.narrows(row)) return null;
	if (voices.tree.children[next]?.length === 0) return null;
	const frame = pathFrames(trace, row, step).at(-1) as Frame;
	const limit = frame.max ? 'alpha' : 'beta';
	if (!Number.isFinite(frame[limit]) || isOnlyOneInSight(place, frame)) return null;
	const options = optionsOf<number>(
		place,
		answer(frame[limit]),
		({ entered, windows }) => {
			const window = windows[next];
			return entered[child] !== true || window == null ? null : answer(window[limit]);
		},
		(a, b) => (a === b ? 0 : a < b ? -1 : 1),
		(value) => ({ text: formatLimit(value), row: -1 })
	);
	if (options === null || !differs(options)) return null;
	return {
		kind: 'bound',
		step,
		row,
		words: words.askBound(frame.max ? 'max' : 'min', placeWords(place), story.names.of(childRow)),
		options,
		choose: 'one'
	};
};

/** True where the bound can only be what the first child returns. */
function isOnlyOneInSight({ isFirst }: Place, { max, alphaGiven, betaGiven }: Frame): boolean {
	return isFirst && !Number.isFinite(max ? alphaGiven : betaGiven);
}

function answer(limit: number): Answer<number> {
	return { key: String(limit), what: limit };
}
