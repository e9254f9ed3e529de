/** Plays games of a match off the page's thread, as far as they go without Stockfish. */
import { playOn } from '../../core/engines/play-on.ts';
import { messageOf } from '../../workers/message-of.ts';
import type { MatchRequest, MatchResponse } from './match-protocol.ts';

/** Milliseconds between two boards, and between two signs of life. */
const SHOW_MS = 60;
const ALIVE_MS = 1000;

const post = (response: MatchResponse): void => {
	self.postMessage(response);
};

self.onmessage = ({ data: { id, setup, game } }: MessageEvent<MatchRequest>): void => {
	let shown = performance.now();
	let alive = shown;
	try {
		const played = playOn(setup, game, {
			onMove: (moves) => {
				const now = performance.now();
				if (now - shown < SHOW_MS) return;
				shown = now;
				alive = now;
				post({ id, kind: 'moved', moves });
			},
			onProgress: () => {
				const now = performance.now();
				if (now - alive < ALIVE_MS) return;
				alive = now;
				post({ id, kind: 'thinking' });
			}
		});
		post({ id, kind: 'played', played });
	} catch (error) {
		post({ id, kind: 'failed', message: messageOf(error) });
	}
};
