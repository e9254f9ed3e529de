/** Reads the fields that a comparison has besides a setup, from links and the command line. */
import { listChoices } from '../../base/choices.ts';
import { quote } from '../../base/clip.ts';
import { readPieces } from '../../base/pieces.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { zerosInFront } from '../../base/zeros-in-front.ts';
import { type KeyKind } from '../../games/game.ts';
import { factsOf } from '../../games/registry.ts';
import { rootOf } from '../../games/root.ts';
import { choice, failMissing, type Field } from '../../fields/field.ts';
import { SEARCH_FIELDS } from '../setup-fields.ts';
import type { SearchSetup } from '../setup.ts';
import { ALGORITHM_IDS, algorithmOf, type AlgorithmId } from '../registry.ts';

/** Plies below the root, both ends included. */
export interface DepthRange {
	readonly first: number;
	readonly last: number;
}

/** Ids separated by commas, each once. Faults: `algorithm-unknown`, `algorithm-twice`. */
export function parseAlgorithms(text: string): Result<readonly AlgorithmId[]> {
	return readPieces<AlgorithmId>(text.split(','), (name, before) => {
		const id = ALGORITHM_IDS.find((one) => one === name);
		if (id === undefined) {
			const what = name === '' ? 'A name is missing here' : `There is no algorithm ${quote(name)}`;
			return fail(
				'algorithm-unknown',
				`${what}; choose from ${listChoices(ALGORITHM_IDS, (one) => algorithmOf(one).name)}.`
			);
		}
		return before.includes(id)
			? fail('algorithm-twice', `The algorithm ${id} is named twice.`)
			: ok(id);
	}).result;
}

/** `3` or `1-5`; the game decides which depths are valid. Faults: `depths-text`, `depths-reversed`. */
export function parseDepthRange(text: string): Result<DepthRange> {
	if (text === '') return failMissing('depths-text', 'a number of plies, or a range as in 1-5');
	const ends = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text);
	if (ends === null) {
		return fail(
			'depths-text',
			`${quote(text)} is neither a number of plies nor a range of them, as in 1-5.`
		);
	}
	const zeros = zerosInFront(ends[1] ?? '') ?? zerosInFront(ends[2] ?? '');
	if (zeros !== null) return fail('depths-text', zeros);
	const first = Number(ends[1]);
	const last = Number(ends[2] ?? ends[1]);
	return first > last
		? fail(
				'depths-reversed',
				`The range ${text} is reversed: write ${ends[2] as string}-${ends[1] as string}.`
			)
		: ok({ first, last });
}

/** A range of depths that are valid for a position; the messages are those of a single depth. */
export function parseDepthsOf(text: string, asked: Asked): Result<DepthRange> {
	const range = parseDepthRange(text);
	if (!range.ok) return range;
	const { first, last } = range.value;
	const ends = [first, last].map((plies) => SEARCH_FIELDS.depth.parse(String(plies), asked));
	return ends.find((end): end is typeof end & { ok: false } => !end.ok) ?? range;
}

/** The text that `parseDepthRange` reads as the same range. */
export function formatDepthRange({ first, last }: DepthRange): string {
	return first === last ? String(first) : `${first}-${last}`;
}

type Asked = Pick<SearchSetup, 'game' | 'position' | 'root'>;

const ANY_KEYS = choice<KeyKind>('keys', {
	label: 'Same position means',
	about: 'whether symmetric positions count as one, as in tic-tac-toe',
	offered: [
		{
			id: 'exact',
			name: 'The same position',
			about: 'Only identical boards count as one position.'
		},
		{
			id: 'symmetric',
			name: 'Same up to symmetry',
			about: 'Rotations and reflections of a board count as one position.'
		}
	],
	unknown: (quoted) => `There is no kind of keys ${quoted}`,
	default: 'exact'
});

/** Which positions of a comparison count as the same. Faults: `keys-unknown`, `keys-game`. */
export const KEYS: Field<KeyKind, Asked> = {
	...ANY_KEYS,
	needs: ['game'],
	parse: (text, setup) => {
		const read = ANY_KEYS.parse(text, setup);
		if (!read.ok || read.value === 'exact' || hasSymmetricKeys(setup)) return read;
		const { name } = factsOf(setup.game);
		return fail('keys-game', `${name} has no symmetric keys; exact is the default.`);
	}
};

/** True where the game can treat symmetric positions as one. */
export function hasSymmetricKeys(setup: Asked): boolean {
	return rootOf(setup).symmetricKey !== undefined;
}
