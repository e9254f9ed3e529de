/** The picture of a step. */
import { figureOf } from '../lib/core/figure/step/figure.ts';
import { FIGURE } from '../lib/core/figure/step/figure-fields.ts';
import { FORMATS, type FormatId } from '../lib/core/figure/step/formats.ts';
import { EXPLORER } from '../lib/core/share/link.ts';
import { mistaken } from './option-error.ts';
import { refused, textsOf } from './options.ts';
import { behindTrace, checkStep } from './search-trace.ts';
import type { FigureOptions, SearchTrace } from './types.ts';

/**
 * Draws a step of a recorded search: the bytes of `plyscope figure`.
 *
 * @param step 0 to `trace.steps - 1`
 * @returns SVG, or the format that is asked for
 * @throws OptionError for a mistake in the options, and where a format has no form for this tree
 * @throws RangeError
 */
export function figure(trace: SearchTrace, step: number, options: FigureOptions = {}): string {
	const { format = 'svg', ...choices } = options;
	const { recording } = behindTrace(trace);
	checkStep(trace, step);
	const { values, faults } = FIGURE.parse(textsOf(choices, FIGURE.names));
	if (faults.length > 0) throw refused(faults);
	const asked = { ...recording.trace.header.setup, step };
	const { future, form } = EXPLORER.fill(asked);
	const link = `?${EXPLORER.query(asked)}`;
	const drawn = figureOf({ recording, step, future, form, link }, values);
	if (!drawn.ok) return mistaken('values', drawn.fault);
	const text = FORMATS[formatNamed(format)].write(drawn.value);
	return text.ok ? text.value : mistaken('format', text.fault);
}

function formatNamed(name: string): FormatId {
	const ids = Object.keys(FORMATS) as FormatId[];
	return (
		ids.find((id) => id === name) ??
		mistaken('format', { message: `Choose from ${ids.join(', ')}.` })
	);
}
