/** Grows a tree of the program; reports the number of tables made so far. */
import { growTree } from '../../../core/experiments/krk/program-tree.ts';
import { serve } from '../../../workers/serve.ts';
import { ProgramGames } from '../program/program-games.ts';
import type { TreeAnswer, TreeTask } from './tree-protocol.ts';

const games = new ProgramGames();

serve<TreeTask, number, TreeAnswer>(({ rules, question }, { progress }) => {
	const game = games.get(rules, (made) => {
		progress(made);
	});
	return growTree(game, question);
});
