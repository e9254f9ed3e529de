/** Another implementation of the score of decisions, on nested arrays; it shares nothing with the one that is tested. */
import type { Nested, NaiveResult } from './naive-search.ts';

/** A sheet by paths, as a search would fill it in; what is blank is not there. */
export type Filled = Omit<NaiveResult, 'leaves' | 'move'> & {
	readonly leaves: number | null;
	readonly move: string | null;
};

/** The score of a sheet from 0 to 1, with nothing for what follows from a slip. */
export function naiveScore(
	tree: Nested,
	ask: readonly string[],
	sheet: Filled,
	truth: NaiveResult
): number {
	let [found, cuts, values, windows, nodes] = [0, 0, 0, 0, 0];
	visit(tree, '', true);
	const isBest = sheet.move !== null && truth.values.get(sheet.move) === truth.values.get('');
	const parts: readonly (readonly [name: string, weight: number, share: number])[] = [
		['cuts', 2, cuts === 0 ? 1 : found / cuts],
		['values', 1, values / nodes],
		['windows', 1, windows / nodes],
		['count', 1, Number(sheet.leaves === truth.leaves)],
		['move', 1, Number(sheet.move === truth.move || isBest)]
	];
	let [sum, most] = [0, 0];
	for (const [name, weight, share] of parts) {
		if (!ask.includes(name)) continue;
		sum += weight * share;
		most += weight;
	}
	return sum / most;

	/** Every node that the search enters; `isSeen` while no own mark is above it. */
	function visit(node: Nested, path: string, isSeen: boolean): void {
		if (typeof node === 'number') return;
		nodes++;
		const children = node.map((_, index) => `${path}${index}`);
		const [own, right] = [sheet.cuts, truth.cuts].map((marks) =>
			children.map((child) => marks.has(child))
		) as [boolean[], boolean[]];
		const isOwn = isSeen && own.includes(true);
		if (isOwn || right.includes(true)) cuts++;
		if (isOwn && String(own) === String(right)) found++;
		if (isSeen && sheet.values.get(path) === truth.values.get(path)) values++;
		if (isSeen && String(sheet.windows.get(path)) === String(truth.windows.get(path))) windows++;
		for (const [index, child] of children.entries()) {
			if (!right[index]) visit(node[index] as Nested, child, isSeen && !own[index]);
		}
	}
}
