/** The words beside the scissors: the test that the search makes there, with its numbers. */
import { formatLimit } from '../../../explain/format.ts';
import type { Story } from '../../../explain/story.ts';
import type { Frame, Moment } from '../../../trace/cursor.ts';

/**
 * Of a faulty run only that it stops. Otherwise "β 2 ≤ α 3: cutoff", and where there is less space "2 ≤ 3: cutoff",
 * "β 2 ≤ α 3" or "2 ≤ 3", as the bounds are beside the nodes.
 */
export function cutWords({ trace }: Story, { path }: Moment): readonly string[] {
	const { best, ...here } = path.at(-1) as Frame;
	if (trace.told !== null) return ['stops here', 'stops'];
	const isStrict = trace.rules.cut === 'strict';
	const own = here.max ? here.alpha : here.beta;
	const value = formatLimit(best as number);
	const limit = formatLimit(here.max ? here.beta : here.alpha);
	const sign = here.max ? (isStrict ? '>' : '≥') : isStrict ? '<' : '≤';
	const [mine, other] = here.max ? ['α', 'β'] : ['β', 'α'];
	// A search that keeps ties apart has its own bound beside its best value, and compares the value.
	const test = `${own === best ? `${mine} ` : ''}${value} ${sign} ${other} ${limit}`;
	const numbers = `${value} ${sign} ${limit}`;
	return [`${test}: cutoff`, `${numbers}: cutoff`, test, numbers];
}
