/** Computes an engine's next move off the page's thread, and reports progress. */
import { chooseMove } from '../../core/engines/choose-move.ts';
import { messageOf } from '../message-of.ts';
import type { PlayRequest, PlayResponse } from './play-protocol.ts';

const post = (response: PlayResponse): void => {
	self.postMessage(response);
};

self.onmessage = ({ data: { id, player, turn } }: MessageEvent<PlayRequest>): void => {
	try {
		const choice = chooseMove(player, turn, (nodes) => {
			post({ id, kind: 'progress', nodes });
		});
		post({ id, kind: 'chosen', choice });
	} catch (error) {
		post({ id, kind: 'failed', message: messageOf(error) });
	}
};
