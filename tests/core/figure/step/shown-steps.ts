/** Steps of searches of all games, to draw figures of. */
import { recordSearch } from '../../../../src/lib/core/trace/record.ts';
import { EXPLORER } from '../../../../src/lib/core/share/link.ts';
import { FIGURE, type FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { figureOf, type Figure } from '../../../../src/lib/core/figure/step/figure.ts';
import type { ShownStep } from '../../../../src/lib/core/figure/step/told-step.ts';
import type { Recording } from '../../../../src/lib/core/trace/recording.ts';

/** Searches of every game, whole and as spines, by every kind of algorithm. */
export const SEARCHES = [
	'game=tree',
	'game=tree&position=[[[[4,3],[2,8]],[[4,5],[0,4]]],[[[7,8],[7,4]],[[1,4],[7,8]]]]',
	'game=tree&position=[5,[[[4,1],2],6]]&root=min',
	'game=tree&position=[[-1000,inf],[12345,-3]]&algorithm=pvs',
	'game=tree&algorithm=mtdf',
	'game=tree&algorithm=minimax',
	'game=tree&position=7',
	'game=tictactoe&position=XO.OXX.XO',
	'game=tictactoe&position=XO..X...O',
	'game=tictactoe&depth=3&algorithm=tt',
	'game=tictactoe&depth=2&algorithm=deepening',
	'game=chess&depth=2',
	'game=chess&depth=2&algorithm=quiescence',
	'game=krk&depth=2',
	'game=krk-released&depth=1'
] as const;

const made = new Map<string, Recording>();

export function recordingBy(query: string): Recording {
	const known = made.get(query);
	if (known !== undefined) return known;
	const { values, faults } = EXPLORER.read(query);
	if (faults.length > 0) throw new Error(`${query}: ${faults[0]?.fault.message ?? ''}`);
	const recording = recordSearch(values);
	made.set(query, recording);
	return recording;
}

const SITE = 'https://plyscope.example/';

export function shownAt(query: string, step: number): ShownStep {
	const { values } = EXPLORER.read(query);
	const { future, form } = values;
	const link = `${SITE}?${EXPLORER.query({ ...values, step })}`;
	return { recording: recordingBy(query), step, future, form, link };
}

export function figureAt(query: string, step: number, values: Partial<FigureValues> = {}): Figure {
	const made = figureOf(shownAt(query, step), FIGURE.fill(values));
	if (!made.ok) throw new Error(made.fault.message);
	return made.value;
}
