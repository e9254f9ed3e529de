/** A figure as a file for pdfLaTeX and the package forest, which places the nodes. */
import { latexText } from '../../practice/worksheet/latex-text.ts';
import type { NodePart, TextPart } from '../../layout/stage/parts.ts';
import { isStruck } from './bound-history.ts';
import type { Figure } from './figure.ts';
import { tikzPicture } from './tikz-picture.ts';
import { treeOf, type TreeItem } from './figure-tree.ts';

/** How each part looks is in these lines alone. */
const STYLES = [
	'\\forestset{',
	'  max/.style={draw, regular polygon, regular polygon sides=3, inner sep=-2pt, minimum size=9mm},',
	'  min/.style={max, shape border rotate=180},',
	'  leaf/.style={draw, minimum size=5.5mm, inner sep=1.5pt},',
	'  fold/.style={draw, rounded corners=2pt, double, inner sep=2pt, font=\\scriptsize},',
	'  open/.style={dashed}, outline/.style={gray, densely dotted},',
	'  pruned/.style={dashed, gray}, hatched/.style={pattern=north east lines, pattern color=gray},',
	'  current/.style={very thick},',
	'  best/.style={label={[inner sep=1pt]above left:$\\star$}, edge=thick}, way/.style={edge=very thick},',
	'  coming edge/.style={edge=dotted}, pruned edge/.style={edge={dashed, gray}},',
	'  cut/.style={edge label={node[midway, fill=white, inner sep=1pt]{\\cutsign}}},',
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
	const { stage, title, link, values, written, line } = figure;
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
		'\\usepackage{textcomp, forest}',
		'\\usetikzlibrary{shapes.geometric, patterns}',
		'\\newlength{\\oldwidth}\\newcommand{\\old}[1]{\\settowidth{\\oldwidth}{#1}\\rlap{\\rule[.5ex]{\\oldwidth}{.4pt}}#1}',
		'\\newcommand{\\plate}[1]{{\\setlength{\\fboxsep}{.5pt}\\colorbox{white}{#1}}}',
		`\\newcommand{\\cutsign}{${SIGNS[values.cut]}}`,
		...STYLES,
		'\\begin{document}',
		'\\begin{forest} plyscope',
		write(treeOf(stage), values.pruned === 'hatched' ? ['hatched'] : []),
		'\\end{forest}',
		...window,
		...below,
		'\\end{document}',
		''
	].join('\n');
}

/** @param pruned the styles of pruned nodes besides their own */
function write(
	{ part, move, edge, isCut, bounds, children }: TreeItem,
	pruned: readonly string[],
	depth = 0
): string {
	const indent = '  '.repeat(depth);
	const isHatched = 'node' in part && part.node.state === 'pruned' && pruned.length > 0;
	const options = 'fold' in part ? ['fold'] : stylesOf(part.node);
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
	if (children.some((child) => child.bounds.length > 0)) options.push('s sep=14mm');
	const text = latexText('fold' in part ? part.fold.text.text : (part.node.value?.text ?? ''));
	const content = isHatched && text !== '' ? `\\plate{${text}}` : text;
	const below = children.map((child) => `\n${write(child, pruned, depth + 1)}`).join('');
	return `${indent}[{${content}}, ${options.join(', ')}${below}]`;
}

/** A bound and its source, one below the other; or the values that it has had, the old ones struck through. */
function boundText(lines: readonly TextPart[]): string {
	const isHistory = lines[0]?.text.length === 1;
	const texts = lines.map((line) =>
		isStruck(line) ? `\\old{${latexText(line.text)}}` : latexText(line.text)
	);
	return texts.join(isHistory ? ' ' : '\\\\ ');
}

function stylesOf({ shape, state, star, current }: NodePart): string[] {
	return [
		shape,
		...(state === 'open' || state === 'outline' || state === 'pruned' ? [state] : []),
		...(star === null ? [] : ['best']),
		...(current ? ['current'] : [])
	];
}

/** In a comment: a line break would end it. */
function oneLine(text: string): string {
	return text.replace(/[^\x20-\x7e]+/g, (letters) =>
		encodeURI(letters.replace(/\p{Surrogate}/gu, '?'))
	);
}
