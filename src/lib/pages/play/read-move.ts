/** Reads typed moves: SAN or UCI in chess, the name or the number of a cell in tic-tac-toe. */
import { faceOf } from '$lib/games/registry.ts';
import { fail, ok, type Result } from '$lib/core/base/result.ts';
import type { Game, GameState, Move } from '$lib/core/games/game.ts';
import { clip, quote } from '$lib/core/base/clip.ts';

interface NamedMove {
	readonly move: Move;
	readonly text: string;
	readonly id: string;
}

/** The legal moves of a position with both of their names, in listed order. */
export function nameMoves(game: Game, state: GameState): NamedMove[] {
	return state.legalMoves().map((move) => ({
		move,
		text: game.moveText(state, move),
		id: game.moveId(state, move)
	}));
}

/** The moves whose SAN or UCI begins with the typed text. */
export function suggestMoves(moves: readonly NamedMove[], typed: string): readonly NamedMove[] {
	const plain = bare(typed);
	if (plain === '') return [];
	const exact = moves.filter(({ text, id }) => [text, id].some((name) => bare(name) === plain));
	if (exact.length > 0) return exact;
	const begun = (isLike: (name: string) => string, wanted: string): NamedMove[] =>
		moves.filter(({ text, id }) =>
			[text, id].some((name) => isLike(bare(name)).startsWith(wanted))
		);
	const asTyped = begun((name) => name, plain);
	return asTyped.length > 0 ? asTyped : begun((name) => name.toLowerCase(), plain.toLowerCase());
}

/** The one move that a word means. Faults: `move-empty`, `move-unclear`, `move-none`. */
export function readMove(game: Game, state: GameState, typed: string): Result<Move> {
	const word = typed.trim();
	if (word === '') return fail('move-empty', `Type a move, ${exampleOf(game)}.`);
	const moves = nameMoves(game, state);
	const named = moves.filter(({ text, id }) => text === word || id === word);
	const read = named.length > 0 ? named.map(({ move }) => move) : meanings(game, state, word);
	const [move, other] = read;
	if (move !== undefined && other === undefined) return ok(move);
	if (move !== undefined) {
		const names = moves.filter((one) => read.includes(one.move)).map(({ text }) => text);
		return fail(
			'move-unclear',
			`“${clip(word, 16)}” could mean ${names.join(' or ')}. Type one of these.`
		);
	}
	const illegal = game.whyIllegal?.(state, word) ?? null;
	if (illegal !== null) return fail('move-none', `${illegal}.`);
	return fail(
		'move-none',
		`${quote(word, 16)} is not a move; moves are written ${exampleOf(game)}.`
	);
}

/** The single moves that a word may mean, without duplicates. */
function meanings(game: Game, state: GameState, word: string): Move[] {
	const read = game.readMoves?.(state, word) ?? [];
	const first = read.filter(({ length }) => length === 1).map(([move]) => move as Move);
	if (first.length > 0) return [...new Set(first)];
	return nameMoves(game, state)
		.filter(({ text }) => text.toLowerCase() === word.toLowerCase())
		.map(({ move }) => move);
}

function exampleOf({ id }: Game): string {
	return faceOf(id).play?.moves ?? '';
}

/** Removes the optional signs. */
function bare(name: string): string {
	return name.trim().replace(/[x+#=-]/g, '');
}
