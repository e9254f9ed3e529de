/** What cannot be read is named, and what to do is said. */
import { expect, it } from 'vitest';
import { readTree } from '../../../../../src/lib/core/games/explicit/read/readers.ts';

it.each([
	['a Mermaid diagram', 'graph TD\nA-->B[3]\nA-->C[5]', 'tree-notation', 0],
	['XML', '<tree><node value="3"/></tree>', 'tree-notation', 0],
	['Newick', '((3,5)A,(2,9)B)R;', 'tree-notation', 0],
	['a drawing', '   MAX\n  /   \\\n 3     5', 'tree-notation', 3],
	['an address', 'https://example.org/?game=tree&position=[3,5]', 'tree-notation', 0],
	[
		'a picture of TikZ',
		'\\begin{tikzpicture}\\node {A} child {node {3}} child {node {5}};\\end{tikzpicture}',
		'tree-notation',
		0
	],
	[
		'a position of chess',
		'FEN: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
		'tree-notation',
		0
	],
	['a game of chess', '1. e4 e5 2. Nf3 Nc6', 'tree-notation', 0],
	['a board of tic-tac-toe', ' X|O|X\n-+-+-\n | |O', 'tree-notation', 1],
	['a table', '| A | B |\n|---|---|\n| 3 | 5 |', 'tree-notation', 0],
	['a program', 'def minimax(node):\n    return node.value\n', 'tree-text', 0],
	['JSON with other keys', '[{"id":1,"parent":null},{"id":2,"parent":1}]', 'tree-text', 0],
	['a table with values', 'id,parent,value\n1,,\n2,1,3', 'tree-text', 0],
	['a matrix of LaTeX', '\\begin{pmatrix}3&5\\\\2&9\\end{pmatrix}', 'tree-text', 0],
	['a question', 'What is the value of the tree with leaves 3, 5, 2, 9?', 'tree-text', 0]
])('%s', (_, text, code, at) => {
	const read = readTree(text);
	expect(read).toMatchObject({ ok: false, fault: { code, at } });
	expect(read?.ok === false && read.fault.message).toMatch(/^This looks like .*\.$/);
});
