/** The words beside the scissors: the test that the search makes there, with its numbers. */
import { formatLimit } from '../../../explain/format.ts';
import type { Story } from '../../../explain/story.ts';
import type { Frame, Moment } from '../../../trace/cursor.ts';

/** Of a faulty run only that it stops. Otherwise "β 2 ≤ α 3: cutoff", or where there is less space "β 2 ≤ α 3". */
export function cutWords({ trace }: Story, { path }: Moment): readonly [string, string] {
	const { best, ...here } = path.at(-1) as Frame;
	if (trace.told !== null) return ['stops here', 'stops'];
	const isStrict = trace.rules.cut === 'strict';
	const own = here.max ? here.alpha : here.beta;
	const value = formatLimit(best as number);
	// A search that keeps ties apart has its own bound beside its best value, and compares the value.
	const named = own === best ? `${here.max ? 'α' : 'β'} ${value}` : value;
	const test = here.max
		? `${named} ${isStrict ? '>' : '≥'} β ${formatLimit(here.beta)}`
		: `${named} ${isStrict ? '<' : '≤'} α ${formatLimit(here.alpha)}`;
	return [`${test}: cutoff`, test];
}
