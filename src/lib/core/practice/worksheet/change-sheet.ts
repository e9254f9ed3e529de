/** A change of some fields of a worksheet, as texts. */
import { changedTexts, type Decides } from '../../fields/changed-texts.ts';
import type { Texts } from '../../fields/field-list.ts';
import { WORKSHEET, type WorksheetValues } from './worksheet-link.ts';

type Name = keyof WorksheetValues;

/** The fields of positions of one's own, which drawn ones lack. */
const OF_POSITION = ['depth', 'at', 'evaluator', 'ties', 'order', 'algorithm', 'ask'] as const;

const DECIDES: Decides<Name> = {
	game: ['level', 'position', 'trees', ...OF_POSITION],
	level: ['algorithm', 'ask', 'trees'],
	position: OF_POSITION,
	algorithm: ['ask'],
	notation: ['cut']
};

export function changedSheet(values: WorksheetValues, change: Texts<Name>): Texts<Name> {
	return changedTexts(WORKSHEET, DECIDES, values, change);
}
