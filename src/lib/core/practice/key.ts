/** The key: the right answers as a student would write them, or those of any other sheet. */
import type { Answers, EntryId } from './answers.ts';
import { formatEntry, formatLimitEntry } from './entry.ts';
import type { Exercise } from './exercise.ts';
import { placesIn } from './asked-places.ts';
import { movesOf } from './read-move.ts';
import type { Sheet } from './sheet.ts';

/** @param sheet by default the truth */
export function keyOf(exercise: Exercise, sheet: Sheet = exercise.truth): Answers {
	const texts: Partial<Record<EntryId, string>> = {};
	const cuts: number[] = [];
	for (const { kind, node, isBeyond } of placesIn(exercise, sheet)) {
		const amount = sheet.values[node] ?? null;
		const window = sheet.windows[node] ?? null;
		if (isBeyond) continue;
		if (kind === 'cut' && sheet.pruned[node] === true) cuts.push(node);
		if (kind === 'value' && amount !== null) texts[`value-${node}`] = formatEntry(amount);
		if (kind === 'window' && window !== null) {
			texts[`alpha-${node}`] = formatLimitEntry(window.alpha);
			texts[`beta-${node}`] = formatLimitEntry(window.beta);
		}
		if (kind === 'count') texts.count = String(sheet.count);
		if (kind === 'move') {
			texts.move = movesOf(exercise).find((one) => one.node === sheet.move)?.text ?? '';
		}
	}
	return { texts, cuts };
}
