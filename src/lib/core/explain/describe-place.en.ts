/** Words for the places of a tree that the search has not visited, in English. */
const KINDS = { max: 'MAX node', min: 'MIN node', leaf: 'Leaf' } as const;

export function place(path: string, kind: keyof typeof KINDS, standing: string): string {
	const name = path === '' ? `Root, ${KINDS[kind]}` : `${KINDS[kind]} ${path}`;
	return standing === '' ? name : `${name}: ${standing}`;
}

/** @param value null if none may be known */
export function standing(
	state: 'given' | 'outline' | 'pruned',
	value: string | null,
	from: 'the tree' | 'minimax'
): string {
	if (state === 'given') return value ?? '';
	const isAhead = value === null || from === 'the tree';
	const fate = state === 'pruned' ? 'pruned' : isAhead ? 'not searched yet' : 'never visited';
	if (value === null) return fate;
	return from === 'the tree' ? `${fate}, ${value}` : `${fate}, in minimax ${value}`;
}
