/** Makes tic-tac-toe ready, for a page that opens with it. */
import '$lib/core/search/tictactoe.ts';
import { addFaces } from '../registry.ts';
import { ticTacToeFace } from './face.ts';

addFaces({ tictactoe: ticTacToeFace });
