/** The output of a command whose exit code says more than that it is done. */
import type { CliFault } from './fault.ts';

export class Answer {
	/** @param warning a line for standard error beside the output */
	constructor(
		readonly texts: Iterable<string>,
		readonly exit: number,
		readonly warning: CliFault | null = null
	) {}
}
