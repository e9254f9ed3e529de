/** Words for the places of a tree that the search has not visited, in English. */
const KINDS = { max: 'MAX node', min: 'MIN node', leaf: 'Leaf' } as const;

export function place(path: string, kind: keyof typeof KINDS, standing: string): string {
	const name = path === '' ? `Root, ${KINDS[kind]}` : `${KINDS[kind]} ${path}`;
	return standing === '' ? name : `${name}: ${standing}`;
}

/** @param value a given value, or minimax's; null if none may be known */
export function standing(state: 'given' | 'outline' | 'pruned', value: string | null): string {
	if (state === 'given') return value ?? '';
	const fate =
		state === 'pruned' ? 'pruned' : value === null ? 'not searched yet' : 'never visited';
	return value === null ? fate : `${fate}, in minimax ${value}`;
}
