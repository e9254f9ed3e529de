/** Reads the fields that a comparison has besides a setup, from links and the command line. */
import { listChoices } from '../../base/choices.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { KEY_KINDS, type KeyKind } from '../../games/game.ts';
import { gameOf } from '../../games/registry.ts';
import type { SearchSetup } from '../setup.ts';
import { ALGORITHM_IDS, algorithmOf, type AlgorithmId } from '../registry.ts';

/** What the kinds of keys call the same position. */
export const KEY_NAMES = {
	exact: 'The same position',
	symmetric: 'Same up to symmetry'
} as const satisfies Readonly<Record<KeyKind, string>>;

/** Plies below the root, both ends included. */
export interface DepthRange {
	readonly first: number;
	readonly last: number;
}

/** Ids separated by commas, each once. Faults: `algorithm-unknown`, `algorithm-twice`. */
export function parseAlgorithms(text: string): Result<AlgorithmId[]> {
	const found: AlgorithmId[] = [];
	let at = 0;
	for (const name of text.split(',')) {
		const id = ALGORITHM_IDS.find((one) => one === name);
		if (id === undefined) {
			const what = name === '' ? 'A name is missing here' : `There is no algorithm “${clip(name)}”`;
			return fail(
				'algorithm-unknown',
				`${what}; choose from ${listChoices(ALGORITHM_IDS, (one) => algorithmOf(one).name)}.`,
				at
			);
		}
		if (found.includes(id)) {
			return fail('algorithm-twice', `The algorithm ${id} is named twice.`, at);
		}
		found.push(id);
		at += name.length + 1;
	}
	return ok(found);
}

/** `3` or `1-5`; the game decides which depths are valid. Faults: `depths-text`, `depths-reversed`. */
export function parseDepthRange(text: string): Result<DepthRange> {
	const ends = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text);
	if (ends === null) {
		return fail(
			'depths-text',
			`“${clip(text)}” is neither a number of plies nor a range of them, as in 1-5.`
		);
	}
	const first = Number(ends[1]);
	const last = Number(ends[2] ?? ends[1]);
	return first > last
		? fail(
				'depths-reversed',
				`The range ${text} is reversed: write ${ends[2] as string}-${ends[1] as string}.`
			)
		: ok({ first, last });
}

/** The text that `parseDepthRange` reads as the same range. */
export function formatDepthRange({ first, last }: DepthRange): string {
	return first === last ? String(first) : `${first}-${last}`;
}

/** Faults: `keys-unknown`, and `keys-game` if the game of the setup has no such keys. */
export function parseKeys(text: string, setup: SearchSetup): Result<KeyKind> {
	const kind = KEY_KINDS.find((one) => one === text);
	if (kind === undefined) {
		return fail(
			'keys-unknown',
			`The keys are ${listChoices(KEY_KINDS, (one) => KEY_NAMES[one], ' or ')}, not “${clip(text)}”.`
		);
	}
	return kind === 'exact' || hasSymmetricKeys(setup)
		? ok(kind)
		: fail('keys-game', `${gameOf(setup.game).name} has no symmetric keys; exact is the default.`);
}

/** True where the game can treat symmetric positions as one. */
export function hasSymmetricKeys(setup: SearchSetup): boolean {
	const root = gameOf(setup.game).parse(setup.position, { root: setup.root });
	return root.ok && root.value.symmetricKey !== undefined;
}

/** Quotes typed text, shortened so that a huge input cannot fill a message. */
function clip(text: string): string {
	return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
