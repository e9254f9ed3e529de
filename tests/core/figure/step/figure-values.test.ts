/** The values of nodes in figures: in their shapes, or clear of every line. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import type { Figure } from '../../../../src/lib/core/figure/step/figure.ts';
import { linesOf, crosses } from '../../../../src/lib/core/figure/step/path.ts';
import { measureFigure } from '../../../../src/lib/core/figure/step/text-widths.ts';
import type { NodePart, TextPart } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { Rect } from '../../../../src/lib/core/layout/viewport.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { slice } from '../../../sweep.ts';
import { flat, textsOf } from './marks-of-figures.ts';
import { figureAt, recordingBy, SEARCHES } from './shown-steps.ts';

beforeAll(loadAll);

const LONG = [
	'game=tree&position=[[-1000,-999,-345],[-1000,123,-345],[12345,-300,7]]',
	'game=tree&position=[[[10,-99],[-45,100]],[[23,-45],[15,-30]]]',
	'game=tree&position=[[[-1000,-999],[-1000,-999]],[[-1000,-999],[-1000,-999]]]'
];
const PRESETS = [
	{ preset: 'paper', width: '84' },
	{ preset: 'paper', width: '174' },
	{ preset: 'slide' }
] as const satisfies readonly Partial<FigureValues>[];
const cases = [...LONG, ...SEARCHES].flatMap((query) =>
	PRESETS.flatMap((values) => [0.3, 0.6, 0.9, 1].map((part) => ({ query, values, part })))
);

/** A painted value of a node, and the triangle that it is in; null for another place. */
interface PaintedValue {
	readonly value: TextPart;
	readonly triangle: NodePart | null;
}

function valuesIn({ marks, stage, above }: Figure): PaintedValue[] {
	const nodes = new Map(stage.nodes.map((node) => [`value:${node.key}`, node]));
	return textsOf(marks).flatMap((value) => {
		const node = nodes.get(value.key);
		if (node === undefined) return [];
		const isIn = value.at.y - above < node.rect.bottom;
		const hasSides = node.shape !== 'leaf' && !node.board && node.role !== 'chip';
		return [{ value, triangle: isIn && hasSides ? node : null }];
	});
}

describe('values on paper and on slides', () => {
	test.each(slice(cases, 12))(
		'$query, $values: are between the sides of triangles, at $part',
		({ query, values, part }) => {
			const { trace } = recordingBy(query);
			const figure = figureAt(query, Math.floor(part * (trace.steps - 1)), values);
			for (const { value, triangle } of valuesIn(figure)) {
				if (triangle === null || triangle.role !== 'whole') continue;
				const { left, right, top, bottom } = triangle.rect;
				const y = value.at.y - figure.above;
				const fromTip = (triangle.shape === 'max' ? y - top : bottom - y) / (bottom - top);
				const wide = measureFigure(value.text, value.size, value.weight);
				expect(wide).toBeLessThanOrEqual(fromTip * (right - left) + 0.01);
			}
		}
	);

	test.each(slice(cases, 12, 1))(
		'$query, $values: have no line through them, at $part',
		({ query, values, part }) => {
			const { trace } = recordingBy(query);
			const figure = figureAt(query, Math.floor(part * (trace.steps - 1)), values);
			const marks = flat(figure.marks);
			const lines = [...figure.stage.edges, ...figure.stage.hairlines].flatMap(({ d }) =>
				linesOf(d)
			);
			for (const [at, mark] of marks.entries()) {
				if (mark.kind !== 'text' || !mark.text.key.startsWith('value:')) continue;
				const node = figure.stage.nodes.find(({ key }) => mark.text.key === `value:${key}`);
				if (node === undefined || mark.text.at.y - figure.above < node.rect.bottom) continue;
				const { value } = node;
				if (value === null || !lines.some((line) => crosses(line, shrunk(value.rect)))) continue;
				// The mark before it is a plate over the lines.
				const plate = marks[at - 1];
				expect(plate?.kind).toBe('rect');
			}
		}
	);
});

/** Without the space above and below the letters. */
function shrunk({ left, top, right, bottom }: Rect): Rect {
	const air = 0.15 * (bottom - top);
	return { left, top: top + air, right, bottom: bottom - air };
}
