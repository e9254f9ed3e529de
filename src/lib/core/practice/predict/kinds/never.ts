import * as words from '../predict.en.ts';
import { MOST_BRANCHES, type Asker } from '../question.ts';
import { placeWords } from '../words-at.ts';

/** The branches that are never searched, before a cutoff. */
export const askNever: Asker = (place) => {
	const { event, voices, story, step, row } = place;
	const { trace } = voices.recording;
	if (event !== 'cut') return null;
	const children = trace.childrenOf(row);
	if (children.length > MOST_BRANCHES) return null;
	return {
		kind: 'never',
		step,
		row,
		words: words.askNever(placeWords(place)),
		options: children.map((child) => ({
			text: story.names.of(child),
			isRight: trace.isPruned(child),
			ideas: [],
			row: child
		})),
		choose: 'every'
	};
};
