/** The position of a command: given or on standard input, in the game's own notation or in another one. */
import { quote } from '../lib/core/base/clip.ts';
import { ok, type Result } from '../lib/core/base/result.ts';
import { gameOf, GAME_IDS } from '../lib/core/games/registry.ts';
import type { Reading } from '../lib/core/games/reader.ts';
import { DEFAULT_GAME } from '../lib/core/search/setup-fields.ts';
import { failAt, faultOfOption, type CliFault } from './fault.ts';
import type { Io } from './io.ts';

type Texts = Readonly<Partial<Record<string, string>>>;

interface PositionTexts {
	readonly texts: Texts;
	/** What the position was taken for, in a sentence; null if it is in the game's own notation. */
	readonly taken: string | null;
}

/** The options that are a position, each with the game where none is named; a command has one of them at most. */
const DEFAULT_GAMES = { position: DEFAULT_GAME, start: 'chess' } as const;
type PositionOption = keyof typeof DEFAULT_GAMES;

/** Which of a command's options is a position; undefined if none is. */
export function positionOption(names: readonly string[]): PositionOption | undefined {
	return names.find((name): name is PositionOption => name in DEFAULT_GAMES);
}

/**
 * Puts the position into the game's own notation.
 * @param wanted the reading to take, from `--read`
 */
export async function readPosition(
	given: Texts,
	option: PositionOption,
	wanted: string | undefined,
	io: Io
): Promise<Result<PositionTexts, CliFault>> {
	const { [option]: typed, game = DEFAULT_GAMES[option] } = given;
	if (typed === undefined) {
		return wanted === undefined
			? ok({ texts: given, taken: null })
			: failAt('--read', `This option needs --${option}.`);
	}
	const position = typed === '-' ? io.stdin() : typed;
	const texts = { ...given, [option]: position };
	const id = GAME_IDS.find((one) => one === game);
	const read = id === undefined ? null : ((await gameOf(id).reader?.())?.(position) ?? null);
	if (read === null) {
		return wanted === undefined || wanted === 'own'
			? ok({ texts, taken: null })
			: failAt('--read', `This position cannot be read as ${quote(wanted)}.`);
	}
	if (!read.ok) return { ok: false, fault: faultOfOption(option, read.fault) };
	const chosen = choose(read.value, wanted, option);
	return chosen.ok ? taken(chosen.value, texts, option) : chosen;
}

function choose(
	readings: readonly [Reading, ...Reading[]],
	wanted: string | undefined,
	option: PositionOption
): Result<Reading, CliFault> {
	const [first, other] = readings;
	const ids = readings.map((one) => one.id).join(', ');
	if (wanted === undefined) {
		if (other === undefined) return ok(first);
		const ways = readings.map(({ id, what }) => `${what} (--read ${id})`).join('; ');
		return failAt(
			`--${option}`,
			`There are ${readings.length} ways to read this text. Choose one: ${ways}.`
		);
	}
	const found = readings.find(({ id }) => id === wanted);
	return found === undefined
		? failAt('--read', `This position cannot be read as ${quote(wanted)}. Choose ${ids}.`)
		: ok(found);
}

function taken(
	{ what, position, root }: Reading,
	texts: Texts,
	option: PositionOption
): Result<PositionTexts, CliFault> {
	if (!position.ok) {
		const { fault } = position;
		return {
			ok: false,
			fault: faultOfOption(option, { ...fault, message: `Read as ${what}. ${fault.message}` })
		};
	}
	const side = texts['root'];
	if (root !== null && side !== undefined && side !== root) {
		return failAt(
			'--root',
			`The position says ${root.toUpperCase()} at the root. Remove this option.`
		);
	}
	return ok({
		texts: { ...texts, [option]: position.value, ...(root === null ? {} : { root }) },
		taken: `Read as ${what}.`
	});
}
