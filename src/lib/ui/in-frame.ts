/**
 * Runs work before the next frame is drawn, which measures the page anyway: what measures in a press makes it wait.
 *
 * @returns cancels it
 */
export function inFrame(work: () => void): () => void {
	const frame = requestAnimationFrame(work);
	return () => {
		cancelAnimationFrame(frame);
	};
}
