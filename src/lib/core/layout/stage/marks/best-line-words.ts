/** The moves of the best line in words, at the right of its nodes, in the place of alpha and beta. */
import { overlap } from '../../drawing/rects.ts';
import { fittedText, wrapWords } from '../../drawing/texts.ts';
import type { TextPart } from '../parts.ts';
import { placeKey } from '../placement/place-key.ts';
import { rowMiddle } from '../placement/spine/spine-rows.ts';
import type { Strip } from '../placement/spine/spine-strips.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';

const MOST_LINES = 3;

function wordsOf(view: SpineView): TextPart[] {
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

/** The best line in words; none of a move whose words would cover something else. */
export function drawWords(
	view: SpineView,
	texts: readonly TextPart[],
	strips: readonly Strip[]
): TextPart[] {
	const words = wordsOf(view);
	const moves = strips.flatMap(({ nodes, folds }) => [
		...nodes.flatMap(({ value }) => value ?? []),
		...[nodes, folds].flat()
	]);
	const taken = [...texts, ...moves].map(({ rect }) => rect);
	const covered = words.filter(({ rect }) => taken.some((other) => overlap(rect, other)));
	const rows = new Set(covered.map(({ key }) => nodeOf(key)));
	return words.filter(({ key }) => !rows.has(nodeOf(key)));

	function nodeOf(key: string): string {
		return key.slice(0, key.lastIndexOf(':'));
	}
}
