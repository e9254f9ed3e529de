/** Where a lecture is, kept until the tab is closed: a reload goes on there. */
import { isRecord } from '$lib/core/base/is-record.ts';
import { parseStageMessage, type StageState } from '$lib/core/lessons/stage-message.ts';
import { KeptText } from '$lib/ui/kept-text.ts';

export interface KeptLecture {
	/** The id of the lesson. */
	readonly lesson: string;
	/** Index of the station. */
	readonly station: number;
	/** The query of the explorer that is shown; null on other pages. */
	readonly query: string | null;
	/** When the lecture and its scene began, in ms since 1970; null before the first press. */
	readonly startedAt: number | null;
	readonly sceneAt: number | null;
	/** Of each answer of the scene. */
	readonly hands: readonly number[];
	readonly black: boolean;
	readonly counts: boolean;
	/** What a frozen stage keeps; null if it follows. */
	readonly frozen: StageState | null;
}

const kept = new KeptText('plyscope-lecture', 'the tab is closed');

/** Returns false where the browser keeps nothing. */
export function keepLecture(lecture: KeptLecture): boolean {
	return kept.write(JSON.stringify(lecture));
}

export function forgetLecture(): void {
	kept.write('');
}

/** Null if none is kept, or that of another lesson. */
export function keptLecture(lesson: string): KeptLecture | null {
	const stored = kept.readJson();
	if (!isRecord(stored) || stored['lesson'] !== lesson) return null;
	const { station, query, startedAt, sceneAt, hands, black, counts, frozen } = stored;
	if (typeof station !== 'number' || !Number.isSafeInteger(station) || station < 0) return null;
	return {
		lesson,
		station,
		query: typeof query === 'string' ? query : null,
		startedAt: timeOf(startedAt),
		sceneAt: timeOf(sceneAt),
		hands: Array.isArray(hands) ? hands.map((count) => Math.max(0, Number(count) || 0)) : [],
		black: black === true,
		counts: counts !== false,
		frozen: stateOf(frozen)
	};
}

function timeOf(stored: unknown): number | null {
	return typeof stored === 'number' && Number.isFinite(stored) ? stored : null;
}

/** Anything may be stored there: it is read like a message. */
function stateOf(stored: unknown): StageState | null {
	if (!isRecord(stored)) return null;
	const message = { ...stored, app: 'plyscope', v: 1, kind: 'state', seq: 0 };
	const read = parseStageMessage(JSON.stringify(message));
	return read?.kind === 'state' ? read : null;
}
