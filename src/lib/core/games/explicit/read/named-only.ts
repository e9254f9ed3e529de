/** Notations that are recognised, and not read: what they are is said, and what to paste instead. */
import { fail } from '../../../base/result.ts';
import type { TreeReader } from './read-node.ts';

const NOTATIONS: readonly (readonly [what: string, pattern: RegExp])[] = [
	['a Mermaid diagram', /^\s*(?:graph|flowchart)\s+(?:TD|TB|BT|LR|RL)\b/],
	['XML', /^\s*<[\w?!]/],
	['an address', /^\s*(?:https?|file):\/\/\S+\s*$/],
	[
		'a TikZ picture',
		/^(?![^]*\\(?:Tree\b|istroot\b|begin\{(?:forest|istgame)\}))(?:\s*\\node\b|[^]*\\begin\{tikzpicture\})/
	],
	['a tree in Newick format', /^\s*\([^;]*\)[\w.:]*;\s*$/],
	['a tree drawn with lines', /^[^\n]*\n[ \t|]*[/\\][ \t|/\\_]*(?:\n|$)/]
];

export const namedOnly: TreeReader = {
	id: 'named-only',
	name: 'Mermaid, XML, Newick, TikZ, addresses and drawings, which are named alone',
	read(text) {
		const found = NOTATIONS.find(([, pattern]) => pattern.test(text));
		if (found === undefined) return null;
		return fail(
			'tree-notation',
			`This looks like ${found[0]}, which is not read here. Write the tree as nested lists, such as [[3,5],[2,9]], as indented lines or as a DOT graph.`,
			text.search(/\S/)
		);
	}
};
