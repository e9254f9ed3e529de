/** The command `grade`: marks result codes again, those on the command line or in a file. */
import type { Column } from '../lib/core/base/column.ts';
import { ok, type Result } from '../lib/core/base/result.ts';
import { gradeCode, type Grade } from '../lib/core/practice/grade.ts';
import type { Part } from '../lib/core/practice/score.ts';
import { failAt, type CliFault } from './fault.ts';
import { markFile, type Marked } from './grade-file.ts';
import { stringify } from './json.ts';
import { readWords } from './words.ts';
import { clip } from '../lib/core/base/clip.ts';

/** The output of `grade --help`. */
export const GRADE_USAGE = `Plyscope marks the result codes of its exercises again.

  npm run --silent plyscope -- grade CODE… [--json]
  npm run --silent plyscope -- grade --csv FILE [--json]

  --csv        a file with codes, such as Moodle's export of a quiz (Results, Responses, Download as
               comma-separated values): every code in it is marked, whatever its column
  --json       as one JSON object: codes, each with its exercises

Prints a line for each exercise, in columns separated by tabs: code, level, seed, asked, right, following from an
earlier slip, score from 0 to 1, first wrong place, wrong ideas, the rule of the score, its parts, the help, and the
part of Reorder. The rule is decisions: cuts, which weigh double, values, windows, count and move, each as right of
asked, and the cuts that are too early. What was explained counts half, what a hint filled in nothing. Reorder weighs
as much as count: it is right where no order of the children needs fewer leaves; codes of before lack it. Those that
begin with PS1- are marked by their old rule, places, and know of no explanations. Help is how often Check, an
explanation and a hint were asked for.
In a set of pairs a seed has two lines: its tree cut on equality, then past the bound.
In a code of Break it (PB1-) a line is a tree: level is the number of the faulty search, ideas its fault, right
1 if the tree shows it, and the score the fewest leaves that show it as a part of those of the tree.
With --csv there are more columns: the line on which the row begins, why a code is refused or a row has none, the
heading of the code's column, and then the row's own cells under their headings, such as names. A refused code has no
marks; the others are marked all the same.

A code proves the answers. It does not prove who gave them, or with what help.
`;

/** A marked exercise of a code; null for a refused code. */
interface Row extends Marked {
	readonly grade: Grade | null;
}

const COLUMNS: readonly Column<Row>[] = [
	{ id: 'code', of: ({ code }) => code },
	{ id: 'level', of: ({ grade }) => grade && (grade.level ?? '-') },
	{ id: 'seed', of: ({ grade }) => grade && (grade.seed ?? '-') },
	{ id: 'asked', of: ({ grade }) => grade?.asked },
	{ id: 'right', of: ({ grade }) => grade?.right },
	{ id: 'following', of: ({ grade }) => grade?.following },
	{ id: 'score', of: ({ grade }) => grade && Number(grade.score.toFixed(4)) },
	{ id: 'place', of: ({ grade }) => grade && (grade.place ?? '-') },
	{ id: 'ideas', of: ({ grade }) => grade && (grade.ideas.join(',') || '-') },
	{ id: 'rule', of: ({ grade }) => grade?.rule },
	partColumn('cuts'),
	{ id: 'early', of: ({ grade }) => grade && (partOf(grade, 'cuts')?.early ?? '-') },
	...(['values', 'windows', 'count', 'move'] as const).map(partColumn),
	...(['checks', 'whys', 'hints'] as const).map((id): Column<Row> => ({
		id,
		of: ({ grade }) => grade && (grade.rule === 'decisions' ? grade.help[id] : '-')
	})),
	partColumn('reorder')
];

function partOf({ parts }: Grade, kind: Part['kind']): Part | undefined {
	return parts.find((part) => part.kind === kind);
}

/** A part of the score as right of asked; a dash where it is not asked. */
function partColumn(kind: Part['kind']): Column<Row> {
	return {
		id: kind,
		of: ({ grade }) => {
			const part = grade && partOf(grade, kind);
			return grade && (part ? `${part.right + part.following}/${part.of}` : '-');
		}
	};
}

