/** Computes an engine's next move; reports the number of visited nodes so far. */
import '../../core/search/all.ts';
import { chooseMove, type Choice } from '../../core/engines/choose-move.ts';
import { serve } from '../../workers/serve.ts';
import type { PlayQuestion } from './play-protocol.ts';

serve<PlayQuestion, number, Choice>(({ player, turn }, { progress }) =>
	chooseMove(player, turn, (nodes) => {
		progress(nodes);
	})
);
