import { analyseLine, listChoices } from '../../../core/experiments/krk/analyse-line.ts';
import { ProgramGames } from './program-games.ts';
import type { ProgramRequest, ProgramResponse } from './program-protocol.ts';
import { messageOf } from '../../../workers/message-of.ts';

const games = new ProgramGames();
/** The next request; an older one that has not been started is dropped. */
let asked: ProgramRequest | null = null;

const post = (response: ProgramResponse): void => {
	self.postMessage(response);
};

self.onmessage = ({ data }: MessageEvent<ProgramRequest>): void => {
	asked = data;
	later(() => {
		if (asked !== data) return;
		attempt(data.id, () => {
			answer(data);
		});
	});
};

/** Lets messages that arrived in the meantime be handled first. */
function later(work: () => void): void {
	setTimeout(work);
}

function answer(request: ProgramRequest): void {
	const { id, rules, start, seed, moves, other } = request;
	const onLayer = (made: number): void => {
		post({ id, kind: 'tables', made });
	};
	const line = analyseLine(games.get(rules, onLayer), start, seed, moves);
	post({ id, kind: 'line', line });
	if (other === null) return;
	later(() => {
		if (asked !== request) return;
		attempt(id, () => {
			const choices = listChoices(games.get(other, onLayer), start, line.moves);
			post({ id, kind: 'others', choices });
		});
	});
}

function attempt(id: number, work: () => void): void {
	try {
		work();
	} catch (error) {
		post({ id, kind: 'failed', message: messageOf(error) });
	}
}
