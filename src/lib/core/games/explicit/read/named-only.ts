/** Notations that are recognised, and not read: what they are is said, and what to do instead. */
import { fail } from '../../../base/result.ts';
import type { TreeReader } from './read-node.ts';

const WRITE =
	'Write the tree as nested lists, such as [[3,5],[2,9]], as indented lines or as a DOT graph.';

type Kind = readonly [what: string, pattern: RegExp, remedy?: string];

const NOTATIONS: readonly Kind[] = [
	['a Mermaid diagram', /^\s*(?:graph|flowchart)\s+(?:TD|TB|BT|LR|RL)\b/],
	['XML', /^\s*<[\w?!]/],
	['an address', /^\s*(?:https?|file):\/\/\S+\s*$/],
	[
		'a TikZ picture',
		/^(?![^]*\\(?:Tree\b|istroot\b|begin\{(?:forest|istgame)\}))(?:\s*\\node\b|[^]*\\begin\{tikzpicture\})/
	],
	['a tree in Newick format', /^\s*\([^;]*\)[\w.:]*;\s*$/],
	['a tree drawn with lines', /^[^\n]*\n[ \t|]*[/\\][ \t|/\\_]*(?:\n|$)/],
	[
		'a position of chess',
		/^\s*(?:\[?FEN\W+)?(?:[KQRBNPkqrbnp1-8]{1,8}\/){7}[KQRBNPkqrbnp1-8]{1,8}(?:\s|$)/,
		'To search it, choose Chess.'
	],
	[
		'a game of chess',
		/^\s*(?:\[[A-Z]\w*\s+"|1\s*\.\s*(?:[KQRBN]?[a-h][1-8]|[KQRBN]x?[a-h][1-8]|O-O)\b)/,
		'To search its last position, choose Chess.'
	],
	[
		'a board of tic-tac-toe',
		/^(?=[^xo]*[xo])[\s|+\-xo._]{9,60}$/i,
		'To search it, choose Tic-tac-toe.'
	],
	['a table', /^(?=[^\n]*\|)[^\n]*\n[ \t|:]*-{2}[-:| \t]*(?:\n|$)/]
];

/** Said last: one of the other readers may know the very program, or read the list in it. */
const TEXTS: readonly Kind[] = [
	[
		'a program',
		/^[ \t]*(?:#include\b|import\s|from\s+\w+\s+import\b|def\s+\w+\s*\(|class\s+\w+|function\s+\w+\s*\(|(?:fn|func|fun|sub)\s+\w+|public\s|package\s|using\s+\w|(?:for|if|while|elif)\b[^\n]*[:{]|return\b|print\s*\()/m,
		`Programs are not run. ${WRITE}`
	],
	[
		'JSON with other keys than those of a tree',
		/^\s*[[{][^]*"[\w ]+"\s*:/,
		'A node is {"name": "A", "children": […]}, a leaf {"name": "B", "value": 3}.'
	],
	['a table', /^[^\n,;\t]+(?:[,;\t][^\n,;\t]*){2,}\n[^\n,;\t]+(?:[,;\t][^\n,;\t]*){2,}(?:\n|$)/],
	['a LaTeX matrix', /\\begin\{\w*(?:matrix|array|tabular)\}|&[^\n&]*\\\\/],
	['plain text', /^(?![^]*[[\](){}<>=|\\;])[^]*\b[a-z]{2,} [a-z]+ [a-z]+ [a-z]+\b/i]
];

const MOST = 20_000;

/** @param code of its faults */
function named(id: string, code: string, name: string, kinds: readonly Kind[]): TreeReader {
	return {
		id,
		name,
		read(text) {
			const found = text.length > MOST ? undefined : kinds.find(([, is]) => is.test(text));
			if (found === undefined) return null;
			const [what, , remedy] = found;
			const message = `This looks like ${what}${remedy === undefined ? `, which is not read here. ${WRITE}` : `. ${remedy}`}`;
			return fail(code, message, Math.max(text.search(/\S/), 0));
		}
	};
}

export const namedOnly = named(
	'named-only',
	'tree-notation',
	'Mermaid, XML, Newick, TikZ, addresses, tables, drawings and positions of other games, which are named alone',
	NOTATIONS
);

export const namedLast = named(
	'named-last',
	'tree-text',
	'programs and plain text, which are named alone',
	TEXTS
);
