/**
 * Wraps a reader so that it returns the result of the last readable text: a drawing of the text does not vanish while
 * the text is being typed.
 *
 * @param first the result before any text was readable
 */
export function lastReadable<T>(read: (text: string) => T | null, first: T): (text: string) => T {
	let last = first;
	return (text) => {
		last = read(text) ?? last;
		return last;
	};
}
