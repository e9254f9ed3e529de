import type { RecordingStage } from '../lib/core/trace/record.ts';
import type { Io } from './io.ts';
import { formatCount } from '../lib/core/base/count-words.ts';

const WORDS: Readonly<Record<RecordingStage, string>> = {
	ordering: 'exact values for the order',
	search: 'searching',
	shadow: 'plain minimax'
};

/** Returns to the first column and erases the line. */
const CLEAR_LINE = '\r\u001b[K';

export interface StatusLine {
	readonly show: (text: string) => void;
	readonly clear: () => void;
}

/** One line that is overwritten repeatedly, on a terminal only: it would fill a log file. */
export function statusLineOn(stderr: Io['stderr']): StatusLine {
	if (stderr.isTTY !== true) return { show: () => undefined, clear: () => undefined };
	let shown = false;
	return {
		show(text) {
			shown = true;
			stderr.write(CLEAR_LINE + text);
		},
		clear() {
			if (shown) stderr.write(CLEAR_LINE);
		}
	};
}

interface Progress {
	readonly show: (stage: RecordingStage, visited: number) => void;
	readonly clear: () => void;
}

/** Shows the progress of a search. */
export function progressOn(stderr: Io['stderr']): Progress {
	const { show, clear } = statusLineOn(stderr);
	return {
		show: (stage, visited) => show(`${WORDS[stage]}: ${formatCount(visited)} nodes`),
		clear
	};
}
