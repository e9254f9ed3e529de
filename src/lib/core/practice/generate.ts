/** Draws the tree of a level and a seed: always the same. */
import { mixHash, seededRandom, shuffled, type Random } from '../base/random.ts';
import { Drawn, LEVEL_INFO, type Level, type Shape } from './levels.ts';
import type { PlainTree } from './plain-tree.ts';
import type { SetRules } from './sources/source.ts';

/** Draws after which a seed is given up. Of the seeds 1 to 2,000, none needs 250. */
const MOST_ATTEMPTS = 1000;

/**
 * What changes a tree besides its level and seed: levels 4 and 5 accept a tree under its cutoff rule; with MIN at the
 * root the leaves change their sign, and what is cut stays the same; from right to left the tree is mirrored, so that
 * it is the same exercise.
 */
type DrawRules = Pick<SetRules, 'cut' | 'root' | 'order'>;

interface Generated {
	/** The canonical text of the tree. */
	readonly position: string;
	/** Trees drawn, the accepted one included. */
	readonly attempts: number;
}

/** @param seed a whole number of 32 bits; null where no tree is accepted */
export function generateTree(level: Level, seed: number, rules: DrawRules): Generated | null {
	const { shape, accepts } = LEVEL_INFO[level];
	for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
		const tree = drawTree(seededRandom(mixHash(mixHash(seed, level), attempt)), shape);
		if (tree !== null && accepts(new Drawn(tree, rules.cut))) {
			return { position: formatPlain(tree, rules), attempts: attempt + 1 };
		}
	}
	return null;
}

/** The shape in preorder, then the leaves from left to right; null if they cannot all be different. */
export function drawTree(random: Random, shape: Shape): PlainTree | null {
	const [fewest, most] = shape.children;
	const parent: number[] = [];
	const children: number[][] = [];
	const isMax: boolean[] = [];
	grow(-1, 0);
	const leaves = children.flatMap((list, node) => (list.length === 0 ? [node] : []));
	const [low, high] = shape.leaves;
	const span = high - low + 1;
	if (shape.isDistinct && leaves.length > span) return null;
	const range = Array.from({ length: span }, (_, index) => low + index);
	const pool = shape.isDistinct ? shuffled(range, random) : null;
	const value = children.map(() => NaN);
	for (const [index, leaf] of leaves.entries()) {
		value[leaf] = pool?.[index] ?? low + Math.floor(random() * span);
	}
	return { nodes: parent.length, parent, children, isMax, value };

	function grow(above: number, ply: number): number {
		const node = parent.push(above) - 1;
		const own: number[] = [];
		children.push(own);
		isMax.push(ply % 2 === 0);
		if (ply === shape.plies) return node;
		const count = fewest + Math.floor(random() * (most - fewest + 1));
		for (let child = 0; child < count; child++) own.push(grow(node, ply + 1));
		return node;
	}
}

function formatPlain(tree: PlainTree, { root, order }: DrawRules): string {
	const write = (node: number): string => {
		const children = tree.children[node] as readonly number[];
		if (children.length === 0) {
			const value = tree.value[node] as number;
			return String(root === 'max' ? value : -value);
		}
		const texts = children.map(write);
		return `[${(order === 'reversed' ? texts.reverse() : texts).join(',')}]`;
	};
	return write(0);
}
