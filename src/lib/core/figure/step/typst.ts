/** A figure as a file for Typst alone, without packages: every mark at its place. */
import type { Point, Rect } from '../../layout/viewport.ts';
import type { Figure } from './figure.ts';
import type { Ink, Mark } from './marks.ts';
import { endOf, piecesOf } from './path.ts';
import { isBold } from './text-widths.ts';

/** Points to a pixel of 96 to an inch, and to a millimetre. */
const PIXEL = 0.75;
const MILLIMETRE = 72 / 25.4;

/** It comes with Typst, which warns of each font that a machine has not; it is narrower than the table of widths. */
const FONT = '#set text(font: "Libertinus Serif")';

const HEAD = [
	'#let at(x, y, body) = place(dx: x * unit, dy: y * unit, body)',
	'#let word(x, y, size, anchor, weight, colour, body) = context {',
	'  let set-text = text(size: size * unit, weight: weight, fill: rgb(colour), top-edge: "cap-height", bottom-edge: "baseline", body)',
	'  let width = measure(set-text).width',
	'  let shift = if anchor == "start" { 0pt } else if anchor == "middle" { width / 2 } else { width }',
	'  place(dx: x * unit - shift, dy: y * unit - 0.5 * measure(set-text).height, box(width: width, set-text))',
	'}'
];

export function figureTypst(figure: Figure): string {
	const { width, height, millimetres, marks, title, link } = figure;
	const unit = millimetres === null ? PIXEL : millimetres * MILLIMETRE;
	return [
		`// ${oneLine(title)}`,
		`// ${oneLine(link)}`,
		`#let unit = ${round(unit)}pt`,
		...HEAD,
		`#set page(width: ${number(width)} * unit, height: ${number(height)} * unit, margin: 0pt)`,
		FONT,
		`#set document(title: ${quoted(title)})`,
		...marks.flatMap(write),
		''
	].join('\n');
}

function write(mark: Mark): string[] {
	switch (mark.kind) {
		case 'group':
			return mark.marks.flatMap(write);
		case 'path':
			return mark.d === '' ? [] : [pathOf(mark.d, mark.ink)];
		case 'rect': {
			const { left, top } = mark.rect;
			const radius = mark.radius === 0 ? '' : `, radius: ${number(mark.radius)} * unit`;
			return [
				`#at(${number(left)}, ${number(top)}, rect(${sizeOf(mark.rect)}${radius}, ${paint(mark.ink)}))`
			];
		}
		case 'circle': {
			const { at, radius, ink } = mark;
			return [
				`#at(${number(at.x - radius)}, ${number(at.y - radius)}, circle(radius: ${number(radius)} * unit, ${paint(ink)}))`
			];
		}
		case 'text': {
			const { text, at, anchor, size, weight } = mark.text;
			const words = [number(at.x), number(at.y), number(size), quoted(anchor)];
			const look = [quoted(isBold(weight) ? 'bold' : 'regular'), quoted(mark.fill), quoted(text)];
			return [`#word(${[...words, ...look].join(', ')})`];
		}
	}
}

function pathOf(d: string, ink: Ink): string {
	const parts: string[] = [];
	let from: Point = { x: 0, y: 0 };
	for (const piece of piecesOf(d)) {
		const pairs = pairsOf(piece.numbers);
		if (piece.letter === 'M') parts.push(`curve.move(${pairs.join(', ')})`);
		else if (piece.letter === 'L') parts.push(`curve.line(${pairs.join(', ')})`);
		else if (piece.letter === 'Q') parts.push(`curve.quad(${pairs.join(', ')})`);
		else if (piece.letter === 'C') parts.push(`curve.cubic(${pairs.join(', ')})`);
		else if (piece.letter === 'Z') parts.push('curve.close(mode: "straight")');
		else parts.push(...arcOf(from, piece.numbers));
		if (piece.letter !== 'Z') from = endOf(piece);
	}
	return `#place(curve(${paint(ink)}, ${parts.join(', ')}))`;
}

/** A circular arc as two cubic curves of half its angle. */
function arcOf(from: Point, numbers: readonly number[]): string[] {
	const [wanted = 0, , , isLarge = 0, isClockwise = 0, x = 0, y = 0] = numbers;
	const chord = Math.hypot(x - from.x, y - from.y);
	if (chord === 0) return [];
	const radius = Math.max(wanted, chord / 2);
	const middle = { x: (from.x + x) / 2, y: (from.y + y) / 2 };
	const away = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2));
	const side = isLarge === isClockwise ? -1 : 1;
	const centre = {
		x: middle.x - (side * away * (y - from.y)) / chord,
		y: middle.y + (side * away * (x - from.x)) / chord
	};
	const start = Math.atan2(from.y - centre.y, from.x - centre.x);
	let sweep = Math.atan2(y - centre.y, x - centre.x) - start;
	if (isClockwise === 1 && sweep < 0) sweep += 2 * Math.PI;
	if (isClockwise === 0 && sweep > 0) sweep -= 2 * Math.PI;
	const halves = [start, start + sweep / 2];
	const pull = (4 / 3) * Math.tan(sweep / 8) * radius;
	return halves.map((angle) => {
		const end = angle + sweep / 2;
		const at = (a: number, tangent: number): [number, number] => [
			centre.x + radius * Math.cos(a) - tangent * Math.sin(a),
			centre.y + radius * Math.sin(a) + tangent * Math.cos(a)
		];
		const points = [...at(angle, pull), ...at(end, -pull), ...at(end, 0)];
		return `curve.cubic(${pairsOf(points).join(', ')})`;
	});
}

function pairsOf(numbers: readonly number[]): string[] {
	return Array.from({ length: numbers.length / 2 }, (_, pair) => {
		const [x = 0, y = 0] = numbers.slice(2 * pair, 2 * pair + 2);
		return `(${number(x)} * unit, ${number(y)} * unit)`;
	});
}

function sizeOf({ left, top, right, bottom }: Rect): string {
	return `width: ${number(right - left)} * unit, height: ${number(bottom - top)} * unit`;
}

function paint({ fill, stroke, width = 1, dash, ends }: Ink): string {
	const colour = (text: string): string => `rgb(${quoted(text)})`;
	const parts = [
		...(stroke === undefined
			? []
			: [`paint: ${colour(stroke)}`, `thickness: ${number(width)} * unit`]),
		...(dash === undefined
			? []
			: [`dash: (array: (${dash.map((length) => `${number(length)} * unit`).join(', ')}))`]),
		...(ends === undefined ? [] : ['cap: "round", join: "round"'])
	];
	const line = stroke === undefined ? 'none' : `(${parts.join(', ')})`;
	return `fill: ${fill === undefined || fill === 'none' ? 'none' : colour(fill)}, stroke: ${line}`;
}

function number(value: number): string {
	return String(Math.round(value * 100) / 100);
}

function round(value: number): string {
	return String(Math.round(value * 1e6) / 1e6);
}

function quoted(text: string): string {
	return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')}"`;
}

function oneLine(text: string): string {
	return text.replace(/[\r\n\u2028\u2029]+/g, ' ');
}
