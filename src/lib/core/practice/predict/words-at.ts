/** The names of the nodes of a place, for the words of a question. */
import type { Story } from '../../explain/story.ts';
import { formatValue } from '../../explain/format.ts';
import { returnedBy } from '../../explain/knowledge.ts';
import { nodeWords, type NodeWords } from '../practice.en.ts';
import { gives } from './predict.en.ts';
import type { Place } from './question.ts';

/** "b1", "at b1"; "a3 b2", "after a3 b2"; "the root". */
export function wordsAt({ names, game }: Story, row: number): NodeWords {
	const path = names.pathTo(row);
	const isNode = game.childWord === 'node';
	return nodeWords(isNode ? path.slice(-1) : path, isNode ? 'at' : 'after');
}

/** The parent's. */
export function placeWords({ story, row }: Place): NodeWords {
	return wordsAt(story, row);
}

/** What the child is worth: "b1 is worth 2.", "Kb6 gives at most 4." Nothing is more than a mate. */
export function childWords({ story, childRow }: Place): string {
	const { trace, names, mates } = story;
	const { value, bound } = returnedBy(trace, childRow);
	const isMate = mates !== null && !Number.isFinite(value);
	const how = trace.isLeaf(childRow) ? 'leaf' : isMate ? 'mate' : bound;
	return gives(names.of(childRow), formatValue(value, mates?.names), how);
}
