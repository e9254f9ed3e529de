import { expect, it } from 'vitest';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { createStory, type Story } from '../../../src/lib/core/explain/story.ts';
import { assembleTrace } from '../../../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../../../src/lib/core/trace/chunk.ts';
import { streamRecording } from '../../../src/lib/core/trace/record.ts';
import { countIndexOf } from '../../../src/lib/core/trace/counts.ts';
import { recordingOf } from '../../../src/lib/core/trace/recording.ts';
import type { SetupFields } from '../../../src/lib/core/search/parse-setup.ts';
import { setupOf } from '../search/record.ts';
import { storyOf } from './record-case.ts';

const SEARCHES = [
	{ game: 'tictactoe', position: '.O..X.O.X' },
	{ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'minimax' },
	{ game: 'tree', position: '[5,[[[4,9],7],8]]', cut: 'strict' }
] as const;

it.each(SEARCHES)(
	'a part of %o has the sentences of the whole, and a last sentence that it ends',
	(fields) => {
		const whole = storyOf({ ...fields, shadow: 'off' });
		const visited = countIndexOf(recordingOf(whole.trace, null)).total.visited;
		for (let budget = 1; budget < visited; budget++) {
			const part = partOf({ ...fields, budget: String(budget) });
			const { steps } = part.trace;
			for (let step = 0; step < steps; step++) {
				const end = ' The recording ends here: the search reached its node budget.';
				const said = textOf(explainStep(whole, step)) + (step === steps - 1 ? end : '');
				expect(textOf(explainStep(part, step))).toBe(said);
			}
		}
	}
);

function partOf(fields: SetupFields): Story {
	const chunks: TraceChunk[] = [];
	const { search } = streamRecording(setupOf({ ...fields, shadow: 'off' }), {
		onProgress: () => undefined,
		onChunk: (_, chunk) => chunks.push(chunk)
	});
	return createStory(assembleTrace(search, chunks), null);
}
