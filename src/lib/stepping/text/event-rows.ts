import { formatBound, formatLimit } from '$lib/core/explain/format.ts';
import { explainStep, textOf } from '$lib/core/explain/sentence.ts';
import type { Story } from '$lib/core/explain/story.ts';
import { placeTerm } from '$lib/core/explain/terms.ts';
import { momentAt, type Frame, type Moment, type StepKind } from '$lib/core/trace/cursor.ts';
import { boundOf } from '$lib/core/trace/schema.ts';

/** One event as a line of text. */
interface EventRow {
	readonly step: number;
	readonly kind: StepKind;
	/** The moves to the node entered, evaluated, returned, of the cutoff or finished; "root" at the root. */
	readonly path: string;
	/** The returned value of that node, or at a cutoff its bound; empty if it has no value yet. */
	readonly value: string;
	/** The window at the current node: after a return that is the parent. Empty without a window. */
	readonly alpha: string;
	readonly beta: string;
	readonly sentence: string;
}

/** The most cached rows, enough for paging; beyond that the oldest are computed again when needed. */
const KEPT = 2000;

/** The events of a search as lines of text, computed on demand and cached for a while. */
export class EventRows {
	private readonly rows = new Map<number, EventRow>();

	constructor(private readonly story: Story) {}

	/** The events from `first` to `last`, both included. */
	between(first: number, last: number): EventRow[] {
		return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => this.at(first + i));
	}

	private at(step: number): EventRow {
		const kept = this.rows.get(step);
		if (kept !== undefined) return kept;
		if (this.rows.size >= KEPT) this.rows.clear();
		const row = eventRow(this.story, step);
		this.rows.set(step, row);
		return row;
	}
}

function eventRow(story: Story, step: number): EventRow {
	const moment = momentAt(story.trace, step);
	const { kind, node, subject, path } = moment;
	const here = path[path.length - 1] as Frame;
	const windowed = story.trace.hasWindow;
	return {
		step,
		kind,
		path: placeTerm(story, kind === 'cut' ? node : subject).path.join(' ') || 'root',
		value: valueOf(story, moment, here),
		alpha: windowed ? formatLimit(here.alpha) : '',
		beta: windowed ? formatLimit(here.beta) : '',
		sentence: textOf(explainStep(story, step))
	};
}

function valueOf({ trace, mates }: Story, { kind, subject }: Moment, here: Frame): string {
	if (kind === 'enter' || kind === 'pass' || kind === 'probe' || kind === 'research') return '';
	if (kind === 'cut')
		return formatBound(here.best as number, here.max ? 'lower' : 'upper', mates?.names);
	return formatBound(trace.valueOf(subject), boundOf(trace.flagsOf(subject)), mates?.names);
}
