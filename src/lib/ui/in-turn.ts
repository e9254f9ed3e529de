/** Things to do one after another, each in a task of its own, so that the browser can answer in between. */
const waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

/** Does something after all that waits already; returns what takes it back. */
export function inTurn(work: () => void): () => void {
	waiting.push(work);
	timer ??= setTimeout(next);
	return () => {
		const at = waiting.indexOf(work);
		if (at >= 0) waiting.splice(at, 1);
	};
}

function next(): void {
	const work = waiting.shift();
	timer = waiting.length > 0 ? setTimeout(next) : null;
	work?.();
}
