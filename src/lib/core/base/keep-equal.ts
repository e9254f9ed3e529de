/** What a stage consists of: parts with keys, their texts and rectangles, numbers and words. */
type Plain = Readonly<Record<string, unknown>>;

/**
 * `after`, with every part of `before` that is equal to its own, to the letter: what draws a stage has nothing to do for
 * a part that is the same object as before. Parts of a list belong together by their keys, if they have any.
 */
export function keepEqual<T>(before: unknown, after: T): T {
	if (Object.is(before, after)) return after;
	if (Array.isArray(before) && Array.isArray(after)) return keepInList(before, after) as T;
	if (!isPlain(before) || !isPlain(after)) return after;
	const kept: Record<string, unknown> = {};
	let isSame = Object.keys(before).length === Object.keys(after).length;
	for (const name of Object.keys(after)) {
		kept[name] = keepEqual(before[name], after[name]);
		isSame &&= name in before && Object.is(kept[name], before[name]);
	}
	return (isSame ? before : kept) as T;
}

function keepInList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
	const byKey = new Map(before.map((one, i) => [keyOf(one, i), one]));
	const kept = after.map((one, i) => keepEqual(byKey.get(keyOf(one, i)), one));
	const isSame = before.length === kept.length && kept.every((one, i) => Object.is(one, before[i]));
	return isSame ? before : kept;
}

function keyOf(one: unknown, i: number): unknown {
	return isPlain(one) ? (one['key'] ?? i) : i;
}

function isPlain(one: unknown): one is Plain {
	return typeof one === 'object' && one !== null && !Array.isArray(one);
}
