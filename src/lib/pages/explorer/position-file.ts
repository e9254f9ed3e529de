/** A text file with a position, read as the editor of positions reads what is pasted into it. */
import { fail, ok, type Result } from '$lib/core/base/result.ts';
import { factsOf, gameAsked, gameOf, GAME_IDS, type GameId } from '$lib/core/games/registry.ts';
import { formatDepth, type SetupFields } from '$lib/core/search/setup-fields.ts';

const NONE =
	'This is no recording and no figure of Plyscope. Open a file that Plyscope has saved: .json, .svg or .png. A text with a position may be any that “Edit” takes.';

/** No game reads more characters. */
const MOST_TEXT = 200_000;

/**
 * The fields of a position, of the first game that can read it. Faults: `file-none`, and `file-readings` where a person
 * has to choose.
 */
export async function readPositionFile(text: string): Promise<Result<SetupFields>> {
	// What begins as an object is rather the recording of another program.
	if (text.length > MOST_TEXT || /^\s*\{/.test(text)) return fail('file-none', NONE);
	const asked = gameAsked({ position: text });
	const first = GAME_IDS.filter((id) => id === asked);
	let why = '';
	for (const id of new Set([...first, ...GAME_IDS])) {
		const read = await readAs(id, text.trim());
		if (read.ok || read.fault.code === 'file-readings') return read;
		if (id === asked) why = ` As ${factsOf(id).name.toLowerCase()}: ${read.fault.message}`;
	}
	return fail('file-none', NONE + why);
}

async function readAs(id: GameId, text: string): Promise<Result<SetupFields>> {
	const game = gameOf(id);
	const readings = (await game.reader?.())?.(text) ?? null;
	if (readings?.ok === false) return readings;
	const [reading, other] = readings?.value ?? [];
	if (other !== undefined) {
		return fail(
			'file-readings',
			'There is more than one way to read this text. Paste it under “Edit”, then choose one.'
		);
	}
	const position = reading?.position ?? ok(text);
	if (!position.ok) return position;
	const root = reading?.root ?? 'max';
	const state = game.parse(position.value, { root });
	if (!state.ok) return state;
	const depth = formatDepth(game.defaultDepth);
	const side = game.choosesSide ? { root } : {};
	return ok({ game: id, position: game.format(state.value), ...side, depth });
}
