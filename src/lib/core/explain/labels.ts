/** The short labels of the tree drawing. */
import { plainText } from './parts.ts';
import type { Story } from './story.ts';
import * as words from './labels.en.ts';
import { sourceOf } from './recall.ts';
import { cutFor } from './skipped.ts';

/** A move on its edge, "c2"; when it is re-searched, "c2 again". */
export function moveLabel(name: string, again: boolean): string {
	return again ? plainText(words.moveAgain(name)) : name;
}

/** The source of a table's answer, at a hit: "known from a3 b2", "known from pass 1". */
export function recallLabel(story: Story, row: number): string {
	return plainText(words.knownFrom(sourceOf(story, row)));
}

/** A closed node that is drawn without its children: "subtree: 26 nodes visited, 16 pruned, 340 nodes saved". */
export function subtreeLabel(
	{ trace }: Story,
	visited: number,
	pruned: number,
	saved: number | null
): string {
	return plainText(words.subtree(visited, pruned, saved, cutFor(trace)));
}

/**
 * Pruned moves and what they save, the nodes only if minimax was recorded: "7 pruned, 7 nodes saved", and after it
 * shorter forms for less space.
 */
export function prunedLabels({ trace, ghostSize }: Story, rows: readonly number[]): string[] {
	const count = rows.length;
	const until = cutFor(trace);
	const alone = plainText(words.prunedMoves(count, null, until));
	if (ghostSize === null) return [alone];
	const saved = rows.reduce((sum, row) => sum + ghostSize(row), 0);
	const all = words.prunedMoves(count, saved, until);
	return [plainText(all), plainText(words.prunedBriefly(count, saved, until)), alone];
}
