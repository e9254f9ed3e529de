import type { RecordingStage } from '../lib/core/trace/record.ts';
import type { Io } from './io.ts';
import { formatCount } from './over-budget.ts';

const WORDS: Readonly<Record<RecordingStage, string>> = {
	ordering: 'exact values for the order',
	search: 'searching',
	shadow: 'plain minimax'
};

/** Return to the first column and erase what stands there. */
const CLEAR_LINE = '\r\u001b[K';

export interface StatusLine {
	readonly show: (text: string) => void;
	readonly clear: () => void;
}

/** One line that is written over and over, on a terminal only: a log file should not be full of it. */
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

export interface Progress {
	readonly show: (stage: RecordingStage, visited: number) => void;
	readonly clear: () => void;
}

/** How far a search has come. */
export function progressOn(stderr: Io['stderr']): Progress {
	const { show, clear } = statusLineOn(stderr);
	return {
		show: (stage, visited) => show(`${WORDS[stage]}: ${formatCount(visited)} nodes`),
		clear
	};
}
