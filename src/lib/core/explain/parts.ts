/** The parts of sentences: pieces of text, some of which a page colours or links to a node. */
import type { Side } from '../games/game.ts';
import type { Claim } from './claims.ts';

/** The role of a piece of text: a side's name, a value, a move, a pruned move. */
type PartRole = 'max' | 'min' | 'value' | 'move' | 'cut';

export interface Part {
	readonly text: string;
	readonly role?: PartRole;
	/** The row of the trace that the text is about. */
	readonly row?: number;
	/** For an infinite value, the side that it counts for: it may have a name (mates.ts). */
	readonly infinite?: Side;
}

/** One or more plain sentences, with all their assertions as statements that a machine can check. */
export interface Sentence {
	readonly parts: readonly Part[];
	/** Of a root with thousands of moves there are as many, and no page reads them: they may be made when read. */
	readonly claims: readonly Claim[];
}

/** The short forms of one sentence, from the fullest to the shortest, each true by itself. */
export type Forms = Iterable<Sentence>;

/** The words alone. */
export function textOf({ parts }: Sentence): string {
	return plainText(parts);
}

export function plainText(parts: readonly Part[]): string {
	return parts.map(({ text }) => text).join('');
}

/**
 * The rows that a sentence names, each once, in the order of the text: what a picture of the same step has to show.
 * Moves that it only counts ("and 4 others") are not named.
 */
export function namedRows({ parts }: Sentence): readonly number[] {
	return [...new Set(parts.flatMap(({ row }) => row ?? []))];
}

/** A template literal of parts: the text between the inserts becomes plain parts. */
export function say(
	strings: TemplateStringsArray,
	...inserts: readonly (string | Part | readonly Part[])[]
): Part[] {
	const parts: Part[] = [];
	strings.forEach((text, i) => {
		pushText(parts, text);
		const insert = inserts[i];
		if (insert === undefined) return;
		if (typeof insert === 'string') pushText(parts, insert);
		else if ('text' in insert) parts.push(insert);
		else for (const part of insert) pushPart(parts, part);
	});
	return parts;
}

/** Joins the pieces with spaces, and their claims. */
export function compose(...pieces: readonly Sentence[]): Sentence {
	const parts: Part[] = [];
	for (const piece of pieces) {
		if (parts.length > 0 && piece.parts.length > 0) pushText(parts, ' ');
		for (const part of piece.parts) pushPart(parts, part);
	}
	return {
		parts,
		get claims() {
			return pieces.flatMap(({ claims }) => claims);
		}
	};
}

function pushPart(parts: Part[], part: Part): void {
	if (part.role === undefined && part.row === undefined) pushText(parts, part.text);
	else parts.push(part);
}

/** Plain text merges with plain text before it, so that equal sentences have equal parts. */
function pushText(parts: Part[], text: string): void {
	if (text === '') return;
	const last = parts.at(-1);
	if (last !== undefined && last.role === undefined && last.row === undefined) {
		parts[parts.length - 1] = { text: last.text + text };
	} else {
		parts.push({ text });
	}
}
