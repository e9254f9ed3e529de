/** Marks as a picture of TikZ, each at its place. */
import { latexText } from '../../practice/worksheet/latex-text.ts';
import type { Ink, Mark } from './marks.ts';
import { piecesOf } from './path.ts';
import { isBold } from './text-widths.ts';

/** Points of the type in it. */
const TYPE = 8;
const ANCHORS = { start: 'west', middle: '', end: 'east' } as const;

/** @param size of the type in the marks, which becomes that of footnotes */
export function tikzPicture(marks: readonly Mark[], size: number): string[] {
	const unit = number(TYPE / size);
	return [
		`\\begin{tikzpicture}[x=${unit}pt, y=-${unit}pt, baseline=(current bounding box.center)]`,
		...marks.flatMap((mark) => write(mark, TYPE / size)),
		'\\end{tikzpicture}'
	];
}

function write(mark: Mark, unit: number): string[] {
	switch (mark.kind) {
		case 'group':
			return mark.marks.flatMap((one) => write(one, unit));
		case 'path':
			return [`  \\path[${paint(mark.ink, unit)}] ${wayOf(mark.d)};`];
		case 'rect': {
			const { left, top, right, bottom } = mark.rect;
			return [
				`  \\path[${paint(mark.ink, unit)}] ${pair(left, top)} rectangle ${pair(right, bottom)};`
			];
		}
		case 'circle': {
			const radius = number(mark.radius * unit);
			return [
				`  \\path[${paint(mark.ink, unit)}] ${pair(mark.at.x, mark.at.y)} circle[radius=${radius}pt];`
			];
		}
		case 'text': {
			const { text, at, anchor, weight } = mark.text;
			const side = ANCHORS[anchor] === '' ? '' : `, anchor=${ANCHORS[anchor]}`;
			const words = isBold(weight) ? `\\textbf{${latexText(text)}}` : latexText(text);
			return [
				`  \\node[inner sep=0pt, font=\\footnotesize, text=${colour(mark.fill)}${side}] at ${pair(at.x, at.y)} {\\strut ${words}};`
			];
		}
	}
}

/** Straight lines and cubic curves; other pieces are in no mark that is written here. */
function wayOf(d: string): string {
	return piecesOf(d)
		.map(({ letter, numbers }) => {
			const pairs = Array.from({ length: numbers.length / 2 }, (_, at) =>
				pair(numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0)
			);
			if (letter === 'Z') return '-- cycle';
			if (letter === 'M') return pairs.join('');
			return `-- ${pairs.at(-1) ?? ''}`;
		})
		.join(' ');
}

function paint({ fill, stroke, width = 1, ends }: Ink, unit: number): string {
	return [
		...(fill === undefined || fill === 'none' ? [] : [`fill=${colour(fill)}`]),
		...(stroke === undefined
			? []
			: [`draw=${colour(stroke)}`, `line width=${number(width * unit)}pt`]),
		...(ends === 'round' ? ['line cap=round'] : [])
	].join(', ');
}

/** "#rrggbb" as xcolor reads it. */
function colour(text: string): string {
	const [red, green, blue] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
	return `{rgb,255:red,${red};green,${green};blue,${blue}}`;
}

function pair(x: number, y: number): string {
	return `(${number(x)},${number(y)})`;
}

function number(value: number): string {
	return String(Math.round(value * 1000) / 1000);
}
