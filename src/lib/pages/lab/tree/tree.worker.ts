/** Grows a tree of the program, and counts what alpha-beta would visit of it. */
import { countVisited, growTree } from '../../../core/experiments/krk/program-tree.ts';
import { serve } from '../../../workers/serve.ts';
import { ProgramGames } from '../program/program-games.ts';
import type { TreeAnswer, TreeNews, TreeTask } from './tree-protocol.ts';

const games = new ProgramGames();

serve<TreeTask, TreeNews, TreeAnswer>(async ({ rules, question, count }, { progress, letIn }) => {
	const game = games.get(rules, (made) => {
		progress({ kind: 'tables', made });
	});
	progress({ kind: 'grown', grown: growTree(game, question) });
	if (count === 'tree-alone') return null;
	const counting = countVisited(game, question);
	for (;;) {
		const { done, value } = counting.next();
		if (done === true) return value;
		progress({ kind: 'counting', level: value });
		await letIn();
	}
});
