/** The answers to one exercise as bytes, in the order of its nodes. */
import type { Bound } from '../trace/schema.ts';
import { NO_HELP, readAnswers, UNREADABLE, type Answers, type EntryId } from './answers.ts';
import type { ByteReader, ByteWriter } from './code-bytes.ts';
import { formatEntry, formatLimitEntry, type Entry } from './entry.ts';
import type { Exercise } from './exercise.ts';
import { isLeaf } from './plain-tree.ts';
import { PLACE_KINDS, type PlaceId } from './asked-places.ts';
import { movesOf } from './read-move.ts';

/** The forms of an entry, in the low bits of its first byte; the sign is above them. */
const FORM = {
	blank: 0,
	unreadable: 1,
	most: 2,
	least: 3,
	whole: 4,
	negative: 5,
	double: 6
} as const;
const FORM_BITS = 3;
const SIGNS: readonly (Bound | null)[] = [null, 'upper', 'lower', 'exact'];

/** A text that says nothing, in the place of one that said nothing. */
const SAYS_NOTHING = '?';

type Stored = Entry | typeof UNREADABLE | null;

/** Facts about the whole sheet. */
const SHOWN = 1;
const HAS_GIVEN = 2;
/** From version 2. */
const HAS_TOLD = 4;
const HAS_HELP = 8;
/** The highest byte of such facts, by the version of the code. */
const MOST_FACTS = { 1: SHOWN | HAS_GIVEN, 2: SHOWN | HAS_GIVEN | HAS_TOLD | HAS_HELP } as const;
export type CodeVersion = keyof typeof MOST_FACTS;

export function packAnswers(bytes: ByteWriter, exercise: Exercise, answers: Answers): void {
	const { tree, ask } = exercise;
	const written = readAnswers(exercise, answers);
	const ids = placeIds(exercise);
	const given = ids.map((id) => answers.given?.includes(id) === true);
	const told = ids.map((id) => answers.told?.includes(id) === true);
	const { checks, whys, hints } = answers.help ?? NO_HELP;
	const hasHelp = checks + whys + hints > 0;
	bytes.byte(
		(answers.isShown === true ? SHOWN : 0) |
			(given.includes(true) ? HAS_GIVEN : 0) |
			(told.includes(true) ? HAS_TOLD : 0) |
			(hasHelp ? HAS_HELP : 0)
	);
	if (given.includes(true)) bytes.bits(given);
	if (told.includes(true)) bytes.bits(told);
	if (hasHelp) for (const times of [checks, whys, hints]) bytes.whole(times);
	if (ask.includes('cuts')) bytes.bits(written.pruned.slice(1));
	for (let node = 0; node < tree.nodes; node++) {
		if (isLeaf(tree, node)) continue;
		if (ask.includes('values')) pack(bytes, written.values[node] ?? null);
		if (ask.includes('windows')) {
			pack(bytes, asEntry(written.alphas[node] ?? null));
			pack(bytes, asEntry(written.betas[node] ?? null));
		}
	}
	if (ask.includes('count')) pack(bytes, asEntry(written.count));
	if (ask.includes('move')) pack(bytes, asEntry(written.move));
}

