/**
 * Replays the words of a game in the one language whose piece letters make all moves legal. Two languages that make
 * different games of them are never chosen between in silence.
 */
import { fail, ok, type InputFault, type Result } from '../../../base/result.ts';
import type { Move } from '../../game.ts';
import type { ChessState } from '../chess-state.ts';
import { nameMove } from '../game-record.ts';
import { ENGLISH, LANGUAGES, lettersOf, type Language } from './languages.ts';
import { readSan } from './read-san.ts';
import { plainMove } from './signs.ts';
import type { Token } from './tokens.ts';

interface Replay {
	readonly language: Language;
	readonly moves: readonly Move[];
	/** Why the next word is no move; null if all words are moves. */
	readonly fault: InputFault | null;
}

/**
 * Plays the words on a state without moves.
 * @param chosen the language that the text names, if it names one
 * @returns what the letters were taken for, in sentences
 */
export function replayWords(
	state: ChessState,
	words: readonly Token[],
	chosen: Language | undefined
): Result<readonly string[]> {
	const replays = candidates(words, chosen).map((language) => replay(state, words, language));
	const whole = replays.filter(({ fault }) => fault === null);
	const [first] = whole;
	if (first === undefined) {
		const furthest = replays.reduce((one, other) =>
			other.moves.length > one.moves.length ? other : one
		);
		return { ok: false, fault: faultOf(furthest) };
	}
	const same = whole.filter(({ moves }) => differsAt(moves, first.moves) === null);
	const others = whole.filter((one) => !same.includes(one));
	if (others.length > 0 && first.language !== ENGLISH) return ask(whole, words);
	for (const move of first.moves) state.play(move);
	if (first.language !== ENGLISH) return ok([`Read with ${listed(same, 'or')} piece letters.`]);
	return ok(
		others.length === 0
			? []
			: [
					`Read with English piece letters. With ${listed(others, 'or')} letters the same text is another game: put ${headerFor(others)} in front to read that one.`
				]
	);
}

/** The languages that have all letters of the words; English if none has, or if there are no letters. */
function candidates(words: readonly Token[], chosen: Language | undefined): readonly Language[] {
	if (chosen !== undefined) return [chosen];
	const letters = new Set(words.flatMap(({ text }) => lettersOf(plainMove(text))));
	if (letters.size === 0) return [ENGLISH];
	const found = LANGUAGES.filter((language) =>
		[...letters].every((letter) => language.letters.includes(letter))
	);
	return found.length === 0 ? LANGUAGES : found;
}

/** The state is unchanged on return. */
function replay(state: ChessState, words: readonly Token[], language: Language): Replay {
	let fault: InputFault | null = null;
	for (const { text, at } of words) {
		const move = readSan(state.position, text, language);
		if (!move.ok) {
			const { code, message } = move.fault;
			fault = { code, message: `${nameMove(state)}: ${message}`, at };
			break;
		}
		state.play(move.value);
	}
	const moves = state.movesSoFar();
	for (let undone = 0; undone < moves.length; undone++) state.undo();
	return { language, moves, fault };
}

function faultOf({ language, fault }: Replay): InputFault {
	const { code, message, at = 0 } = fault ?? { code: 'pgn-word', message: '' };
	const read = language === ENGLISH ? '' : ` (read with ${language.name} piece letters)`;
	return { code, message: `${message}${read}.`, at };
}

/** The first move at which two games differ; null if they are the same. */
function differsAt(moves: readonly Move[], others: readonly Move[]): number | null {
	const index = moves.findIndex((move, ply) => move !== others[ply]);
	return index < 0 ? null : index;
}

function ask(whole: readonly Replay[], words: readonly Token[]): Result<never> {
	const [first] = whole;
	const places = whole.map(({ moves }) => differsAt(moves, first?.moves ?? []) ?? words.length);
	const message = `The moves fit ${listed(whole, 'and')} piece letters, as different games. Put ${headerFor(whole)} in front to choose.`;
	return fail('pgn-languages', message, words[Math.min(...places)]?.at ?? 0);
}

function headerFor(replays: readonly Replay[]): string {
	return `[Language "${replays[0]?.language.name ?? ENGLISH.name}"]`;
}

/** "German", "German or Dutch", "German, Dutch or Czech". */
function listed(replays: readonly Replay[], joint: 'and' | 'or'): string {
	const names = replays.map(({ language }) => language.name);
	const last = names.pop() ?? '';
	return names.length === 0 ? last : `${names.join(', ')} ${joint} ${last}`;
}
