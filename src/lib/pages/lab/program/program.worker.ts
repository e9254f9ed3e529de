/** Weighs the lines of the program's games. */
import { analyseLine, listChoices } from '../../../core/experiments/krk/analyse-line.ts';
import { serve } from '../../../workers/serve.ts';
import { ProgramGames } from './program-games.ts';
import type { LineAnswer, LineProgress, LineTask } from './program-protocol.ts';

const games = new ProgramGames();

serve<LineTask, LineProgress, LineAnswer>(async (task, { progress, letIn }) => {
	const { rules, start, seed, moves, other } = task;
	const onLayer = (made: number): void => {
		progress({ kind: 'tables', made });
	};
	const line = analyseLine(games.get(rules, onLayer), start, seed, moves);
	progress({ kind: 'line', line });
	if (other === null) return null;
	await letIn();
	return listChoices(games.get(other, onLayer), start, line.moves);
});
