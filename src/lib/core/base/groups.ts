/** Items under one heading; null for those without one. */
interface Group<Item> {
	readonly heading: string | null;
	readonly items: readonly Item[];
}

/** The items by their heading: those without one first, then the headings in the order of their first item. */
export function groupBy<Item>(
	items: readonly Item[],
	headingOf: (item: Item) => string | null | undefined
): Group<Item>[] {
	const groups = new Map<string | null, Item[]>([[null, []]]);
	for (const item of items) {
		const heading = headingOf(item) ?? null;
		const group = groups.get(heading);
		if (group === undefined) groups.set(heading, [item]);
		else group.push(item);
	}
	return Array.from(groups, ([heading, items]) => ({ heading, items })).filter(
		(group) => group.items.length > 0
	);
}
