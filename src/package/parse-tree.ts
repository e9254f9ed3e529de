/** Reading a tree in any notation that people have it in. */
import { formatTree } from '../lib/core/games/explicit/format.ts';
import { childCount, childRow, type ExplicitTree } from '../lib/core/games/explicit/tree.ts';
import { parseTree as parseOwn } from '../lib/core/games/explicit/parse.ts';
import { readTree } from '../lib/core/games/explicit/read/readers.ts';
import { mistaken } from './option-error.ts';
import type { NestedTree, ParsedTree } from './types.ts';

/**
 * Reads a tree: nested lists in our notation or in another one, such as a Python literal, JSON, a CS188 tree file,
 * DOT, an outline, LaTeX of forest.
 *
 * @param readAs the reading to take, where a text can be read in more than one way: an id that the error names
 * @throws OptionError with the place of the mistake in the text
 */
export function parseTree(text: string, readAs?: string): ParsedTree {
	const read = readTree(text);
	if (read === null) return { ...nested(text), root: null, readAs: null };
	if (!read.ok) return mistaken('text', read.fault);
	const [first, ...others] = read.value;
	const ways = read.value.map(({ id, what }) => `${what} (${id})`).join('; ');
	const wanted = readAs === undefined ? first : read.value.find(({ id }) => id === readAs);
	if (wanted === undefined) return mistaken('readAs', { message: `Choose from ${ways}.` });
	if (readAs === undefined && others.length > 0) {
		const message = `There are ${read.value.length} ways to read this text. Choose one: ${ways}.`;
		return mistaken('readAs', { message });
	}
	const { position, root, what } = wanted;
	if (!position.ok) return mistaken('text', position.fault);
	return { ...nested(position.value), root, readAs: what };
}

function nested(text: string): Pick<ParsedTree, 'position' | 'tree'> {
	const tree = parseOwn(text);
	if (!tree.ok) return mistaken('text', tree.fault);
	return { position: formatTree(tree.value), tree: listsOf(tree.value, 0) };
}

// Recursion is safe here: no tree is deeper than MAX_TREE_DEPTH.
function listsOf(tree: ExplicitTree, row: number): NestedTree {
	const count = childCount(tree, row);
	if (count === 0) return tree.value[row] as number;
	return Array.from({ length: count }, (_, child) => listsOf(tree, childRow(tree, row, child)));
}
