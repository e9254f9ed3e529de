/** Computes an engine's next move; reports the number of visited nodes so far. */
import { chooseMove, type Choice } from '../../core/engines/choose-move.ts';
import { loadAll } from '../../core/search/load.ts';
import { serve } from '../../workers/serve.ts';
import type { PlayQuestion } from './play-protocol.ts';

serve<PlayQuestion, number, Choice>(
	({ player, turn }, { progress }) =>
		chooseMove(player, turn, (nodes) => {
			progress(nodes);
		}),
	loadAll
);
