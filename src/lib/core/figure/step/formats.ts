/** The forms in which a figure is written as text. */
import { ok, type Result } from '../../base/result.ts';
import { figureDot } from './dot.ts';
import { figureEfg } from './efg.ts';
import type { Figure } from './figure.ts';
import { figureSvg } from './svg.ts';
import { figureTikz } from './tikz.ts';
import { figureTypst } from './typst.ts';

interface Format {
	readonly name: string;
	/** The ending of its files, with the dot. */
	readonly ending: string;
	/** Faults: where the figure has something that the form has not. */
	readonly write: (figure: Figure) => Result<string>;
}

const always =
	(write: (figure: Figure) => string) =>
	(figure: Figure): Result<string> =>
		ok(write(figure));

export const FORMATS = {
	svg: { name: 'SVG', ending: '.svg', write: always(figureSvg) },
	tikz: { name: 'TikZ', ending: '.tex', write: always(figureTikz) },
	typst: { name: 'Typst', ending: '.typ', write: always(figureTypst) },
	dot: { name: 'Graphviz', ending: '.dot', write: always(figureDot) },
	efg: { name: 'Gambit', ending: '.efg', write: figureEfg }
} as const satisfies Readonly<Record<string, Format>>;

export type FormatId = keyof typeof FORMATS;
