/** Computes an engine's next move, or reads a PGN, off the page's thread. */
import { chooseMove } from '../../core/engines/choose-move.ts';
import { readPgn } from '../../core/games/chess/pgn/read-pgn.ts';
import { messageOf } from '../../workers/message-of.ts';
import type { PlayRequest, PlayResponse } from './play-protocol.ts';

const post = (response: PlayResponse): void => {
	self.postMessage(response);
};

function answer(request: PlayRequest): PlayResponse {
	const { id } = request;
	if ('pgn' in request) return { id, kind: 'read', read: readPgn(request.pgn) };
	const choice = chooseMove(request.player, request.turn, (nodes) => {
		post({ id, kind: 'progress', nodes });
	});
	return { id, kind: 'chosen', choice };
}

self.onmessage = ({ data }: MessageEvent<PlayRequest>): void => {
	try {
		post(answer(data));
	} catch (error) {
		post({ id: data.id, kind: 'failed', message: messageOf(error) });
	}
};
