/** The tree of a figure as a file for Gambit: a zero-sum game of two players with perfect information. */
import { fail, ok, type Result } from '../../base/result.ts';
import type { Extent, Place } from '../../layout/stage/placement/whole/extent.ts';
import type { Figure } from './figure.ts';

/** Faults: `efg-large`, `efg-values`, `efg-infinite`. */
export function figureEfg({ extent, title, link, isAllGiven, sides }: Figure): Result<string> {
	if (extent === null) {
		return fail('efg-large', 'This tree is too large for a file of Gambit: it may have 400 nodes.');
	}
	if (!isAllGiven) {
		return fail(
			'efg-values',
			'A file of Gambit has the value of every leaf. Show the problem or everything, then try again.'
		);
	}
	if (leavesOf(extent).some(({ value }) => !Number.isFinite(value))) {
		return fail(
			'efg-infinite',
			'This tree has infinite values, which files of Gambit cannot have.'
		);
	}
	const head = `EFG 2 R ${quoted(title)} { ${quoted(sides.max)} ${quoted(sides.min)} }`;
	return ok([head, quoted(link), '', ...linesOf(extent), ''].join('\n'));
}

function leavesOf({ places }: Extent): Place[] {
	return places.filter(({ children }) => children.length === 0);
}

/** A line for each node, each before its children. */
function linesOf({ root }: Extent): string[] {
	const lines: string[] = [];
	const sets = { 1: 0, 2: 0 };
	let outcomes = 0;
	const write = ({ name, isMax, value, children }: Place): void => {
		if (children.length === 0) {
			lines.push(`t ${quoted(name)} ${++outcomes} "" { ${value}, ${value === 0 ? 0 : -value} }`);
			return;
		}
		const player = isMax ? 1 : 2;
		const moves = children.map((child) => quoted(child.name)).join(' ');
		lines.push(`p ${quoted(name)} ${player} ${++sets[player]} "" { ${moves} } 0`);
		for (const child of children) write(child);
	};
	write(root);
	return lines;
}

function quoted(text: string): string {
	return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')}"`;
}
