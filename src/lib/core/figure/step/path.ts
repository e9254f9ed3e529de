/** SVG paths as absolute pieces: to move them without a transformation, and to know what they cross. */
import type { Point, Rect } from '../../layout/viewport.ts';

/** A piece of a path, its last pair of numbers its end; Z has none. Arcs are circular, and are kept as they are. */
interface Piece {
	readonly letter: 'M' | 'L' | 'Q' | 'C' | 'A' | 'Z';
	readonly numbers: readonly number[];
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const COMMAND = /([MLHVQCAZ])([^MLHVQCAZ]*)/gi;
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7 };

export function piecesOf(d: string): Piece[] {
	const pieces: Piece[] = [];
	let at: Point = { x: 0, y: 0 };
	let start = at;
	for (const [, command = '', rest = ''] of d.matchAll(COMMAND)) {
		const letter = command.toUpperCase();
		const isRelative = command !== letter;
		if (letter === 'Z') {
			pieces.push({ letter: 'Z', numbers: [] });
			at = start;
			continue;
		}
		const numbers = Array.from(rest.matchAll(NUMBER), ([text]) => Number(text));
		const takes = TAKES[letter] ?? 2;
		for (let from = 0; from + takes <= numbers.length; from += takes) {
			const own = numbers.slice(from, from + takes);
			const piece = absolute(letter, own, isRelative ? at : { x: 0, y: 0 }, at);
			// Pairs after the first of a move are lines.
			const isLine = letter === 'M' && from > 0;
			pieces.push(isLine ? { ...piece, letter: 'L' } : piece);
			at = endOf(piece);
			if (letter === 'M' && !isLine) start = at;
		}
	}
	return pieces;
}

function absolute(letter: string, numbers: readonly number[], origin: Point, at: Point): Piece {
	const [first = 0] = numbers;
	if (letter === 'H') return { letter: 'L', numbers: [first + origin.x, at.y] };
	if (letter === 'V') return { letter: 'L', numbers: [at.x, first + origin.y] };
	if (letter === 'A') {
		const [x = 0, y = 0] = numbers.slice(5);
		return { letter: 'A', numbers: [...numbers.slice(0, 5), x + origin.x, y + origin.y] };
	}
	const moved = numbers.map((number, index) => number + (index % 2 === 0 ? origin.x : origin.y));
	return { letter: letter as Piece['letter'], numbers: moved };
}

export function endOf({ numbers }: Piece): Point {
	const [x = 0, y = 0] = numbers.slice(-2);
	return { x, y };
}

/** The same path larger, and then elsewhere. */
export function placedPath(d: string, { x, y }: Point, scale: number): string {
	return piecesOf(d)
		.map(({ letter, numbers }) => {
			const isArc = letter === 'A';
			const moved = numbers.map((number, index) => {
				if (isArc && index < 5) return index < 2 ? number * scale : number;
				const isX = (isArc ? index - 5 : index) % 2 === 0;
				return number * scale + (isX ? x : y);
			});
			return letter + moved.map((number) => String(Math.round(number * 100) / 100)).join(' ');
		})
		.join('');
}

const SAMPLES = 24;

/** A path as straight lines, each from a point to the next; arcs count as their chords. */
export function linesOf(d: string): (readonly [Point, Point])[] {
	const lines: (readonly [Point, Point])[] = [];
	let at: Point = { x: 0, y: 0 };
	let start = at;
	const to = (point: Point): void => {
		lines.push([at, point]);
		at = point;
	};
	for (const piece of piecesOf(d)) {
		if (piece.letter === 'M') start = at = endOf(piece);
		else if (piece.letter === 'Z') to(start);
		else if (piece.letter === 'Q' || piece.letter === 'C') {
			const from = at;
			for (let i = 1; i <= SAMPLES; i++) to(pointOn(from, piece.numbers, i / SAMPLES));
		} else to(endOf(piece));
	}
	return lines;
}

/** True where a line has a point inside a rectangle (Liang and Barsky's clipping). */
export function crosses(
	[a, b]: readonly [Point, Point],
	{ left, top, right, bottom }: Rect
): boolean {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	let [from, to] = [0, 1];
	for (const [step, free] of [
		[-dx, a.x - left],
		[dx, right - a.x],
		[-dy, a.y - top],
		[dy, bottom - a.y]
	] as const) {
		if (step === 0) {
			if (free < 0) return false;
			continue;
		}
		const t = free / step;
		if (step < 0) from = Math.max(from, t);
		else to = Math.min(to, t);
	}
	return from < to;
}

/** Where two lines cross; null where they do not, or are parallel. */
export function meetingOf(
	[a, b]: readonly [Point, Point],
	[c, d]: readonly [Point, Point]
): Point | null {
	const [x, y] = [b.x - a.x, b.y - a.y];
	const [u, v] = [d.x - c.x, d.y - c.y];
	const across = x * v - y * u;
	if (across === 0) return null;
	const t = ((c.x - a.x) * v - (c.y - a.y) * u) / across;
	const s = ((c.x - a.x) * y - (c.y - a.y) * x) / across;
	return t < 0 || t > 1 || s < 0 || s > 1 ? null : { x: a.x + t * x, y: a.y + t * y };
}

/** The point of a Bézier curve at t from 0 to 1, by de Casteljau's construction. */
function pointOn(from: Point, numbers: readonly number[], t: number): Point {
	let points: Point[] = [from];
	for (let i = 0; i < numbers.length; i += 2) {
		points.push({ x: numbers[i] as number, y: numbers[i + 1] as number });
	}
	while (points.length > 1) {
		points = points.slice(1).map((next, index) => {
			const before = points[index] as Point;
			return { x: before.x + (next.x - before.x) * t, y: before.y + (next.y - before.y) * t };
		});
	}
	return points[0] as Point;
}