/** Null if the bytes end too early, or are none that `packAnswers` writes. */
export function unpackAnswers(
	bytes: ByteReader,
	exercise: Exercise,
	version: CodeVersion
): Answers | null {
	const { tree, ask } = exercise;
	const facts = bytes.byte();
	if (facts === null || facts > MOST_FACTS[version]) return null;
	const ids = placeIds(exercise);
	const places = (fact: number): PlaceId[] | null => {
		if ((facts & fact) === 0) return [];
		const bits = bytes.bits(ids.length);
		return bits && ids.filter((_, index) => bits[index] === true);
	};
	const given = places(HAS_GIVEN);
	const told = places(HAS_TOLD);
	const [checks, whys, hints] = [0, 1, 2].map(() => ((facts & HAS_HELP) === 0 ? 0 : bytes.whole()));
	const marks = ask.includes('cuts') ? bytes.bits(tree.nodes - 1) : [];
	if (given === null || told === null || marks === null) return null;
	if (checks == null || whys == null || hints == null) return null;
	const texts: Partial<Record<EntryId, string>> = {};
	const take = (id: EntryId, write: (entry: Entry) => string | undefined): boolean => {
		const stored = unpack(bytes);
		if (stored === undefined) return false;
		if (stored === null) return true;
		const text = stored === UNREADABLE ? SAYS_NOTHING : write(stored);
		if (text !== undefined) texts[id] = text;
		return text !== undefined;
	};
	const limit = ({ value, bound }: Entry): string | undefined =>
		bound === null ? formatLimitEntry(value) : undefined;
	for (let node = 0; node < tree.nodes; node++) {
		if (isLeaf(tree, node)) continue;
		if (ask.includes('values') && !take(`value-${node}`, formatStored)) return null;
		if (!ask.includes('windows')) continue;
		if (!take(`alpha-${node}`, limit) || !take(`beta-${node}`, limit)) return null;
	}
	if (ask.includes('count') && !take('count', limit)) return null;
	const move = ({ value }: Entry): string | undefined =>
		movesOf(exercise).find(({ node }) => node === value)?.text;
	if (ask.includes('move') && !take('move', move)) return null;
	const cuts = marks.flatMap((isMarked, index) => (isMarked ? [index + 1] : []));
	return {
		texts,
		cuts,
		...(told.length === 0 ? {} : { told }),
		...(given.length === 0 ? {} : { given }),
		...((facts & SHOWN) === 0 ? {} : { isShown: true }),
		...((facts & HAS_HELP) === 0 ? {} : { help: { checks, whys, hints } })
	};
}

/** Every place that a hint may fill in. */
function placeIds({ tree }: Exercise): PlaceId[] {
	const nodes = Array.from({ length: tree.nodes }, (_, node) => node);
	return nodes.flatMap((node) =>
		PLACE_KINDS.filter((kind) => node === 0 || (kind !== 'count' && kind !== 'move')).map(
			(kind) => `${kind}-${node}` as const
		)
	);
}

function asEntry(read: number | typeof UNREADABLE | null): Stored {
	return typeof read === 'number' ? { value: read, bound: null } : read;
}

function formatStored(entry: Entry): string {
	return entry.bound === 'exact' ? `=${formatLimitEntry(entry.value)}` : formatEntry(entry);
}

function pack(bytes: ByteWriter, stored: Stored): void {
	if (stored === null || stored === UNREADABLE) {
		bytes.byte(stored === null ? FORM.blank : FORM.unreadable);
		return;
	}
	const { value, bound } = stored;
	const sign = SIGNS.indexOf(bound) << FORM_BITS;
	if (!Number.isFinite(value)) bytes.byte(sign | (value > 0 ? FORM.most : FORM.least));
	else if (Number.isSafeInteger(value) && Math.abs(value) < 2 ** 40) {
		bytes.byte(sign | (value < 0 ? FORM.negative : FORM.whole));
		bytes.whole(Math.abs(value));
	} else {
		bytes.byte(sign | FORM.double);
		bytes.double(value);
	}
}

/** Undefined if the bytes are no entry. */
function unpack(bytes: ByteReader): Stored | undefined {
	const head = bytes.byte();
	if (head === null) return undefined;
	const bound = SIGNS[head >>> FORM_BITS];
	if (bound === undefined) return undefined;
	switch (head & ((1 << FORM_BITS) - 1)) {
		case FORM.blank:
			return bound === null ? null : undefined;
		case FORM.unreadable:
			return bound === null ? UNREADABLE : undefined;
		case FORM.most:
			return { value: Infinity, bound };
		case FORM.least:
			return { value: -Infinity, bound };
		case FORM.whole:
			return entryOf(bytes.whole(), bound);
		case FORM.negative: {
			const size = bytes.whole();
			return entryOf(size === null ? null : -size, bound);
		}
		case FORM.double:
			return entryOf(bytes.double(), bound);
		default:
			return undefined;
	}
}

function entryOf(value: number | null, bound: Bound | null): Stored | undefined {
	return value === null || Number.isNaN(value) ? undefined : { value, bound };
}
