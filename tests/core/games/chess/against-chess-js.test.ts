/** Random games, compared with chess.js at every move: same moves, same texts, same endings, same FEN. */
import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import { legalMovesOf } from '../../../../src/lib/core/games/chess/move-generation.ts';
import { moveUci } from '../../../../src/lib/core/games/chess/moves.ts';
import { SHARP, STANDARD, snapshot, stateOf } from './positions.ts';
import { expectSame } from '../../../same.ts';
import { runs, seedFrom, slice } from '../../../sweep.ts';

const LONGEST_GAME = 40;
const GAMES_PER_START = runs(2, 2);

function judge(oracle: Chess): string | null {
	if (oracle.isCheckmate()) return 'checkmate';
	if (oracle.isStalemate()) return 'stalemate';
	if (oracle.isInsufficientMaterial()) return 'insufficient-material';
	if (oracle.isDrawByFiftyMoves()) return 'fifty-moves';
	return null;
}

/** Plays one game, comparing every position; returns its ending. */
function playAndCompare(fen: string, seed: number): string | null {
	const random = seededRandom(seed);
	const state = stateOf(fen);
	const oracle = new Chess(fen);
	const before = [];
	for (let ply = 0; ; ply++) {
		const expected = oracle
			.moves({ verbose: true })
			.map((move) => move.lan)
			.sort();
		const moves = legalMovesOf(state.position);
		const verdict = judge(oracle);
		expectSame(chess.format(state), oracle.fen());
		expectSame(moves.map(moveUci), expected);
		expectSame(state.inCheck(), oracle.inCheck());
		expectSame(state.ending(), verdict);
		expectSame(state.isTerminal(), verdict !== null);
		expectSame(state.legalMoves(), verdict === null ? moves : []);
		expectSame(chess.format(stateOf(oracle.fen())), oracle.fen());

		before.push(snapshot(state.position));
		const move = moves[Math.floor(random() * moves.length)];
		if (verdict !== null || move === undefined || ply === LONGEST_GAME) {
			for (const earlier of before.reverse()) {
				expectSame(snapshot(state.position), earlier);
				if (state.position.ply > 0) state.undo();
			}
			return verdict;
		}
		const captured = state.isCapture(move);
		const text = chess.moveText(state, move);
		state.play(move);
		const played = oracle.move(moveUci(move));
		expectSame(text, played.san);
		expectSame(captured, played.isCapture() || played.isEnPassant());
		expectSame(state.lastMove(), move);
	}
}

const starts = Object.entries({ ...STANDARD, ...SHARP });

test.each(slice(starts, 3))('random games from %s agree with chess.js', (name, fen) => {
	for (let game = 0; game < GAMES_PER_START; game++) {
		playAndCompare(fen, seedFrom(1000 * name.length + game));
	}
});

test('the random games reach every ending that a position can show', () => {
	const met = new Set<string | null>();
	for (const fen of [
		SHARP['rook ending, clock 88'],
		SHARP['bishops of one colour'],
		'7k/8/5KQ1/8/8/8/8/8 w - - 0 1'
	]) {
		for (let seed = 0; seed < 8; seed++) met.add(playAndCompare(fen, seed));
	}
	expect([...met].filter((ending) => ending !== null).sort()).toEqual([
		'checkmate',
		'fifty-moves',
		'insufficient-material',
		'stalemate'
	]);
});
