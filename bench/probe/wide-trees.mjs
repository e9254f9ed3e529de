// Typed trees of 20,000 nodes, the most that are read, in shapes that are as unlike as they can be.
const MOST_NODES = 20_000;
const DEEPEST = 57;

/** @param {number} at */
const leaf = (at) => String(((at * 7919) % 101) - 50);

/**
 * @param {number} count
 * @param {(at: number) => string} [item]
 */
const list = (count, item = leaf) =>
	`[${Array.from({ length: count }, (_, at) => item(at)).join(',')}]`;

/**
 * A path of nodes, each with so many leaves before the next one.
 * @param {number} leaves
 * @param {string} last the node at its end
 */
function comb(leaves, last) {
	let tree = last;
	for (let ply = 0; ply < DEEPEST; ply++) {
		const before = Array.from({ length: leaves }, (_, at) => `${leaf(at + ply)},`).join('');
		tree = `[${before}${tree}]`;
	}
	return tree;
}

/** @type {readonly { readonly shape: string, readonly tree: string }[]} */
export const WIDE_TREES = [
	{ shape: 'all below the root', tree: list(MOST_NODES - 1) },
	{
		shape: 'two nodes of 9,998',
		tree: list(2, () => list(MOST_NODES / 2 - 2))
	},
	{ shape: '140 of 140', tree: list(140, (row) => list(140, (at) => leaf(140 * row + at))) },
	{
		shape: '26 of 26 of 26',
		tree: list(26, (top) => list(26, (row) => list(26, (at) => leaf(676 * top + 26 * row + at))))
	},
	{ shape: 'below a path of 57', tree: comb(0, list(MOST_NODES - DEEPEST - 1)) },
	{ shape: 'along a path of 57', tree: comb(345, '0') }
];
