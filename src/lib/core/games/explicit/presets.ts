import type { Preset } from '../game.ts';

/** The game's default tree. */
export const TEXTBOOK: Preset = {
	id: 'aima',
	name: 'The textbook tree',
	teaches: 'Cutoffs',
	position: '[[3,12,8],[2,4,6],[14,5,2]]',
	about: 'Russell and Norvig, Artificial Intelligence: A Modern Approach, figure 5.2.',
	finding: 'The leaves 4 and 6 cannot change the value: b is at most 2, and a gives 3.'
};

/** The game's default tree comes first. Counts are for MAX at the root, listed order, cutoffs on equality. */
export const explicitPresets: readonly [Preset, ...Preset[]] = [
	TEXTBOOK,
	{
		id: 'knuth-moore-minimum',
		name: 'The minimum',
		teaches: 'Move order',
		position: '[[3,12,8],[2,4,6],[2,5,14]]',
		about: 'The textbook tree with its last three leaves reversed.',
		finding: 'Alpha-beta visits 5 of 9 leaves, the minimum that Knuth and Moore proved.'
	},
	{
		id: 'worst-order',
		name: 'The worst order',
		teaches: 'Move order',
		position: '[[14,5,2],[6,4,2],[12,8,3]]',
		about: 'The same leaves, sorted so that every node has its best move last.',
		finding: 'Alpha-beta visits all 13 nodes and has no cutoffs.'
	},
	{
		id: 'three-plies',
		name: 'Three plies',
		teaches: 'Cutoffs',
		position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]',
		about: 'MAX, MIN, MAX: eight leaves, two moves at every node.',
		finding: 'Alpha-beta visits 11 of 15 nodes, and one cutoff prunes a whole subtree.'
	},
	{
		id: 'tie-trap',
		name: 'The tie trap',
		teaches: 'Ties',
		position: '[[3,5],[3,1]]',
		about: 'Two moves that seem equally good. Are they?',
		finding: 'Both moves return 3, but for b that only means “at most 3”: its value is 1.'
	},
	{
		id: 'deep-cutoff',
		name: 'A deep cutoff',
		teaches: 'Cutoffs',
		position: '[5,[[[4,9],7],8]]',
		about: 'A narrow tree of four plies: the cause of a cutoff can be far above it.',
		finding: 'MAX already has 5 at the root, three plies up, so the leaf 9 is pruned.'
	},
	{
		id: 'named-uneven',
		name: 'Names and uneven depths',
		teaches: 'Uneven trees',
		position: 'start:[attack:[win:9,lose:-9],trade:[even:0,press:[gain:2,slip:-1]],wait:-3]',
		about: 'Every node has a name, and the leaves are one, two and three plies down.'
	}
];
