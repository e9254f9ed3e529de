/**
 * Facts about placements: whether one is legal with White or with Black to move, and Black's situation in it. Each
 * fact is a table entry, computed once from the definitions below.
 */
import { LISTED_ORDER, tableStart } from './move-order.ts';
import {
	PLACEMENTS,
	blackKingOf,
	isRookTaken,
	placementOf,
	rookOf,
	whiteKingOf
} from './placement.ts';
import { areAligned, distance, isBetween } from './squares.ts';

// The bits of a placement's facts.

/** Legal with White to move: three squares, the kings apart, Black not in check. 175,168 ids. */
export const LEGAL_START = 1;
/** Legal with Black to move: three squares, the kings apart. 223,944 ids. */
export const LEGAL_REPLY = 2;
/** Legal with Black to move, who is in check: the rook sees the black king past the white one. */
export const CHECK = 4;
/** Black to move is in check and has no move. */
export const CHECKMATE = 8;
/** Black to move is not in check and has no move. */
export const STALEMATE = 16;
/** Black to move can take the rook. */
export const TAKEABLE = 32;

let table: Uint8Array | null = null;

/** The facts of every id, as sums of the bits above; computed at first use, in about ten milliseconds. */
export function placementFacts(): Uint8Array {
	table ??= judgeAll();
	return table;
}

function judgeAll(): Uint8Array {
	const facts = new Uint8Array(PLACEMENTS);
	for (let id = 0; id < PLACEMENTS; id++) facts[id] = judgeStart(id);
	const startOf = (id: number): number => facts[id] as number;
	for (let id = 0; id < PLACEMENTS; id++) {
		const known = facts[id] as number;
		if (known !== 0) facts[id] = known | judgeReply(startOf, id);
	}
	return facts;
}

/** The facts of one id. Without the table they come from the definitions: a page that shows a placement needs no other. */
export function factsOf(id: number): number {
	if (table !== null) return table[id] as number;
	const known = judgeStart(id);
	return known === 0 ? 0 : known | judgeReply(judgeStart, id);
}

/** Whether either side may be to move, and whether Black is in check. */
function judgeStart(id: number): number {
	if (!isStanding(id)) return 0;
	return isAttacked(id) ? LEGAL_REPLY | CHECK : LEGAL_REPLY | LEGAL_START;
}

/** True for three distinct squares with the kings not adjacent. */
function isStanding(id: number): boolean {
	const whiteKing = whiteKingOf(id);
	const rook = rookOf(id);
	return distance(blackKingOf(id), whiteKing) > 1 && rook !== whiteKing && !isRookTaken(id);
}

/** True where the rook attacks the black king: they share a line and the white king is not between them. */
function isAttacked(id: number): boolean {
	const king = blackKingOf(id);
	const rook = rookOf(id);
	return areAligned(rook, king) && !isBetween(whiteKingOf(id), rook, king);
}

/** The facts about Black's moves: mate, stalemate, and whether a move captures the rook. */
function judgeReply(startOf: (id: number) => number, id: number): number {
	const king = blackKingOf(id);
	const rook = rookOf(id);
	const whiteKing = whiteKingOf(id);
	if (distance(king, rook) === 1 && distance(whiteKing, rook) > 1) return TAKEABLE;
	const { kingTargets } = LISTED_ORDER.tables;
	const ring = tableStart(king);
	for (let at = ring + (kingTargets[ring] as number); at > ring; at--) {
		const next = placementOf(kingTargets[at] as number, rook, whiteKing);
		if ((startOf(next) & LEGAL_START) !== 0) return 0;
	}
	return (startOf(id) & CHECK) !== 0 ? CHECKMATE : STALEMATE;
}

/** True for a legal position with White to move. */
export function isLegalStart(id: number): boolean {
	return hasFact(id, LEGAL_START);
}

/** True for a legal position with Black to move. */
export function isLegalReply(id: number): boolean {
	return hasFact(id, LEGAL_REPLY);
}

/** True where Black, to move, is in check. */
export function isCheck(id: number): boolean {
	return hasFact(id, CHECK);
}

/** True where Black, to move, is mated. */
export function isCheckmate(id: number): boolean {
	return hasFact(id, CHECKMATE);
}

/** True where Black, to move, is stalemated. */
export function isStalemate(id: number): boolean {
	return hasFact(id, STALEMATE);
}

/** True where Black, to move, can take the rook. */
export function canTakeRook(id: number): boolean {
	return hasFact(id, TAKEABLE);
}

function hasFact(id: number, bit: number): boolean {
	return (factsOf(id) & bit) !== 0;
}

/** All ids with a fact (one of the bits above), ascending: the paper's enumeration for LEGAL_START. */
export function listPlacements(bit: number): Int32Array {
	const facts = placementFacts();
	const ids = new Int32Array(PLACEMENTS);
	let count = 0;
	for (let id = 0; id < PLACEMENTS; id++) {
		if (((facts[id] as number) & bit) !== 0) ids[count++] = id;
	}
	return ids.slice(0, count);
}
