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

/** Pruned moves and what they save: "7 pruned, 7 nodes saved"; the nodes only if minimax was recorded. */
export function prunedLabel({ trace, ghostSize }: Story, rows: readonly number[]): string {
	const saved = ghostSize && rows.reduce((sum, row) => sum + ghostSize(row), 0);
	return plainText(words.prunedMoves(rows.length, saved, cutFor(trace)));
}
