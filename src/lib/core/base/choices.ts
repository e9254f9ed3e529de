/** Lists the ids that a field takes, each with its name on the page: "minimax (Minimax), tt (Transposition table)". */
export function listChoices<T extends string>(
	ids: readonly T[],
	nameOf: (id: T) => string,
	joint = ', '
): string {
	return ids.map((id) => `${id} (${nameOf(id)})`).join(joint);
}
