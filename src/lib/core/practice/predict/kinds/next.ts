import type { PlainTree } from '../../plain-tree.ts';
import type { Sheet } from '../../sheet.ts';
import { differs, isCutoff, optionsOf, type Answer } from '../options.ts';
import * as words from '../predict.en.ts';
import type { Asker } from '../question.ts';
import { childWords, wordsAt } from '../words-at.ts';

/** No node: the search ends. */
const END = Infinity;

/** The node that the search comes to after a return with moves left. */
export const askNext: Asker = (place) => {
	const { event, voices, story, step, row, node, child, next } = place;
	const { tree, right, rowOf } = voices;
	if (event !== 'return' || next === null) return null;
	const after = endOf(tree, child);
	const beyond = endOf(tree, node);
	const options = optionsOf<number>(
		place,
		answer(firstEntered(right, after)),
		(sheet) => (sheet.entered[child] === true ? answer(firstEntered(sheet, after)) : null),
		(a, b) => (a === b ? 0 : a < b ? -1 : 1),
		(found) => ({
			text: found === END ? words.searchEnds : wordsAt(story, rowOf(found)).name,
			row: found === END ? -1 : rowOf(found)
		}),
		// To go on, and to cut.
		[answer(next), answer(beyond < tree.nodes ? beyond : END)]
	);
	if (options === null || !(isCutoff(place) || differs(options))) return null;
	return {
		kind: 'next',
		step,
		row,
		words: words.askNext(childWords(place)),
		options,
		choose: 'one'
	};
};

function answer(node: number): Answer<number> {
	return { key: String(node), what: node };
}

/** The first node that a search enters from `from` on, in its order. */
function firstEntered({ entered }: Sheet, from: number): number {
	const found = entered.indexOf(true, from);
	return found < 0 ? END : found;
}

/** The node after the subtree of `node`. */
function endOf(tree: PlainTree, node: number): number {
	const siblings = tree.children[tree.parent[node] ?? -1];
	if (siblings === undefined) return tree.nodes;
	return siblings[siblings.indexOf(node) + 1] ?? endOf(tree, tree.parent[node] as number);
}
