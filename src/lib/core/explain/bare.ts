/** A search without its values: where it is, and what it has visited and pruned. The values of leaves are given. */
import type { Moment } from '../trace/cursor.ts';
import * as words from './bare.en.ts';
import { describeKnown } from './describe-node.ts';
import type { Known } from './known.ts';
import { notYetSearched, prunedMove, spokenNode } from './labels.en.ts';
import { plainText, type Part } from './parts.ts';
import { skipOf, skipText } from './skipped.ts';
import type { Story } from './story.ts';
import { placeTerm } from './terms.ts';

/** A node in one spoken line, "MIN node b: being searched"; of a leaf its value, too. */
export function describeBare(story: Story, row: number, known: Known): string {
	const { trace } = story;
	if (known.isLeaf(row)) return describeKnown(story, row, known);
	const state = known.stateOf(row);
	const isMove = state === 'waiting' || state === 'ghost';
	const kind = isMove ? 'move' : trace.isMax(row) ? 'max' : 'min';
	const standing = (): Part[] => {
		if (state === 'waiting') return notYetSearched();
		if (state === 'ghost') return prunedMove(skipText(skipOf(trace, row, known.until)), null);
		return state === 'open' ? words.beingSearched() : words.searched();
	};
	return plainText(spokenNode(placeTerm(story, row), kind, standing()));
}

/** In place of a step's sentence, which gives values. */
export function explainBare(story: Story, { node, step }: Moment): string {
	return words.stepAt(step, placeTerm(story, node).path.join(' '));
}
