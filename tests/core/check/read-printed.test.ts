/** Reading what programs print: the forms of languages and terminals, and what can be read in two ways. */
import { expect, test } from 'vitest';
import { namedTreeOf, type NamedTree } from '../../../src/lib/core/check/named-tree.ts';
import { readPrinted } from '../../../src/lib/core/check/read-printed.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { slice } from '../../sweep.ts';

const TREE = '[[[-3,[-3,-5,1]],[6,[6,-3]]],[1,6],[[[-4,-5],[-1,9]],5]]';
const LEAVES = [-3, -3, 6, 1, 6, -4, -1];
const NAMES = ['a1.1', 'a1.2.1', 'a2.1', 'b1', 'b2', 'c1.1.1', 'c1.2.1'];

function treeOf(text: string): NamedTree {
	const state = explicit.parse(text, { root: 'max' });
	if (!state.ok) throw new Error(state.fault.message);
	return namedTreeOf(explicit, state.value);
}

function valuesOf(text: string, tree = TREE): readonly number[] | string {
	const read = readPrinted(text, treeOf(tree));
	return read.ok ? read.value.values : `${read.fault.code} ${read.fault.at ?? ''}`;
}

function each(write: (value: string, at: number) => string, between = '\n'): string {
	return LEAVES.map((value, at) => write(String(value), at)).join(between);
}

test.each([
	['one a line', each((value) => value)],
	['with empty lines', `\n\n${each((value) => value, '\n\n')}\n\n`],
	['with tabs', each((value) => value, '\t')],
	['with Windows line ends', each((value) => value, '\r\n')],
	['a comma at the end', `${each((value) => value, ', ')},`],
	['commas alone', each((value) => value, ',')],
	['arrows', each((value) => value, ' -> ')],
	['arrows without spaces', each((value) => value, '->')],
	['pluses', each((value) => (value.startsWith('-') ? value : `+${value}`), ' ')],
	['C++: std::fixed', each((value) => `${value}.000000`, ' ')],
	['minus signs', each((value) => value.replace('-', '−'), ' ')],
	['Haskell: show of a list', `[${each((value) => `Leaf (${value})`, ',')}]`],
	['Haskell: GHCi', `*Main> search tree\n[${each((value) => value, ',')}]\n*Main> `],
	['Standard ML: a list', `val it = [${each((value) => value.replace('-', '~'), ',')}] : int list`],
	['Standard ML: its prompt', `- search tree;\n${each((value) => value.replace('-', '~'), ' ')}`],
	['Java: JShell', `jshell> search(tree)\n$3 ==> [${each((value) => `${value}.0`, ', ')}]`],
	['JavaScript: Chrome', `(7) [${each((value) => value, ', ')}]`],
	['JavaScript: Firefox', `Array(7) [ ${each((value) => value, ', ')} ]`],
	['JavaScript: Node', '[\n  -3, -3,  6, 1,\n   6, -4, -1\n]'],
	['Python: NumPy', '[-3. -3.  6.  1.  6. -4. -1.]'],
	['Python: logging', each((value) => `INFO:root:${value}`)],
	['Python: end=" "', `>>> search(tree)\n${each((value) => value, ' ')} >>> `],
	['a shell: Fedora', `[me@home ai]$ ./search\n${each((value) => value)}\n[me@home ai]$ `],
	['a shell: macOS', `(venv) me@Mac ai % ./search\n${each((value) => value)}\nme@Mac ai % `],
	['a shell: PowerShell', `PS C:\\ai> java Search\n${each((value) => value)}\nPS C:\\ai> `],
	['colours', each((value) => `\u001b[31m${value}\u001b[0m`, ' ')],
	['colours whose escape is lost', each((value) => `[1;31m${value}[0m`, ' ')],
	['a shell without an end of line', `$ ./search\n${each((value) => value)}me@home:~/ai$ `],
	['zsh, with its sign for no end of line', `~/ai % ./search\n${each((value) => value)}%\n~/ai % `],
	[
		'zsh, with an arrow',
		`➜  ai git:(main) ✗ ./search\n${each((value) => value)}\n➜  ai git:(main) ✗`
	],
	['labels', each((value) => `leaf: ${value}`)],
	['labels of a sentence', each((value) => `Evaluated leaf node with value ${value}.`)],
	['labels of its own', each((value) => `Checking ${value}`)],
	['bounds and depth', each((value) => `leaf ${value} alpha=-inf beta=6 depth: 3`)],
	['bullets', each((value) => `* ${value}`)],
	['a numbered list', each((value, at) => `${at + 1}. ${value}`)],
	['a numbered list with brackets', each((value, at) => `${at + 1}) ${value}`)],
	['numbered from 0', each((value, at) => `${at}: ${value}`)],
	['numbered, with tabs alone', each((value, at) => `${at + 1}\t${value}`)],
	['numbered labels', each((value, at) => `Leaf #${at + 1}: ${value}`)],
	['numbered labels without a space', each((value, at) => `leaf${at + 1}=${value}`)],
	['an index', each((value, at) => `leaf[${at}] = ${value}`)],
	['a dictionary', `{${each((value, at) => `${at}: ${value}`, ', ')}}`],
	['tuples', `[${each((value, at) => `(${at}, ${value})`, ', ')}]`],
	['decimal commas', each((value) => `${value},0`, ' ')],
	['decimal commas in a list', `[${each((value) => `${value},00`, ', ')}]`],
	['decimal commas, three places', each((value) => `${value},000`, '; ')],
	['decimal commas, numbered', each((value, at) => `${at + 1}. ${value},0`)],
	['names', each((value, at) => `${NAMES[at] ?? ''} ${value}`)],
	['names alone', NAMES.join(' ')],
	['names in a list', `['${NAMES.join("', '")}']`],
	['names after values', each((value, at) => `${value} (${NAMES[at] ?? ''})`)],
	['names in a sentence', each((value, at) => `Evaluating ${NAMES[at] ?? ''} = ${value}`)],
	['names as JSON', each((value, at) => `{"name":"${NAMES[at] ?? ''}","value":${value}}`)],
	['names in a table', `leaf,value\n${each((value, at) => `${NAMES[at] ?? ''},${value}`)}`],
	['names with decimal commas', each((value, at) => `${NAMES[at] ?? ''}: ${value},0`)]
])('%s', (_, text) => {
	expect(valuesOf(text)).toEqual(LEAVES);
});