/** Codes of a file are known by their rows, and a refused code does not refuse the others. */
function fileColumns(marked: readonly Marked[]): Column<Row>[] {
	const headings = new Set(marked.flatMap(({ origin }) => [...(origin?.cells.keys() ?? [])]));
	return [
		...COLUMNS,
		{ id: 'line', of: ({ origin }) => origin?.line },
		{ id: 'fault', of: ({ fault }) => fault },
		{ id: 'column', of: ({ origin }) => origin?.column },
		...Array.from(headings, (id): Column<Row> => ({
			id,
			of: ({ origin }) => origin?.cells.get(id)
		}))
	];
}

/** @param argv the words after `grade` */
export function prepareGrade(argv: readonly string[]): Result<Iterable<string>, CliFault> {
	const isCode = (word: string, index: number): boolean =>
		!word.startsWith('-') && argv[index - 1] !== '--csv';
	const codes = argv.filter(isCode);
	const read = readWords(
		argv.filter((word, index) => !isCode(word, index)),
		{ command: 'grade', values: ['csv'], switches: ['json'] }
	);
	if (!read.ok) return read;
	const { csv } = read.value.values;
	if (csv !== undefined && codes[0] !== undefined) {
		return failAt(clip(codes[0]), 'Give codes or a file with --csv, not both.');
	}
	const marked = csv === undefined ? markAll(codes) : markFile(csv);
	if (!marked.ok) return marked;
	const columns = csv === undefined ? COLUMNS : fileColumns(marked.value);
	return ok(
		read.value.switches.has('json') ? [jsonOf(marked.value)] : tableOf(marked.value, columns)
	);
}

/** The first refused code refuses all. */
function markAll(codes: readonly string[]): Result<Marked[], CliFault> {
	if (codes.length === 0) {
		return failAt('grade', 'Give one or more result codes, or --csv with a file of them.');
	}
	const marked: Marked[] = [];
	for (const code of codes) {
		const grades = gradeCode(code);
		if (!grades.ok) {
			const { message, at } = grades.fault;
			return failAt(clip(code), at === undefined ? message : placed(message, at));
		}
		marked.push({ code, exercises: grades.value });
	}
	return ok(marked);
}

function placed(message: string, at: number): string {
	return `${message.replace(/\.$/, '')} (at character ${at + 1})`;
}

function* tableOf(marked: readonly Marked[], columns: readonly Column<Row>[]): Generator<string> {
	yield lineOf(columns.map(({ id }) => id));
	for (const one of marked) {
		const grades = one.fault === undefined ? one.exercises : [null];
		for (const grade of grades) {
			yield lineOf(columns.map(({ of }) => of({ ...one, grade }) ?? ''));
		}
	}
}

/** Tabs and line breaks in the cells of a file become spaces. */
function lineOf(cells: readonly (string | number)[]): string {
	return `${cells.map((cell) => String(cell).replace(/\s/g, ' ')).join('\t')}\n`;
}

/** What every exercise has in JSON. */
const KEYS = [
	'level',
	'seed',
	'asked',
	'right',
	'following',
	'score',
	'verdict',
	'place',
	'ideas',
	'rule'
] as const;

/** The contract with scripts: keys in a fixed order. */
function jsonOf(marked: readonly Marked[]): string {
	const codes = marked.map(({ code, origin, exercises, fault }) => ({
		code,
		...(origin && { ...origin, cells: Object.fromEntries(origin.cells) }),
		...(fault === undefined ? {} : { fault }),
		exercises: exercises.map((grade) => ({
			...Object.fromEntries(KEYS.map((key) => [key, grade[key]])),
			...(grade.rule === 'decisions' ? { parts: grade.parts, help: grade.help } : {})
		}))
	}));
	return `${stringify({ codes })}\n`;
}
