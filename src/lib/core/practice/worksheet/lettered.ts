/** A typed tree whose nodes have letters, row by row, as sheets with letters have them. */
import { formatTree } from '../../games/explicit/format.ts';
import { parseTree } from '../../games/explicit/parse.ts';
import type { ExplicitTree } from '../../games/explicit/tree.ts';

/** The same tree: nodes below the root without a name get the next free letter, each ply from left to right. */
export function withLetters(position: string): string {
	const parsed = parseTree(position);
	if (!parsed.ok) return position;
	const tree = parsed.value;
	const name = [...tree.name];
	const taken = new Set(name.filter((one) => one !== null));
	let next = 0;
	for (const row of byPlies(tree)) {
		if (row === 0 || name[row] !== null) continue;
		let letter = letterAt(next++);
		while (taken.has(letter)) letter = letterAt(next++);
		name[row] = letter;
	}
	return formatTree({ ...tree, name });
}

function byPlies({ parent }: ExplicitTree): number[] {
	const depth: number[] = [];
	for (const above of parent) depth.push(above < 0 ? 0 : (depth[above] as number) + 1);
	return Array.from(parent.keys()).sort(
		(one, other) => (depth[one] as number) - (depth[other] as number) || one - other
	);
}

/** A to Z, then AA to AZ, BA … */
export function letterAt(index: number): string {
	const rest = Math.floor(index / 26) - 1;
	return (rest < 0 ? '' : letterAt(rest)) + String.fromCharCode(65 + (index % 26));
}