test.each([
	['1,6', [1, 6]],
	['1 6', [1, 6]],
	['-1%', [-1]],
	['1.5 -3', [1.5, -3]],
	['0 -3', [0, -3]],
	['-3 -3 7', [-3, -3, 7]],
	['inf -∞', [Infinity, -Infinity]]
])('%j has the values %j', (text, values) => {
	expect(valuesOf(text)).toEqual(values);
});

test('the values of the tree say whether a comma is that of a decimal', () => {
	expect(valuesOf('3,5', '[3,5]')).toEqual([3, 5]);
	expect(valuesOf('3,5', '[3.5,1]')).toEqual([3.5]);
	expect(valuesOf('3,5 2,9', '[[3,5],[2,9]]')).toEqual([3, 5, 2, 9]);
	expect(valuesOf('1,000 2', '[1000,2]')).toEqual([1000, 2]);
	expect(valuesOf('1 6 2 7', '[[1,6],[2,7]]')).toEqual([1, 6, 2, 7]);
	expect(valuesOf('1. 6\n2. 7', '[6,7]')).toEqual([6, 7]);
});

test.each([
	['-3,0 0,0', '[-3,0]', 0],
	['3 0,5', '[[0,5],[0.5,3]]', 2],
	['1,000 2', '[1000,1,2]', 0],
	['-3,0 7,0', '[-3,2]', 0],
	['1. 6\n2. 7', '[[1,6],[2,7]]', 0],
	['1. -3\n2. 8', '[-3,6]', 0]
])('%j on %s can be read in two ways, and is asked about', (text, tree, at) => {
	expect(valuesOf(text, tree)).toBe(`printed-ambiguous ${at}`);
});

test.each([
	['-3 -3\nResult: 1', 'printed-result 6'],
	['leaf -3\nleaf -3\nbest value = 1', 'printed-result 16'],
	['no numbers at all', 'printed-name 0'],
	['a1.1 -3 a1.2', 'printed-name 8'],
	['-3 a1.1 -3', 'printed-name 8'],
	['a1.1 three', 'printed-number 5']
])('%j is a fault: %s', (text, fault) => {
	expect(valuesOf(text)).toBe(fault);
});

test('more than a megabyte is refused', () => {
	expect(valuesOf('1 '.repeat(600_000))).toBe('printed-long 1000000');
});

test('a megabyte is read at once', () => {
	const texts = [
		'-3 ',
		'-3,0 ',
		'a1.1=-3\n',
		' ',
		'\n',
		'a',
		'-',
		'[',
		'alpha',
		'1@',
		'$',
		'>',
		'~/',
		'[@',
		'1a@b:'
	];
	for (const text of slice(texts, 5)) {
		const read = readPrinted(text.repeat(Math.floor(1_000_000 / text.length)), treeOf(TREE));
		expect(read.ok || read.fault.message.length < 150, text).toBe(true);
	}
}, 20_000);
