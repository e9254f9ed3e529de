/** A change of some fields of a set, as texts. */
import { changedTexts, type Decides } from '../fields/changed-texts.ts';
import type { Texts } from '../fields/field-list.ts';
import { PRACTICE, type PracticeValues } from './practice-link.ts';

type Name = keyof PracticeValues;

/** The fields of a position of one's own, which a drawn one lacks. */
const OF_POSITION = ['depth', 'at', 'evaluator', 'ties'] as const;

const DECIDES: Decides<Name> = {
	game: ['level', 'position', ...OF_POSITION, 'order', 'algorithm', 'ask', 'diagnose', 'pairs'],
	level: ['algorithm', 'ask', 'pairs'],
	position: [...OF_POSITION, 'order', 'algorithm', 'ask', 'diagnose', 'pairs'],
	diagnose: ['algorithm', 'ask', 'position', 'pairs'],
	pairs: ['cut', 'sets'],
	algorithm: ['ask']
};

/** The texts of a changed set, at its first exercise. An empty text takes a field away. */
export function changedSet(values: PracticeValues, change: Texts<Name>): Texts<Name> {
	return changedTexts(PRACTICE, DECIDES, { ...values, show: 1 }, change);
}
