// Making a formatter costs a hundred times as much as using one, and a drawing has dozens of counts.
const COUNT = new Intl.NumberFormat('en');

/** A number of nodes or moves: "1,204". */
export function formatCount(count: number): string {
	return COUNT.format(count);
}

/** A number with what it counts: "1 leaf", "1,204 leaves". */
export function plural(count: number, one: string, many = `${one}s`): string {
	return `${formatCount(count)} ${count === 1 ? one : many}`;
}
