/** Texts of the Play page about a game, a choice and a hint. */
import { engineOf } from '$lib/core/engines/registry.ts';
import type { Player } from '$lib/core/engines/player.ts';
import { formatCount, formatValue } from '$lib/core/explain/format.ts';
import type { Ending, Game, Move, Side } from '$lib/core/games/game.ts';
import { factsOf, type GameId } from '$lib/core/games/registry.ts';
import { nameByFile } from './game-file.ts';
import type { PlayLine } from './play-line.ts';
import { standAt, stateAt } from './play-line.ts';
import type { Play } from './play.svelte.ts';
import type { PlayerChoice } from './thinking.svelte.ts';
import { describeTurn } from '$lib/games/describe-position.ts';

/** "R post, depth 1, as published". */
export function namePlayer({ engine, plies }: Player): string {
	const { name } = engineOf(engine);
	const depth = nameDepth({ engine, plies });
	return depth === null ? name : `${name}, ${depth}`;
}

/** The author's name for its depth; null if there is only one. */
export function nameDepth({ engine, plies }: Player): string | null {
	const { depths } = engineOf(engine);
	if (depths.length < 2) return null;
	return depths.find((one) => one.plies === plies)?.name ?? null;
}

/** The player of a side: the name in the game's file, "you", or the engine. */
export function whoHas({ file, state: { seat, player } }: Play, side: Side): string {
	const name = nameByFile(file, side);
	if (name !== null) return name;
	return seat === 'both' || seat === side ? 'you' : engineOf(player.engine).name;
}

function otherSide(side: Side): Side {
	return side === 'max' ? 'min' : 'max';
}

/** The result of the game as a sentence, or null if it is not over. */
export function describeResult(play: Play): string | null {
	const { game } = play.line;
	const { resigned } = play.state;
	if (play.last.ending !== null) return `${describeTurn(game, play.here)}.`;
	if (resigned === null) return null;
	return `${game.sideNames[resigned]} resigns: ${game.sideNames[otherSide(resigned)]} wins.`;
}

/** "1–0", "0–1", "½–½"; null until the game is over. */
export function scoreOf(ending: Ending | null, resigned: Side | null): string | null {
	const winner =
		ending === null ? (resigned === null ? undefined : otherSide(resigned)) : ending.winner;
	if (winner === undefined) return null;
	return winner === null ? '½–½' : winner === 'max' ? '1–0' : '0–1';
}

/** A value in words, with mates named; MAX's side of the search's own game. */
function valueText(value: number, names: Game['sideNames']): string {
	if (value === Infinity) return `mate by ${names.max}`;
	return value === -Infinity ? `mate by ${names.min}` : formatValue(value);
}

/** The engine's search after a tried move, as a sentence. */
export function describeConsidered(play: Play, move: Move): string {
	const { query, because } = play.replyTo(move);
	const text = play.line.game.moveText(play.here, move);
	const { name } = engineOf(play.state.player.engine);
	return `After ${text}: ${query === null ? because : `the search of ${name}’s reply can be opened.`}`;
}

interface RootMoveRow {
	readonly move: Move;
	readonly text: string;
	readonly value: string;
	/** Its outcome. */
	readonly note: string;
	readonly isPlayed: boolean;
	readonly isEqual: boolean;
}

/** The root moves of a choice, best first, as in the table. */
export function rootMoveRows(line: PlayLine, ply: number, { choice }: PlayerChoice): RootMoveRow[] {
	const { game } = line;
	const state = stateAt(game, standAt(line, ply));
	const names = maxOf(choice, line.gameId);
	const values = choice.rootMoves.map(({ value }) => value);
	const sign = Math.max(...values) === choice.value ? -1 : 1;
	return choice.rootMoves
		.map(({ move, value }) => ({ move, value, isEqual: choice.equals.includes(move) }))
		.sort((one, other) =>
			one.move === choice.move || other.move === choice.move
				? Number(other.move === choice.move) - Number(one.move === choice.move)
				: one.value === other.value
					? 0
					: sign * (one.value < other.value ? -1 : 1)
		)
		.map(({ move, value, isEqual }) => ({
			move,
			text: game.moveText(state, move),
			value: valueText(value, names),
			note: move === choice.move ? 'chosen' : isEqual ? 'equally good' : '',
			isPlayed: move === choice.move,
			isEqual
		}));
}

/** The sides' names in the searched game, which may differ from the one on the board. */
export function maxOf(choice: PlayerChoice['choice'], game: GameId): Game['sideNames'] {
	return factsOf(choice.setup?.game ?? game).sideNames;
}

/** How a choice was made, in a sentence or two. */
export function describeChoice(
	line: PlayLine,
	ply: number,
	{ player, choice }: PlayerChoice,
	seed: number
): string {
	const engine = engineOf(player.engine);
	const { game } = line;
	const state = stateAt(game, standAt(line, ply));
	const text = game.moveText(state, choice.move);
	const count = choice.equals.length;
	if (choice.how === 'random') {
		return count === 1
			? `${text}, the only legal move.`
			: `${text}, picked at random from ${formatCount(count)} legal moves (seed ${seed}).`;
	}
	if (choice.how === 'book') {
		return count === 1
			? `${text} from its opening book, without a search.`
			: `${text} from its opening book, no search: picked at random from ${count} book moves (seed ${seed}).`;
	}
	const names = maxOf(choice, line.gameId);
	const worth = worthText(choice.value, names);
	const nodes = `${formatCount(choice.nodes)} ${choice.nodes === 1 ? 'node' : 'nodes'}`;
	const equal =
		choice.rootMoves.length === 1
			? 'It is the only legal move.'
			: count === 1
				? 'No other move is as good.'
				: engine.equals === 'random'
					? `Picked at random from ${formatCount(count)} tied moves (seed ${seed}).`
					: `${CHOSEN_AS[engine.equals]} of ${formatCount(count)} equal moves.`;
	const always =
		engine.maximises === 'always' && !state.maxToMove()
			? ` As published, it picks what is best for ${names.max}, although it plays ${names.min}.`
			: '';
	return `${text}${worth}, after ${nodes}. ${equal}${always}`;
}

const CHOSEN_AS = {
	first: 'The first',
	'end-of-list': 'The last in its sorted list'
} as const;

/** " is worth 0.5 to White", " leads to mate by White". */
function worthText(value: number | null, names: Game['sideNames']): string {
	if (value === null) return '';
	return Number.isFinite(value)
		? ` is worth ${valueText(value, names)} to ${names.max}`
		: ` leads to ${valueText(value, names)}`;
}
