/**
 * Wraps a reader so that it stands on the last text that could be read: what is drawn from a text does
 * not vanish while the text is being typed.
 *
 * @param first what there is before anything could be read
 */
export function lastReadable<T>(read: (text: string) => T | null, first: T): (text: string) => T {
	let last = first;
	return (text) => {
		last = read(text) ?? last;
		return last;
	};
}
