/** A figure as a file for pdfLaTeX and the package forest, which places the nodes. */
import { latexText } from '../../practice/worksheet/latex-text.ts';
import type { NodePart, TextPart } from '../../layout/stage/parts.ts';
import type { BoardCells } from './board-cells.ts';
import { isStruck } from './bound-history.ts';
import type { Figure } from './figure.ts';
import { measureFigure } from './text-widths.ts';
import { tikzPicture } from './tikz-picture.ts';
import { treeOf, type TreeItem } from './figure-tree.ts';

/** In millimetres: between neighbours with bounds, and a point. */
const LEAST_APART = 14;
const POINT = 0.3515;
/** The type of bounds, in points. */
const SCRIPT = 7;

/** How each part looks is in these lines alone. */
const STYLES = [
	'\\forestset{',
	'  max/.style={draw, regular polygon, regular polygon sides=3, inner sep=-2pt, minimum size=9mm},',
	'  min/.style={max, shape border rotate=180},',
	'  leaf/.style={draw, minimum size=5.5mm, inner sep=1.5pt},',
	'  board/.style={draw, inner sep=2pt},',
	'  fold/.style={draw, rounded corners=2pt, double, inner sep=2pt, font=\\scriptsize},',
	'  open/.style={dashed}, outline/.style={gray, densely dotted},',
	'  pruned/.style={dashed, gray}, hatched/.style={pattern=north east lines, pattern color=gray},',
	'  current/.style={very thick},',
	'  goes on/.style={tikz={\\foreach \\x in {-1,0,1} \\draw[thin] (.south) -- ++(\\x mm,-1.6mm);}},',
	'  best/.style={label={[inner sep=1pt]above left:$\\star$}, edge=thick}, way/.style={edge=very thick},',
	'  tied/.style={label={[inner sep=1pt]above left:$(\\star)$}, edge=thick},',
	'  coming edge/.style={edge=dotted}, pruned edge/.style={edge={dashed, gray}},',
	'  cut/.style={edge label+={node[pos=0.3, fill=white, inner sep=1pt]{\\cutsign}}},',
	'  move/.style={edge label={node[pos=0.62, fill=white, inner sep=1pt, font=\\scriptsize]{#1}}},',
	'  plyscope/.style={for tree={s sep=2mm, l sep=7mm, font=\\footnotesize, edge=thin}}',
	'}',
	'\\tikzset{window/.style={font=\\scriptsize, align=center, inner sep=2pt}}'
];

/** Drawn, since few systems have a font with scissors. */
const SIGNS = {
	scissors:
		'\\tikz[x=.5pt, y=.5pt, baseline=-2pt]\\draw[solid, black, line width=.6pt] (-3.7,2.6)--(8,-4.6) (-3.7,-2.6)--(8,4.6) (-6,4) circle[radius=2.7] (-6,-4) circle[radius=2.7];',
	bar: '\\tikz[x=.5pt, y=.5pt, baseline=-2pt]\\draw[solid, black, line width=.8pt] (-9,-4)--(3,4) (-3,-4)--(9,4);',
	none: ''
} as const;

export function figureTikz(figure: Figure): string {
	const { stage, boards, title, link, values, written, line } = figure;
	const sizes = [...boards.values()].map(({ size }) => size);
	const [isChess, isGrid] = [sizes.includes(8), sizes.includes(3)];
	const window =
		line === null
			? []
			: [
					'\\par\\smallskip',
					`\\footnotesize ${latexText(line.name.text)}\\quad`,
					...tikzPicture(line.below.marks, line.name.size)
				];
	const below = written.flatMap((line) => [
		'\\par\\smallskip',
		`\\footnotesize ${latexText(line)}`
	]);
	return [
		`% ${oneLine(title)}`,
		`% ${oneLine(link)}`,
		'\\documentclass[border=2mm, varwidth=17.4cm]{standalone}',
		'\\usepackage[T1]{fontenc}',
		'\\usepackage{amssymb, textcomp, forest}',
		...(isChess ? ['\\usepackage{xskak}'] : []),
		'\\usetikzlibrary{shapes.geometric, patterns}',
		'\\newcommand{\\old}[1]{\\tikz[baseline=(a.base)]{\\node[inner sep=0pt] (a) {#1}; \\draw[solid, black, line width=.4pt] (a.south west) -- (a.north east);}}',
		'\\newcommand{\\plate}[1]{{\\setlength{\\fboxsep}{.5pt}\\colorbox{white}{#1}}}',
		...(isChess ? [CHESS_BOARD] : isGrid ? [GRID_BOARD] : []),
		`\\newcommand{\\cutsign}{${SIGNS[values.cut]}}`,
		...STYLES,
		'\\begin{document}',
		'\\begin{forest} plyscope',
		write(treeOf(stage, values.cut), boards, values.pruned === 'hatched' ? ['hatched'] : []),
		'\\end{forest}',
		...window,
		...below,
		'\\end{document}',
		''
	].join('\n');
}

