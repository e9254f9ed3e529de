/** The tree of an exercise for the LaTeX package forest: empty, or filled in as a key. */
import { formatValue } from '../../explain/format.ts';
import { textOf } from '../answers.ts';
import type { Exercise } from '../exercise.ts';
import { isLeaf } from '../plain-tree.ts';
import { latexText } from './latex-text.ts';
import type { TaskKey } from './worksheet-key.ts';
import type { Notation } from './worksheet-link.ts';

/** An empty sheet, or a key; the tree in another order has no names, and on an empty sheet no leaves. */
type TreeForm = 'empty' | 'filled' | 'reorder' | 'reorder filled';

export function latexTree(
	exercise: Exercise,
	key: TaskKey,
	notation: Notation,
	form: TreeForm
): string {
	const { tree, ask, story, names, firstRow } = exercise;
	const { answers, leaves } = key;
	const hasWindows = ask.includes('windows');
	const isFilled = form === 'filled' || form === 'reorder filled';
	const hasNames = form === 'empty' || form === 'filled';
	const hasLetters = hasNames && notation === 'mit';
	const nameOf = (node: number): string => names.names.of(firstRow + node);
	const rows = new Set<number>();
	const text = write(0, 0);
	const sides = notation === 'mit' ? sideNames(exercise, rows.size) : [];
	return [
		'\\begin{lrbox}{\\tree}\\begin{forest} plyscope',
		text,
		...sides,
		'\\end{forest}\\end{lrbox}\\fittree'
	].join('\n');

	function write(node: number, depth: number): string {
		const options = [styleOf(node), ...optionsOf(node)];
		if (!isLeaf(tree, node) && !rows.has(depth)) {
			rows.add(depth);
			options.push(`name=row${depth}`);
		}
		const below = (tree.children[node] ?? []).map((child) => write(child, depth + 1));
		return `[{${contentOf(node)}}, ${options.join(', ')}${below.length > 0 ? '\n' : ''}${below.join(' ')}]`;
	}

	function styleOf(node: number): string {
		if (isLeaf(tree, node)) return form === 'reorder' ? 'leaf, draw' : 'leaf';
		return tree.isMax[node] === true ? 'max' : 'min';
	}

	function contentOf(node: number): string {
		if (form === 'reorder') return '';
		if (isLeaf(tree, node)) {
			const value = latexText(formatValue(tree.value[node] ?? NaN, story.mates?.short ?? null));
			// The branches of leaves are too near to each other for names of two letters.
			return hasLetters ? `\\named{${latexText(nameOf(node))}}{${value}}` : value;
		}
		return isFilled ? latexText(textOf(answers.texts, `value-${node}`)) : '';
	}

	function optionsOf(node: number): string[] {
		const options: string[] = [];
		const isCut = isFilled && answers.cuts.includes(node);
		if (node > 0) {
			if (hasNames && !isLeaf(tree, node)) options.push(`move={${latexText(nameOf(node))}}`);
			if (isCut) options.push('cut');
		}
		if (hasWindows && !isLeaf(tree, node)) {
			const [alpha, beta] = (['alpha', 'beta'] as const).map((side) =>
				isFilled ? latexText(textOf(answers.texts, `${side}-${node}`)) : ''
			);
			// Two leaves are apart by what is written beside their parent.
			if ((tree.children[node] ?? []).every((child) => isLeaf(tree, child)))
				options.push('s sep=2mm');
			options.push(`label={left:\\window{${alpha}}{${beta}}}`);
		}
		const at = leaves.indexOf(node);
		if (isFilled && at >= 0) options.push(`label={[number]below:${at + 1}.}`);
		return options;
	}
}

/** The names of the sides at the left edge, row by row. */
function sideNames({ tree, story, ask }: Exercise, rows: number): string[] {
	const hasWindows = ask.includes('windows');
	const names = Array.from({ length: rows }, (_, depth) => {
		const isMax = (tree.isMax[0] === true) === (depth % 2 === 0);
		const name = latexText(story.roleNames[isMax ? 'max' : 'min']);
		return `\\node[anchor=east, font=\\bfseries\\small] at (edge|-row${depth}) {${name}};`;
	});
	return [
		`\\coordinate (edge) at ([xshift=${hasWindows ? -9 : -2}mm]current bounding box.west);`,
		...names
	];
}
