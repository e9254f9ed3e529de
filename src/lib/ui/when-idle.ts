/** Milliseconds after which a browser that cannot tell counts as idle. */
const SOON_MS = 200;

/**
 * Calls a function once when the page has nothing else to do.
 *
 * @returns takes the call back
 */
export function whenIdle(call: () => void): () => void {
	// Not every browser has it.
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(call, SOON_MS);
		return () => {
			clearTimeout(timer);
		};
	}
	const handle = window.requestIdleCallback(call);
	return () => {
		window.cancelIdleCallback(handle);
	};
}
