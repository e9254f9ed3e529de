/** Names of a search's rules in their controls, and the meaning of each. */
export const CUTS = [
	{ id: 'equal', name: 'On equality (≥, ≤)', about: 'Cuts as soon as best reaches the bound.' },
	{
		id: 'strict',
		name: 'Strict (>, <)',
		about: 'Cuts only when best passes the bound, so ties are searched further.'
	}
] as const;

export const FAILS = [
	{
		id: 'soft',
		name: 'Fail-soft',
		about: 'A node returns the best value it found, even outside its window.'
	},
	{ id: 'hard', name: 'Fail-hard', about: 'An inner node’s value is clamped to its window.' }
] as const;

export const TIES = [
	{
		id: 'bounds',
		name: 'Bounds',
		about: 'A root move that cannot beat the best may return a bound that only looks like a tie.'
	},
	{
		id: 'exact',
		name: 'Exact ties',
		about: 'Keeps the root window one wider, so that all best moves are found. Costs some nodes.'
	},
	{
		id: 'open',
		name: 'All exact',
		about:
			'Searches every root move with an open window, so that each gets an exact value. Costs many nodes.'
	}
] as const;
