/** The moves of the best line in words, at the right of its nodes, in the place of alpha and beta. */
import type { TextPart } from '../parts.ts';
import { placeKey } from '../placement/place-key.ts';
import { rowMiddle } from '../placement/spine/spine-rows.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import { fittedText } from '../../drawing/texts.ts';

const MOST_LINES = 3;

export function drawWords(view: SpineView): TextPart[] {
	const { scene, story, line, finished } = view;
	if (!finished) return [];
	const { measure, type, x, u, rows } = scene;
	const from = x + 0.62 * u;
	const room = scene.strips - 0.62 * u - 6;
	return line.flatMap(({ row }, at) => {
		if (at === 0 || at < rows.compact) return [];
		const text = story.names.inWords(row);
		if (text === null) return [];
		const lines = wrapWords(text, room, (words) => measure(words, type.words, 500));
		const shown = lines.slice(0, MOST_LINES);
		const step = 1.3 * type.words;
		const top = rowMiddle(rows, at) - ((shown.length - 1) / 2) * step;
		const style = { size: type.words, weight: 500, tone: 'ink', anchor: 'start' } as const;
		return shown.map((words, place) =>
			fittedText(
				measure,
				`words:${placeKey(story, row)}:${place}`,
				words,
				from,
				top + place * step,
				style,
				room,
				type.smallest
			)
		);
	});
}

/** Lines of at most `room` pixels, but for a single word that is longer. */
export function wrapWords(text: string, room: number, width: (text: string) => number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const joined = `${lines.at(-1) ?? ''} ${word}`;
		if (lines.length > 0 && width(joined) <= room) lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines;
}
