/** The fields that the form of a set shows. */
import { PRACTICE, type PracticeValues } from '$lib/core/practice/practice-link.ts';

type Name = keyof PracticeValues;

const COMMON: readonly Name[] = ['root', 'order', 'cut', 'marks'];
const OF_SEEDS: readonly Name[] = ['seed', 'sets'];
const OF_POSITION: readonly Name[] = ['algorithm', 'depth', 'at', 'evaluator', 'ties'];

/** In the order of the form. A field whose only choice is the one in use is not shown. */
export function setFields(values: PracticeValues): readonly Name[] {
	const isDrawn = values.position === null;
	const fields: readonly Name[] = [
		'game',
		'position',
		...(isDrawn ? ['diagnose' as const] : OF_POSITION),
		...(isDrawn && values.diagnose === 'off' ? OF_SEEDS : []),
		...COMMON
	];
	return fields.filter((name) => {
		const options = PRACTICE.fields[name].options?.(values);
		return options === undefined || options.length > 1;
	});
}
