/** The searches of a lesson's links: many of them lead to the same one, at other steps. */
import { formatCount } from '../base/count-words.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { storyOf, type Story } from '../explain/story.ts';
import { BudgetExceeded } from '../search/budget.ts';
import { SETUP } from '../search/setup-fields.ts';
import type { SearchSetup } from '../search/setup.ts';
import type { RecordingListener } from '../trace/record.ts';
import { recordSearch } from '../trace/record.ts';
import { recordingOf, type Recording } from '../trace/recording.ts';

/** A search with its sentences. */
export interface Told {
	readonly recording: Recording;
	readonly story: Story;
}

/** A recording may have millions of nodes, so only the last few are kept. */
const MOST_KEPT = 4;

export class Searches {
	private readonly kept = new Map<string, Result<Told>>();

	constructor(private readonly onProgress?: RecordingListener['onProgress']) {}

	/** Fault: `lesson-budget`. */
	of(setup: SearchSetup): Result<Told> {
		return this.keep(SETUP.query(setup), () => this.record(setup));
	}

	/** Plain minimax in the place of a search; null if it was not recorded. */
	unpruned(setup: SearchSetup): Result<Told | null> {
		const own = this.of(setup);
		if (!own.ok) return own;
		const { trace, shadow } = own.value.recording;
		if (shadow === null || shadow === trace) return ok(null);
		return this.keep(`unpruned&${SETUP.query(setup)}`, () => ok(tell(recordingOf(shadow, null))));
	}

	private keep(key: string, make: () => Result<Told>): Result<Told> {
		const told = this.kept.get(key) ?? make();
		this.kept.delete(key);
		this.kept.set(key, told);
		const [oldest] = this.kept.keys();
		if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
		return told;
	}

	private record(setup: SearchSetup): Result<Told> {
		try {
			return ok(tell(recordSearch(SETUP.fill(setup), this.onProgress)));
		} catch (error) {
			if (!(error instanceof BudgetExceeded)) throw error;
			const most = formatCount(setup.budget);
			return fail('lesson-budget', `The search visits more than ${most} nodes, its budget.`);
		}
	}
}

function tell(recording: Recording): Told {
	return { recording, story: storyOf(recording) };
}
