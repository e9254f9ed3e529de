/** What the rules of a search are called where they are chosen, and what each means. */

export const CUTS = [
	{ id: 'equal', name: 'On equality (≥, ≤)', about: 'Cuts as soon as best meets the bound.' },
	{
		id: 'strict',
		name: 'Strict (>, <)',
		about: 'Cuts only where best passes the bound: ties are searched on.'
	}
] as const;

export const FAILS = [
	{
		id: 'soft',
		name: 'Fail-soft',
		about: 'A node returns the best it found, even outside its window.'
	},
	{ id: 'hard', name: 'Fail-hard', about: 'An inner node’s value is clamped to its window.' }
] as const;

export const TIES = [
	{
		id: 'bounds',
		name: 'As bounds',
		about: 'A root move that cannot beat the best may come back as a bound that only looks equal.'
	},
	{
		id: 'exact',
		name: 'Kept exact',
		about:
			'The root’s window stays one wider, so that all best moves are known; it costs some nodes.'
	},
	{
		id: 'open',
		name: 'All exact',
		about:
			'The root hands its open window to every move: each gets its exact value; it costs many nodes.'
	}
] as const;