/** A board in a node: of a position of chess, and of tic-tac-toe. */
const CHESS_BOARD =
	'\\newcommand{\\plyboard}[1]{\\chessboard[tinyboard, showmover=false, label=false, margin=false, setfen=#1]}';
const GRID_BOARD =
	'\\newcommand{\\plyboard}[9]{{\\setlength{\\tabcolsep}{2pt}\\begin{tabular}{c|c|c}#1&#2&#3\\\\\\hline#4&#5&#6\\\\\\hline#7&#8&#9\\end{tabular}}}';

/** @param pruned the styles of pruned nodes besides their own */
function write(
	{ part, move, edge, isCut, bounds, children }: TreeItem,
	boards: Figure['boards'],
	pruned: readonly string[],
	depth = 0
): string {
	const indent = '  '.repeat(depth);
	const isHatched = 'node' in part && part.node.state === 'pruned' && pruned.length > 0;
	const options =
		'fold' in part ? ['fold'] : stylesOf(part.node, boards.has(part.node.key) ? 'board' : null);
	if (isHatched) options.push(...pruned);
	if (edge === 'coming') options.push('coming edge');
	if (edge === 'pruned') options.push('pruned edge');
	if (edge === 'spine') options.push('way');
	if (move !== '') options.push(`move={${latexText(move)}}`);
	if (isCut) options.push('cut');
	for (const { which, lines } of bounds) {
		const side = which === 'alpha' ? 'left' : 'right';
		options.push(`label={[window]${side}:{${boundText(lines)}}}`);
	}
	// What is written beside a node has its space.
	if (children.some((child) => child.bounds.length > 0)) options.push(`s sep=${apart(children)}mm`);
	const text = latexText('fold' in part ? part.fold.text.text : (part.node.value?.text ?? ''));
	const plain = isHatched && text !== '' ? `\\plate{${text}}` : text;
	const cells = 'node' in part ? boards.get(part.node.key) : undefined;
	const content = cells && 'node' in part ? withBoard(cells, part.node, text) : plain;
	const below = children.map((child) => `\n${write(child, boards, pruned, depth + 1)}`).join('');
	return `${indent}[{${content}}, ${options.join(', ')}${below}]`;
}

/** A board with the value below it, and with the sign of the side, whose shape the node then has not. */
function withBoard(cells: BoardCells, { shape }: NodePart, value: string): string {
	const sign = shape === 'leaf' ? '' : shape === 'max' ? '$\\triangle$ ' : '$\\triangledown$ ';
	return `\\shortstack{${boardOf(cells)}\\\\[2pt]${sign}${value}}`;
}

function boardOf({ size, cells }: BoardCells): string {
	if (size === 3) {
		return `\\plyboard${cells.map((cell) => `{${cell === '' ? '\\phantom{X}' : cell}}`).join('')}`;
	}
	const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
	const text = rows.map((row) =>
		row
			.map((cell) => cell || '1')
			.join('')
			.replace(/1+/g, (empty) => String(empty.length))
	);
	return `\\plyboard{${text.join('/')} w - - 0 1}`;
}

/** How far neighbours are apart, in millimetres: what is between them are beta of the left one and alpha of the right one. */
function apart(children: readonly TreeItem[]): number {
	const between = children
		.slice(1)
		.map(
			(right, at) => widthOf(children[at]?.bounds ?? [], 'beta') + widthOf(right.bounds, 'alpha')
		);
	return Math.max(LEAST_APART, Math.ceil(Math.max(0, ...between)) + 2);
}

function widthOf(bounds: TreeItem['bounds'], side: 'alpha' | 'beta'): number {
	const lines = bounds.find(({ which }) => which === side)?.lines ?? [];
	const widths = lines.map(({ text }) => measureFigure(`${text} `, SCRIPT, 400) * POINT);
	return isList(lines) ? widths.reduce((sum, width) => sum + width, 0) : Math.max(0, ...widths);
}

/** The values that a bound has had follow its letter. */
const isList = ([first]: readonly TextPart[]): boolean => first?.text.length === 1;

/** A bound and its source, one below the other; or the values that it has had, the old ones struck through. */
function boundText(lines: readonly TextPart[]): string {
	const isHistory = isList(lines);
	const texts = lines.map((line) =>
		isStruck(line) ? `\\old{${latexText(line.text)}}` : latexText(line.text)
	);
	return texts.join(isHistory ? ' ' : '\\\\ ');
}

/** @param form instead of the shape of its side */
function stylesOf({ shape, state, star, current, fan }: NodePart, form: 'board' | null): string[] {
	return [
		form ?? shape,
		...(state === 'open' || state === 'outline' || state === 'pruned' ? [state] : []),
		...(star === null ? [] : [star.tied ? 'tied' : 'best']),
		...(current ? ['current'] : []),
		...(fan === null ? [] : ['goes on'])
	];
}

/** In a comment: a line break would end it. */
function oneLine(text: string): string {
	return text.replace(/[^\x20-\x7e]+/g, (letters) =>
		encodeURI(letters.replace(/\p{Surrogate}/gu, '?'))
	);
}
