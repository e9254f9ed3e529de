/** Makes tic-tac-toe ready, for a page that opens with it. */
import { openLines } from '../evaluate/open-lines.ts';
import { outcomeDepth } from '../evaluate/outcome-depth.ts';
import { addEvaluators } from '../evaluate/registry.ts';
import { addRules } from '../games/registry.ts';
import { ticTacToe } from '../games/tictactoe/tictactoe.ts';

addRules({ tictactoe: ticTacToe });
addEvaluators({ 'outcome-depth': outcomeDepth, 'open-lines': openLines });
