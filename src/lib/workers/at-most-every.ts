/** Returns a function that is true the first time, and then at most once in that many milliseconds. */
export function atMostEvery(milliseconds: number): () => boolean {
	let last = -Infinity;
	return () => {
		const now = performance.now();
		if (now - last < milliseconds) return false;
		last = now;
		return true;
	};
}
