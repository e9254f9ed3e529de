/** Links to a stage: the session of its presenter. */
import { fail, ok } from '../base/result.ts';
import { fieldList, type LinkPart } from '../fields/field-list.ts';

export interface StageValues {
	/** Null: of no presenter. */
	readonly session: string | null;
}

export type StageField = keyof StageValues | LinkPart;

const SESSION = /^[a-z0-9]{8,32}$/;
const WRONG_SESSION =
	'A session has 8 to 32 small letters and digits. Copy the whole address of the stage.';

export const STAGE = fieldList<StageValues>({
	session: {
		label: 'Session',
		about: 'the session that the presenter has made',
		usual: 'none: nothing is shown',
		parse: (text) => (SESSION.test(text) ? ok(text) : fail('session', WRONG_SESSION)),
		format: (session) => session,
		default: () => null
	}
});
