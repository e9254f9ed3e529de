/** A worksheet as one file that pdfLaTeX compiles alone: its sheets, and the key on pages of its own. */
import { latexText } from './latex-text.ts';
import { latexTree } from './latex-tree.ts';
import { usualTitle, type Sheet, type Task, type Worksheet } from './sheets.ts';
import { blanksOfKey, taskKey, type Blank } from './worksheet-key.ts';
import type { WorksheetValues } from './worksheet-link.ts';
import * as words from './worksheet.en.ts';

const TRIANGLE = 'draw, regular polygon, regular polygon sides=3, inner sep=-2pt, minimum size=8mm';
const SQUARE = 'draw, minimum size=6.5mm, inner sep=1pt';

/** The three lines that a notation is. */
const STYLES = {
	triangles: {
		max: TRIANGLE,
		min: `${TRIANGLE}, shape border rotate=180`,
		leaf: 'draw, minimum size=4.5mm, inner sep=1pt'
	},
	letters: { max: SQUARE, min: SQUARE, leaf: 'minimum size=4.5mm, inner sep=1pt' }
} as const;

/** @param address the whole link of a query to Practice */
export function writeLatex(
	values: WorksheetValues,
	{ sheets }: Worksheet,
	address: (query: string) => string
): string {
	const title = latexText(values.title ?? usualTitle(values));
	const pages = sheets.map((sheet) => sheetOf(values, sheet, title, address));
	const keys = values.key === 'on' ? sheets.map((sheet) => keyOf(values, sheet, title)) : [];
	return [
		...preamble(values),
		...[...pages, ...keys].join('\n\\newpage\n').split('\n'),
		'\\end{document}',
		''
	].join('\n');
}

const PAPERS = {
	a4: 'a4paper',
	letter: 'letterpaper',
	'a4-landscape': 'a4paper,landscape',
	'letter-landscape': 'letterpaper,landscape'
} as const;

function preamble({ paper, notation, ask }: WorksheetValues): string[] {
	const hasWindows = ask.includes('windows');
	const { max, min, leaf } = STYLES[notation === 'mit' ? 'letters' : 'triangles'];
	return [
		`\\documentclass[${PAPERS[paper]},11pt]{article}`,
		'\\usepackage[T1]{fontenc}',
		'\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}',
		'\\usepackage{textcomp}',
		'\\usepackage[margin=15mm]{geometry}',
		'\\usepackage{url}',
		'\\usepackage{forest}',
		'\\usetikzlibrary{shapes.geometric}',
		'\\pagestyle{empty}',
		'\\setlength{\\parindent}{0pt}',
		'\\newsavebox{\\tree}',
		'% A tree that is wider than the page is made smaller.',
		'\\newcommand{\\fittree}{\\ifdim\\wd\\tree>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox{\\tree}}\\else\\usebox{\\tree}\\fi\\par}',
		'\\newcommand{\\blank}[2]{\\underline{\\makebox[#1]{\\bfseries #2\\rule[-2pt]{0pt}{11pt}}}}',
		'\\newcommand{\\bound}[1]{\\fbox{\\makebox[4.2mm]{\\rule{0pt}{5pt}\\bfseries #1}}}',
		'\\newcommand{\\window}[2]{\\fboxsep=1pt\\tiny\\begin{tabular}{@{}r@{\\hskip1pt}l@{}}$\\alpha$&\\bound{#1}\\\\$\\beta$&\\bound{#2}\\end{tabular}}',
		'\\newcommand{\\named}[2]{\\shortstack{\\scriptsize #1\\\\#2}}',
		'\\forestset{% the notation is in these three lines',
		`  max/.style={${max}},`,
		`  min/.style={${min}},`,
		`  leaf/.style={${leaf}},`,
		'  cut/.style={edge={dashed}, edge label+={node[pos=0.35]{$\\times$}}},',
		'  move/.style={edge label+={node[pos=0.68, fill=white, inner sep=1pt, font=\\scriptsize]{#1}}},',
		`  plyscope/.style={for tree={s sep=${hasWindows ? 3 : 1}mm, l sep=8mm, font=\\footnotesize, tier/.wrap pgfmath arg={plies##1}{level()}}}`,
		'}',
		'\\tikzset{number/.style={font=\\scriptsize, inner sep=1pt}}',
		'\\begin{document}'
	];
}

