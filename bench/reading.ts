import { readPgn } from '../src/lib/core/games/chess/pgn/read-pgn.ts';
import { readChessPosition } from '../src/lib/core/games/chess/read/readers.ts';
import { readTree } from '../src/lib/core/games/explicit/read/readers.ts';
import { readBoard } from '../src/lib/core/games/tictactoe/read/readers.ts';
import type { Measurement, Table } from './measure.ts';

const LENGTHS = [20_000, 200_000] as const;
const SHOWN = 3;

/** Pieces that a reader may look at again and again where many of them follow each other. */
const PIECES = [
	...[
		'1 ',
		'1',
		'12 ',
		'1,',
		'-',
		'- ',
		'+',
		'.',
		'1.',
		'1..',
		'.5 ',
		'0',
		'007 ',
		'1e',
		'1e9 ',
		'inf '
	],
	...[
		'[',
		']',
		'[]',
		'[1',
		'[1],',
		'[3],',
		'[[1],',
		'[1,2],',
		'(',
		')',
		'()',
		'(1',
		'(1 ',
		'(a ',
		'(a 1)'
	],
	...[
		'{',
		'}',
		'{}',
		'{a',
		"{'a':",
		"'a':[",
		"'a':1,",
		'"',
		'"a"',
		"'",
		"''",
		'\\',
		'\\"',
		':',
		': '
	],
	...[
		'A',
		'A ',
		'A:',
		'A=',
		'A=1 ',
		'A->B',
		'A->B;',
		'A -- B\n',
		'a b\n',
		'A B 3\n',
		'MAX ',
		'MIN(',
		'max('
	],
	...[
		'\n',
		'\n\n',
		'\t',
		' ',
		'  ',
		'\t1\n',
		' 1\n',
		'- 1\n',
		'* a\n',
		'  - 1\n',
		'├── 1\n',
		'│   ',
		'| '
	],
	...[
		'#',
		'# a\n',
		'//',
		'/*',
		'*/',
		'--',
		'<',
		'>',
		'<a>',
		'<>',
		'=',
		'|',
		'||',
		'_|',
		'X|',
		'X O ',
		'XO.'
	],
	...[
		'\\node ',
		'\\istb ',
		'\\istroot(0)',
		'\\istb[a]',
		'\\istb{1}',
		'[.a ',
		'[.',
		'digraph {',
		'label="'
	],
	...[
		'Node(',
		'Node("a",',
		'children=[',
		'"children":[',
		'{"value":',
		't "" 1 ',
		'p "" 1 1 {',
		'window = '
	],
	...[
		'/',
		'8/',
		'k7/',
		'rnbqkbnr/',
		' w ',
		' w - ',
		'- - ',
		'e4 ',
		'1. e4 ',
		'1... ',
		'1-0 ',
		'*',
		'$1 '
	],
	...[
		'(e4 ',
		'{a',
		';',
		'%',
		'[Event "',
		'[a "b"]\n',
		'O-O ',
		'0-0 ',
		'Nf3',
		'e2e4 ',
		'moves ',
		'bm e4;'
	],
	...[
		'position startpos moves ',
		'fen ',
		'https://',
		'https://lichess.org/',
		'?fen=',
		'&',
		'%20',
		'a/',
		'=Q'
	],
	...[
		'−',
		'½',
		'∞',
		'１',
		'\u00a0',
		'\u2028',
		'\u0000',
		'😀',
		'é',
		'\ud800',
		'…',
		'♔',
		'½-½ ',
		'a1',
		'x',
		'xx '
	]
];

/** Texts before and after many of them. */
const FRAMES: readonly (readonly [before: string, after: string])[] = [
	['', ''],
	['[', ']'],
	['(', ')'],
	['{', '}'],
	["{'A':", '}'],
	['digraph {', '}'],
	['[[3,12,8],', ']'],
	['A: ', ''],
	['1. e4 ', ''],
	['[Event "a"]\n\n', ' 1-0'],
	['8/8/8/8/8/8/8/8 ', ''],
	['X|O|X\n', ''],
	['\\begin{istgame}', '\\end{istgame}'],
	['\\begin{forest}', '\\end{forest}'],
	['EFG 2 R "" {', '}']
];

/** The slowest texts of a length: each piece in each frame, by all readers of a game. */
function slowest(name: string, read: (text: string) => unknown, length: number): Table {
	const rows: { name: string; milliseconds: number }[] = [];
	for (const piece of PIECES) {
		for (const [before, after] of FRAMES) {
			const room = length - before.length - after.length;
			const text = before + piece.repeat(Math.floor(room / piece.length)) + after;
			const start = performance.now();
			read(text);
			const milliseconds = performance.now() - start;
			rows.push({ name: JSON.stringify(`${before}${piece}…${after}`), milliseconds });
		}
	}
	rows.sort((one, other) => other.milliseconds - one.milliseconds);
	return {
		title: `${name}, the slowest of ${rows.length.toLocaleString('en')} texts of ${length.toLocaleString('en')} characters`,
		rows: rows.slice(0, SHOWN)
	};
}

const READERS = {
	trees: readTree,
	boards: readBoard,
	'chess positions': readChessPosition,
	games: readPgn
} as const;

export const reading: Measurement = {
	question: 'How long is a field busy with the worst text that somebody pastes?',
	*tables() {
		for (const [name, read] of Object.entries(READERS)) {
			for (const length of LENGTHS) yield slowest(name, read, length);
		}
	}
};
