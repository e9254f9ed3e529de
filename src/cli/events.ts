/**
 * The events of a search, one per line, in columns separated by tabs, so that `diff` can compare two searches and
 * `cut` can extract columns:
 *
 *   step  kind  path  value  bound  [alpha  beta  pruned]  [sentence]
 *
 * `path` leads to the node entered, evaluated, returned, of the cutoff or finished: move ids joined by spaces, or
 * `root`. `value` is that node's value after the event, from MAX's side: at a cutoff the best so far, otherwise the
 * returned value. `alpha` and `beta` are the window at the current node (after a return, of the parent), `pruned` the
 * moves that a cutoff prunes; minimax has none of these three columns. An empty cell is a dash.
 */
import { explainStep, textOf } from '../lib/core/explain/sentence.ts';
import { createStory } from '../lib/core/explain/story.ts';
import { momentAt, type Moment } from '../lib/core/trace/cursor.ts';
import type { MoveNames } from '../lib/core/trace/move-names.ts';
import { ghostSizeOf, type Recording } from '../lib/core/trace/recording.ts';
import { boundOf } from '../lib/core/trace/schema.ts';
import type { Trace } from '../lib/core/trace/trace.ts';

export function* eventLines(
	recording: Recording,
	sentences: 'with sentences' | 'without sentences'
): Generator<string> {
	const { trace } = recording;
	const story = createStory(trace, ghostSizeOf(recording));
	const windowed = trace.hasWindow;
	for (let step = 0; step < trace.steps; step++) {
		const moment = momentAt(trace, step);
		const columns = [String(step), moment.kind, ...outcome(trace, moment, story.names)];
		if (windowed) columns.push(...windowOf(trace, moment, story.names));
		if (sentences === 'with sentences') columns.push(textOf(explainStep(story, step)));
		yield `${columns.join('\t')}\n`;
	}
}

function outcome(trace: Trace, moment: Moment, names: MoveNames): string[] {
	const { kind, node, subject, path } = moment;
	const row = kind === 'cut' ? node : subject;
	const ids = trace.pathTo(row).slice(1);
	const place = ids.length === 0 ? 'root' : ids.map((at) => names.idOf(at)).join(' ');
	if (kind === 'enter') return [place, '-', '-'];
	if (kind === 'cut') return [place, String(path.at(-1)?.best ?? '-'), '-'];
	return [place, String(trace.valueOf(row)), boundOf(trace.flagsOf(row))];
}

function windowOf(trace: Trace, { kind, node, path }: Moment, names: MoveNames): string[] {
	const here = path.at(-1);
	const pruned = kind === 'cut' ? trace.childrenOf(node).filter((row) => trace.isPruned(row)) : [];
	return [
		String(here?.alpha ?? '-'),
		String(here?.beta ?? '-'),
		pruned.map((row) => names.idOf(row)).join(' ') || '-'
	];
}