function heading(values: WorksheetValues, { letter }: Sheet, title: string, after: string): string {
	const variant = values.variants > 1 ? words.variant(letter) : '';
	return `{\\Large\\bfseries ${title}${after}\\hfill ${latexText(variant)}\\par}`;
}

function sheetOf(
	values: WorksheetValues,
	sheet: Sheet,
	title: string,
	address: (query: string) => string
): string {
	const total = values.points * sheet.tasks.length;
	const points = total === 0 ? '' : `\\quad\\blank{12mm}{} / ${latexText(words.points(total))}`;
	const [first] = sheet.tasks;
	const rules = first === undefined ? [] : words.rules(values, first.exercise);
	return [
		heading(values, sheet, title, ''),
		`\\medskip Name \\blank{70mm}{}\\hfill Date \\blank{30mm}{}${points}\\par`,
		'\\medskip',
		...rules.map((rule) => `${latexText(rule)}\\par`),
		...sheet.tasks.flatMap((task, index) => taskOf(values, task, index)),
		// An address has no spaces that could be stretched.
		'\\vfill{\\footnotesize\\raggedright',
		...sheet.links.map((link) => `${words.HOME}: \\url{${address(link)}}\\par`),
		`Plyscope \\#${latexText(sheet.code)}\\par}`
	].join('\n');
}

/** A tree and its blanks are on one page. */
function block(...lines: string[]): string[] {
	return ['\\par\\bigskip\\begin{minipage}{\\linewidth}', ...lines, '\\end{minipage}'];
}

function taskOf(values: WorksheetValues, task: Task, index: number): string[] {
	const { exercise, reorder } = task;
	const key = taskKey(exercise);
	const second =
		reorder === null
			? []
			: block(
					`${latexText(words.REORDER)}\\par\\medskip`,
					latexTree(reorder.exercise, taskKey(reorder.exercise), values.notation, 'reorder')
				);
	return [
		...block(
			headOf(values, task, index),
			latexTree(exercise, key, values.notation, 'empty'),
			...blanksOf(values, task, 'empty')
		),
		...second
	];
}

function headOf({ points }: WorksheetValues, { exercise }: Task, index: number): string {
	const said = [
		...(points > 0 ? [`(${words.points(points)})`] : []),
		...(exercise.isWhole ? [] : [words.enteredWith(exercise.window)])
	];
	return `\\textbf{${index + 1}.} ${latexText(said.join(' '))}\\par`;
}

function blanksOf(
	{ ask, notation }: WorksheetValues,
	{ exercise }: Task,
	form: 'empty' | 'filled'
): string[] {
	const answers: Partial<Record<Blank, string>> =
		form === 'empty' ? {} : blanksOfKey(exercise, taskKey(exercise), notation);
	const blank = (name: Blank, width: string): string =>
		`${latexText(words.BLANKS[name])} \\blank{${width}}{${latexText(answers[name] ?? '')}}`;
	// The order of many leaves may take a second line, which no blank has.
	const order =
		form === 'empty'
			? blank('order', '80mm')
			: `${latexText(words.BLANKS.order)}: \\textbf{${latexText(answers.order ?? '')}}`;
	const move = [blank('move', '20mm'), blank('toward', '30mm'), blank('value', '15mm')];
	return [
		...(ask.includes('count') ? [`\\medskip ${order}\\quad ${blank('count', '12mm')}\\par`] : []),
		...(ask.includes('move') ? [`\\medskip ${move.join('\\quad ')}\\par`] : [])
	];
}

function keyOf(values: WorksheetValues, sheet: Sheet, title: string): string {
	return [
		heading(values, sheet, title, ': key'),
		...sheet.tasks.flatMap((task, index) => {
			const { exercise, reorder } = task;
			const key = taskKey(exercise);
			return [
				...block(
					headOf(values, task, index),
					latexTree(exercise, key, values.notation, 'filled'),
					...blanksOf(values, task, 'filled'),
					'\\medskip\\footnotesize',
					...key.sentences.map((sentence) => `${latexText(sentence)}\\par`)
				),
				...(reorder === null
					? []
					: block(
							latexTree(
								reorder.exercise,
								taskKey(reorder.exercise),
								values.notation,
								'reorder filled'
							),
							`\\par\\medskip\\footnotesize ${latexText(words.reordered(reorder.leaves, reorder.fewest))}\\par`
						))
			];
		})
	].join('\n');
}
