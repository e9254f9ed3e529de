/** The number of a step, as people type it. */
import { quote } from '../base/clip.ts';
import { formatCount } from '../base/count-words.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { zerosInFront } from '../base/zeros-in-front.ts';
import { failMissing } from './field.ts';

/** In a link: the last step of a search whose steps are not counted yet. */
export const LAST_STEP = 'end';

/** Above the last step of every recording. */
const MOST_STEP = 9_999_999_999;

/** Reads a step number up to MOST_STEP. Faults: `step-number`, `step-range`. */
export function parseStep(text: string): Result<number> {
	if (text.trim() === '') return failMissing('step-number', 'a whole number from 0');
	if (!/^\d+$/.test(text.trim())) {
		return fail('step-number', `${quote(text)} is not a step: give a whole number from 0.`);
	}
	const zeros = zerosInFront(text.trim());
	if (zeros !== null) return fail('step-number', zeros);
	return Number(text) <= MOST_STEP
		? ok(Number(text))
		: fail(
				'step-range',
				`${quote(text)} is out of range: give a whole number from 0 to ${formatCount(MOST_STEP)}.`
			);
}
