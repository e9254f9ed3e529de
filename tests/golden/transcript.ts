/** A search as text for reading and checking: every event, its place, and its sentence. */
import { formatBound, formatLimit, formatValue } from '../../src/lib/core/explain/format.ts';
import { explainStep, textOf } from '../../src/lib/core/explain/sentence.ts';
import { createStory, type Story } from '../../src/lib/core/explain/story.ts';
import { SETUP, type SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import { algorithmOf } from '../../src/lib/core/search/registry.ts';
import { CountIndex } from '../../src/lib/core/trace/counts.ts';
import { momentAt, type Moment } from '../../src/lib/core/trace/cursor.ts';
import { recordSearch } from '../../src/lib/core/trace/record.ts';
import { ghostSizeOf } from '../../src/lib/core/trace/recording.ts';
import { boundOf } from '../../src/lib/core/trace/schema.ts';

/** @param forms `short` adds the short form below each sentence that has another one */
export function transcribe(
	title: string,
	fields: SetupFields,
	forms: 'long' | 'short' = 'long'
): string {
	const { values: setup, faults } = SETUP.parse(fields);
	if (faults.length > 0) throw new Error(faults.map(({ fault }) => fault.message).join(' '));
	const recording = recordSearch(setup);
	const { trace } = recording;
	const ghostSize = ghostSizeOf(recording);
	const story = createStory(trace, ghostSize);
	const { visited, leaves, cutoffs, prunedMoves, neverVisited } = new CountIndex(trace, ghostSize)
		.total;
	const hasRules = algorithmOf(setup.algorithm).needs.includes('rules');
	const rules = hasRules ? [`cut ${setup.cut}`, `fail ${setup.fail}`] : [];
	const steps = Array.from({ length: trace.steps }, (_, step) => entryAt(story, step, forms));
	return [
		title,
		setup.position,
		[
			`${setup.game}, ${story.game.sideNames[trace.isMax(0) ? 'max' : 'min']} to move`,
			setup.algorithm,
			...rules
		].join(', '),
		'',
		...steps.flat(),
		'',
		`visited ${visited}, leaves ${leaves}, cutoffs ${cutoffs}, pruned moves ${prunedMoves}, never visited ${neverVisited ?? 'unknown'}`,
		`leaves visited: ${pathsOf(story, (row) => trace.isLeaf(row))}`,
		`pruned: ${pathsOf(story, (row) => trace.isPruned(row))}`,
		''
	].join('\n');
}

function entryAt(story: Story, step: number, forms: 'long' | 'short'): string[] {
	const moment = momentAt(story.trace, step);
	const node = story.names.pathTo(moment.node).join(' ') || 'root';
	const line = `${String(step).padStart(3)}  ${moment.kind.padEnd(8)}  ${node.padEnd(14)}  ${factsOf(story, moment)}`;
	const long = textOf(explainStep(story, step));
	const short = forms === 'short' ? textOf(explainStep(story, step, 'short')) : long;
	return [line.trimEnd(), `     ${long}`, ...(short === long ? [] : [`     ${short}`])];
}

/** A leaf's value, a returned value, and the node's current window. */
function factsOf({ trace, names }: Story, { kind, node, subject, path }: Moment): string {
	const here = path.at(-1);
	const window =
		here && trace.hasWindow && !trace.isLeaf(node)
			? `(${formatLimit(here.alpha)}, ${formatLimit(here.beta)})`
			: '';
	if (kind === 'evaluate') return formatValue(trace.valueOf(node));
	if (kind === 'pass' || kind === 'enter' || kind === 'cut') return window;
	if (kind === 'probe' || kind === 'research') return `${names.of(subject).padEnd(5)} ${window}`;
	const value = formatBound(trace.valueOf(subject), boundOf(trace.flagsOf(subject)));
	return `${value.padEnd(5)} ${window}`;
}

function pathsOf({ trace, names }: Story, wanted: (row: number) => boolean): string {
	const rows = Array.from({ length: trace.rows }, (_, row) => row).filter(wanted);
	return rows.map((row) => names.pathTo(row).join(' ') || 'root').join(', ') || 'none';
}
