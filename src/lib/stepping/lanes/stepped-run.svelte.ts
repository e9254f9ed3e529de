/** A recording that a lane steps through, without a search of its own: it has the step of all lanes. */
import { knownAt } from '$lib/core/explain/known.ts';
import { explainStep } from '$lib/core/explain/sentence.ts';
import { storyOf } from '$lib/core/explain/story.ts';
import { explainTold } from '$lib/core/explain/told-step.ts';
import type { Colouring, StageForm, TreePicture, View } from '$lib/core/share/link.ts';
import { countIndexOf } from '$lib/core/trace/counts.ts';
import { momentAt } from '$lib/core/trace/cursor.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { rootMovesAt } from '$lib/core/trace/root-moves.ts';
import type { MinimaxGap, Stepped } from '$lib/tree/stepped.ts';

const NONE: ReadonlySet<number> = new Set();

export class SteppedRun implements Stepped {
	tree: TreePicture = 'path';
	form: StageForm = 'whole';
	colour: Colouring = 'value';
	readonly view: View = 'explore';
	readonly treePicture: TreePicture = 'path';
	readonly minimaxTotals = null;
	readonly minimaxGap: MinimaxGap = { why: 'off', size: null };
	readonly skipped = NONE;
	readonly withheld = null;

	readonly #recordingNow: () => Recording;
	readonly #stepNow: () => number;
	readonly go: (step: number) => void;
	/** Called with another tree. */
	readonly change: Stepped['change'];

	/**
	 * @param recordingNow the recording, which changes with the tree
	 * @param stepNow the step of all lanes, which may be past the end of this one
	 */
	constructor(
		recordingNow: () => Recording,
		stepNow: () => number,
		go: (step: number) => void,
		change: Stepped['change']
	) {
		this.change = change;
		this.#recordingNow = recordingNow;
		this.#stepNow = stepNow;
		this.go = go;
	}

	readonly recording = $derived.by(() => this.#recordingNow());
	readonly trace = $derived(this.recording.trace);
	readonly setup = $derived(this.trace.header.setup);
	readonly story = $derived(storyOf(this.recording, this.trace.told === null ? null : explainTold));
	readonly game = $derived(this.story.game);
	readonly lastStep = $derived(this.trace.steps - 1);
	readonly step = $derived.by(() => Math.min(this.#stepNow(), this.lastStep));
	readonly moment = $derived(momentAt(this.trace, this.step));
	readonly known = $derived(knownAt(this.trace, this.step, 'hide'));
	readonly rootMoves = $derived(rootMovesAt(this.trace, this.step));
	readonly countIndex = $derived(countIndexOf(this.recording));
	readonly counts = $derived(this.countIndex.at(this.step));
	readonly sentence = $derived(explainStep(this.story, this.step));

	goToRow(row: number): void {
		this.go(this.trace.enterStepOf(row));
	}
}
