/**
 * The origins of bounds beside a spine: "by b2.2". On the narrow stage of a phone, of which a column has the places, they
 * lose words that a figure may have space for.
 */
import type { Story } from '../../explain/story.ts';
import { around } from '../../layout/drawing/rects.ts';
import { textPart } from '../../layout/drawing/texts.ts';
import type { BoundPart, Stage, TextPart } from '../../layout/stage/parts.ts';
import type { Moment } from '../../trace/cursor.ts';
import { FreeSpace } from './free-space.ts';
import { measureFigure } from './text-widths.ts';

const HAS_WORDS = /^(?:by|from) (?!…)/;
/** Around an origin, in pixels. */
const AIR = 2;

export function withOrigins(stage: Stage, { names }: Story, { path }: Moment): Stage {
	return { ...stage, bounds: stage.bounds.map(told) };

	function told(bound: BoundPart): BoundPart {
		const [number, origin] = bound.lines;
		const row = stage.nodes.find(({ key }) => key === bound.node)?.row;
		const frame = path.find((one) => one.row === row);
		if (number === undefined || origin === undefined || frame === undefined) return bound;
		// Of a bound that comes from above, a narrow stage says no origin.
		if (bound.origin !== 'here' || HAS_WORDS.test(origin.text)) return bound;
		const space = new FreeSpace(
			{ ...stage, bounds: stage.bounds.filter((other) => other !== bound) },
			2 * AIR
		);
		const whole = placesOf(bound, origin, `by ${names.of(frame.bestChild)}`);
		const short = placesOf(bound, origin, `by ${origin.text}`);
		const text = [...whole, ...short].find(({ rect }) => space.isFree(rect));
		if (text === undefined) return bound;
		return { ...bound, lines: [number, text], rect: around([bound.rect, text.rect]) };
	}
}

/** In the middle of its bound, or from the end that is near the spine. */
function placesOf({ which, rect }: BoundPart, origin: TextPart, text: string): TextPart[] {
	const { key, at, size, weight, tone } = origin;
	const half = measureFigure(text, size, weight) / 2;
	const outward = which === 'alpha' ? rect.right - half : rect.left + half;
	return [at.x, outward].map((x) =>
		textPart(measureFigure, key, text, x, at.y, { size, weight, tone })
	);
}
