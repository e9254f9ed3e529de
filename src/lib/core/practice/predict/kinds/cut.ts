import { differs, isCutoff, optionsOf } from '../options.ts';
import * as words from '../predict.en.ts';
import type { Asker } from '../question.ts';
import { childWords, placeWords } from '../words-at.ts';

/** Whether the search cuts or goes on: where it cuts, or where a wrong idea would. */
export const askCut: Asker = (place) => {
	const question = askAnyCut(place);
	return question !== null && (isCutoff(place) || differs(question.options)) ? question : null;
};

/** The same before any return with moves left. */
export const askAnyCut: Asker = (place) => {
	const { event, voices, next, child, step, row } = place;
	if (event !== 'return' || next === null) return null;
	const answer = (cuts: boolean): { key: string; what: boolean } => ({
		key: String(cuts),
		what: cuts
	});
	const right = voices.recording.trace.isPruned(voices.rowOf(next));
	const options = optionsOf<boolean>(
		place,
		answer(right),
		(sheet) => (sheet.entered[child] === true ? answer(sheet.pruned[next] === true) : null),
		(a, b) => Number(b) - Number(a),
		(cuts) => ({ text: words.cutOrGoOn(cuts), row: -1 }),
		[answer(!right)]
	);
	if (options === null) return null;
	return {
		kind: 'cut',
		step,
		row,
		words: words.askCut(childWords(place), placeWords(place)),
		options,
		choose: 'one'
	};
};
