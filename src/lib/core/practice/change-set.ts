/** A change of some fields of a set, as texts: what goes with the old values is left to its default again. */
import type { Texts } from '../fields/field-list.ts';
import { PRACTICE, type PracticeValues } from './practice-link.ts';

type Name = keyof PracticeValues;

/** The fields of a position of one's own, which a drawn one lacks. */
const OF_POSITION = ['depth', 'at', 'evaluator', 'ties'] as const;

/** What a field decides, so that another value of it does not go with a choice made before. */
const DECIDES: Readonly<Partial<Record<Name, readonly Name[]>>> = {
	game: ['level', 'position', ...OF_POSITION, 'order', 'algorithm', 'ask', 'diagnose', 'pairs'],
	level: ['algorithm', 'ask', 'pairs'],
	position: [...OF_POSITION, 'order', 'algorithm', 'ask', 'diagnose', 'pairs'],
	diagnose: ['algorithm', 'ask', 'position', 'pairs'],
	pairs: ['cut', 'sets'],
	algorithm: ['ask']
};

/** The texts of a changed set. An empty text takes a field away. */
export function changedSet(values: PracticeValues, change: Texts<Name>): Texts<Name> {
	const names = Object.keys(change) as Name[];
	const dropped = new Set<Name>(['show', ...names.flatMap((name) => DECIDES[name] ?? [])]);
	const texts = { ...PRACTICE.changed(values), ...change };
	return Object.fromEntries(
		Object.entries(texts).filter(
			([name, text]) => text !== '' && (name in change || !dropped.has(name as Name))
		)
	);
}
