/**
 * A second implementation of the interpretations, square by square with vectors only: the reference for the fast
 * code. It follows the description (a side of the rook, away from the white king, beyond it) instead of numbered
 * quadrants, and shares no line with the code under test.
 */
import type { Reading } from '../../../../src/lib/core/games/krk/profile/readings.ts';

/** File and row, or the difference of two of them. */
export interface Vector {
	readonly x: number;
	readonly y: number;
}

export interface Men {
	readonly k: Vector;
	readonly r: Vector;
	readonly w: Vector;
}

export const COUNTS = 1;
export const TAKEN = 2;

const ALL: readonly Vector[] = Array.from({ length: 64 }, (_, s) => ({ x: s >> 3, y: s & 7 }));

export function menOf(id: number): Men {
	const at = (square: number): Vector => ALL[square & 63] as Vector;
	return { k: at(id >> 12), r: at(id >> 6), w: at(id) };
}

const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y });
const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;
const cross = (a: Vector, b: Vector): number => a.x * b.y - a.y * b.x;
const same = (a: Vector, b: Vector): boolean => a.x === b.x && a.y === b.y;
const steps = (a: Vector, b: Vector): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
const isOnBoard = ({ x, y }: Vector): boolean => x >= 0 && x < 8 && y >= 0 && y < 8;
const go = (a: Vector, way: Vector, far: number): Vector => ({
	x: a.x + far * way.x,
	y: a.y + far * way.y
});

/** The unit vector from one square to another on its file or rank; null without one. */
function wayTo(from: Vector, to: Vector): Vector | null {
	const gap = minus(to, from);
	if ((gap.x === 0) === (gap.y === 0)) return null;
	return { x: Math.sign(gap.x), y: Math.sign(gap.y) };
}

/** Every interpretation's squares: COUNTS, TAKEN, or 0, by square number. */
export function readSlowly(id: number, reading: Reading): Uint8Array {
	const men = menOf(id);
	if (reading === 'mobility') return readMoves(men);
	if (reading === 'flood') return readFlood(men);
	const isInside = reading === 'area' ? plainSide(men) : paperRegion(men, reading);
	const isTaken = (s: Vector): boolean => {
		if (reading === 'area') return false;
		if (reading === 'literal') return steps(s, men.w) === 1 && shareQuadrant(men);
		return steps(s, men.w) <= 1;
	};
	return Uint8Array.from(ALL, (s) => (isInside(s) ? (isTaken(s) ? TAKEN : COUNTS) : 0));
}

type Inside = (square: Vector) => boolean;

function paperRegion({ k, r, w }: Men, reading: Reading): Inside {
	const asReleased = reading === 'authors';
	const ray = wayTo(r, w);
	if (ray !== null && dot(minus(k, w), ray) > 0) {
		if (!isOnBoard(go(w, ray, 2))) return quadrantAround(r, k);
		const passage = asReleased && ray.y === 0 ? { x: -ray.x, y: 0 } : ray;
		return (s) =>
			onSide(r, ray)(s) || (cross(minus(s, w), passage) === 0 && dot(minus(s, w), passage) >= 2);
	}
	const line = wayTo(r, k);
	if (line === null) return quadrantAround(r, k);
	const facing = wayTo(k, w);
	const isBetween = same(go(k, facing ?? line, 1), r);
	if (reading === 'no-opposition' || facing === null || steps(k, w) !== 2 || isBetween) {
		return onSide(r, line);
	}
	const isSwapped = asReleased && line.y === 0 && facing.y < 0;
	const side = onSide(r, isSwapped ? { x: -line.x, y: 0 } : line);
	return (s) => side(s) && dot(minus(s, r), facing) < 0;
}

/** The squares in a direction of the rook, without its line in that direction. */
function onSide(r: Vector, way: Vector): Inside {
	return (s) => dot(minus(s, r), way) > 0 && cross(minus(s, r), way) !== 0;
}

function quadrantAround(r: Vector, k: Vector): Inside {
	return (s) => (s.x - r.x) * (k.x - r.x) > 0 && (s.y - r.y) * (k.y - r.y) > 0;
}

function shareQuadrant({ k, r, w }: Men): boolean {
	return quadrantAround(r, k)(w);
}

function plainSide({ k, r }: Men): Inside {
	const line = wayTo(r, k);
	return line === null ? quadrantAround(r, k) : onSide(r, line);
}

/** True where the rook attacks a square: on its line, with no white king in between. */
function seesRook({ r, w }: Men, s: Vector): boolean {
	const way = wayTo(r, s);
	if (way === null) return false;
	for (let at = go(r, way, 1); !same(at, s); at = go(at, way, 1)) if (same(at, w)) return false;
	return true;
}

function readMoves(men: Men): Uint8Array {
	return Uint8Array.from(ALL, (s) => {
		if (steps(s, men.k) !== 1 || seesRook(men, s)) return 0;
		return steps(s, men.w) <= 1 ? TAKEN : COUNTS;
	});
}

function readFlood(men: Men): Uint8Array {
	const isOpen = (s: Vector): boolean => !same(s, men.r) && !seesRook(men, s);
	const open = ALL.map(isOpen);
	const unguarded = walk(men.k, open);
	const walked = walk(
		men.k,
		ALL.map((s, square) => open[square] === true && steps(s, men.w) > 1)
	);
	return Uint8Array.from(ALL, (s, square) => {
		if (walked[square] === true) return COUNTS;
		return unguarded[square] === true && steps(s, men.w) <= 1 ? TAKEN : 0;
	});
}

/** The open squares that a king can walk to, its own if it is open. */
function walk(start: Vector, open: readonly boolean[]): boolean[] {
	const seen: boolean[] = [];
	const queue = [start];
	for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
		for (let x = Math.max(from.x - 1, 0); x <= Math.min(from.x + 1, 7); x++) {
			for (let y = Math.max(from.y - 1, 0); y <= Math.min(from.y + 1, 7); y++) {
				const square = 8 * x + y;
				if (open[square] !== true || seen[square] === true) continue;
				seen[square] = true;
				queue.push({ x, y });
			}
		}
	}
	return seen;
}
