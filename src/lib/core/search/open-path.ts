/**
 * A tree that is expanded on demand: only the nodes of one path are searched, and all other nodes get values from an
 * evaluator that can look ahead as far as a search would. In a link `whole` searches everything, `root` expands only
 * the root, and `d5e5-g6f6` is a path.
 */
import { quote } from '../base/clip.ts';
import { readPieces } from '../base/pieces.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import type { GameState, Move } from '../games/game.ts';
import { gameOf } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';
import type { SearchSetup } from './setup.ts';

export const WHOLE = 'whole';
export const ROOT = 'root';
const BETWEEN = '-';

/** A setup with all fields read except this one. */
type Searched = Omit<SearchSetup, 'open'>;

/** True where the nodes of such a search can be expanded one by one. */
export function canOpen(setup: Searched, root: GameState): boolean {
	const { lookAhead } = evaluatorOf(setup.evaluator);
	return setup.depth !== null && lookAhead?.canReach(root, setup.depth) === true;
}

export function parseOpen(text: string, setup: Searched): Result<readonly Move[] | null> {
	if (text === WHOLE) return ok(null);
	if (setup.algorithm !== 'minimax') {
		return fail(
			'open-algorithm',
			'Only minimax can be opened node by node, because it does not prune.'
		);
	}
	const game = gameOf(setup.game);
	const root = rootOf(setup);
	if (!canOpen(setup, root)) {
		return fail(
			'open-evaluator',
			'This search cannot be opened node by node. Choose king and rook at an even depth of 2 to 32 plies.'
		);
	}
	const words = text === ROOT || text === '' ? [] : text.split(BETWEEN);
	const { result } = readPieces<Move>(words, (word, before) => {
		const move = root.legalMoves().find((one) => game.moveId(root, one) === word);
		if (move === undefined || before.length >= (setup.depth ?? 0)) {
			return fail('open-move', `There is no move ${quote(word, 12)} to open there.`);
		}
		root.play(move);
		return ok(move);
	});
	return result;
}

export function formatOpen(setup: SearchSetup): string {
	if (setup.open === null) return WHOLE;
	if (setup.open.length === 0) return ROOT;
	const game = gameOf(setup.game);
	const state = rootOf(setup);
	const words = setup.open.map((move) => {
		const word = game.moveId(state, move);
		state.play(move);
		return word;
	});
	return words.join(BETWEEN);
}
