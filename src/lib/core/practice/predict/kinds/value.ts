import { formatBound } from '../../../explain/format.ts';
import { returnedBy, type Amount } from '../../../explain/knowledge.ts';
import { differs, isCutoff, optionsOf, type Answer } from '../options.ts';
import * as words from '../predict.en.ts';
import type { Asker } from '../question.ts';
import { childWords, placeWords } from '../words-at.ts';

/**
 * What an inner node returns, signs included. Asked before its last child returns: afterwards the node shows its
 * value. After one child alone there is nothing to choose from.
 */
export const askValue: Asker = (place) => {
	const { event, voices, story, node, child, row, step, next, isFirst } = place;
	const { trace } = voices.recording;
	if (event !== 'return' || isFirst || !(next === null || isCutoff(place))) return null;
	const options = optionsOf<Amount>(
		place,
		answer(returnedBy(trace, row)),
		({ entered, values }) => {
			const amount = entered[child] === true ? values[node] : null;
			return amount == null ? null : answer(amount);
		},
		(a, b) => (a.value === b.value ? ORDER[a.bound] - ORDER[b.bound] : a.value - b.value),
		({ value, bound }) => ({ text: formatBound(value, bound, story.mates?.names), row: -1 })
	);
	if (options === null || !differs(options)) return null;
	return {
		kind: 'value',
		step,
		row,
		words: words.askValue(childWords(place), placeWords(place)),
		options,
		choose: 'one'
	};
};

const ORDER: Readonly<Record<Amount['bound'], number>> = { upper: 0, exact: 1, lower: 2 };

function answer(amount: Amount): Answer<Amount> {
	return { key: `${amount.bound} ${amount.value}`, what: amount };
}
