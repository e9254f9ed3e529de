/** Pages whose paper lies where a tree is too wide for it upright. */
import type { InputFault, Result } from '../base/result.ts';
import type { Steps } from '../base/steps.ts';
import { LANDSCAPE } from '../practice/worksheet/paper-ids.ts';
import type { WorksheetValues } from '../practice/worksheet/worksheet-link.ts';

/** @param stepsFor makes the pages of some values; its fault is that of the paper upright */
export function* landscapeSteps<Made, Fault extends InputFault>(
	values: WorksheetValues,
	stepsFor: (values: WorksheetValues) => Steps<Result<Made, Fault>>
): Steps<Result<Made, Fault>> {
	const upright = yield* stepsFor(values);
	const { [values.paper]: paper } = LANDSCAPE;
	if (upright.ok || upright.fault.code !== 'sheet-wide' || paper === undefined) return upright;
	const lying = yield* stepsFor({ ...values, paper });
	return lying.ok ? lying : upright;
}
