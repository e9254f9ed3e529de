/**
 * The search of a link that hides something, and the only one that its page reads. What is hidden is not in it: a
 * problem is read from minimax at step 0, later steps cannot be gone to, and a bare search has no values.
 */
import { describeBare, explainBare } from '$lib/core/explain/bare.ts';
import { knownAt, type Known } from '$lib/core/explain/known.ts';
import { explainProblem } from '$lib/core/explain/problem.ts';
import { explainStep, textOf } from '$lib/core/explain/sentence.ts';
import { storyOf } from '$lib/core/explain/story.ts';
import { withholdAll } from '$lib/core/layout/stage/withhold-all.ts';
import type { Hidden } from '$lib/core/share/hidden.ts';
import type { Colouring, StageForm, TreePicture, View } from '$lib/core/share/link.ts';
import { countIndexOf } from '$lib/core/trace/counts.ts';
import { momentAt } from '$lib/core/trace/cursor.ts';
import { problemOf } from '$lib/core/trace/problem.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { rootMovesAt } from '$lib/core/trace/root-moves.ts';
import type { Bare, MinimaxGap, Stepped } from '$lib/tree/stepped.ts';
import type { Explorer } from '../explorer.svelte.ts';

const NONE: ReadonlySet<number> = new Set();

/** Without the size of the tree, which a count of the answers may be. */
const UNGIVEN =
	'This tree is too large to be given as a problem, or depends on the search. Only its position is shown.';

const BARE: Bare = { drawn: withholdAll, spoken: describeBare };

type Given = Pick<Explorer, 'hide' | 'ownRecording' | 'setup' | 'player' | 'view'>;

export class HiddenSearch implements Stepped {
	readonly tree: TreePicture = 'path';
	readonly treePicture: TreePicture = 'path';
	readonly form: StageForm = 'whole';
	readonly colour: Colouring = 'value';
	readonly minimaxTotals = null;
	readonly minimaxGap: MinimaxGap = { why: 'off', size: null };
	readonly skipped = NONE;
	readonly withheld = null;
	readonly isHiding = true;

	/** Where the reader has gone, of one recording; null before. */
	#gone: { readonly of: Recording; readonly step: number } | null = $state.raw(null);

	constructor(private readonly given: Given) {}

	#hides(what: Hidden): boolean {
		return this.given.hide.includes(what);
	}

	get view(): View {
		return this.given.view;
	}

	readonly setup = $derived.by(() => this.given.setup);
	/** Whether nothing of the search may be known. */
	readonly isProblem: boolean = $derived.by(
		() => this.#hides('answers') || (this.#hides('future') && this.#hides('values'))
	);
	/** True where the problem cannot be given: nothing of the recording may then be shown. */
	readonly isUngiven: boolean = $derived.by(
		() => this.isProblem && !problemOf(this.given.ownRecording).ok
	);
	readonly recording: Recording = $derived.by(() => {
		const own = this.given.ownRecording;
		const problem = this.isProblem ? problemOf(own) : null;
		return problem?.ok === true ? problem.value : own;
	});
	readonly bare: Bare | null = $derived.by(() =>
		this.#hides('values') && !this.isProblem ? BARE : null
	);
	readonly trace = $derived(this.recording.trace);
	readonly story = $derived(storyOf(this.recording));
	readonly game = $derived(this.story.game);
	/** The step of the link. */
	readonly #linked = $derived.by(() => Math.min(this.given.player.step, this.trace.steps - 1));
	readonly lastStep: number = $derived.by(() => {
		if (this.isProblem) return 0;
		return this.#hides('future') ? this.#linked : this.trace.steps - 1;
	});
	readonly step: number = $derived.by(() => {
		const gone = this.#gone?.of === this.recording ? this.#gone.step : this.#linked;
		return Math.min(gone, this.lastStep);
	});
	readonly known: Known = $derived.by(() => {
		const isGiven = this.isProblem && !this.isUngiven;
		const known = knownAt(this.trace, this.step, isGiven ? 'problem' : 'hide');
		return this.bare === null ? known : { ...known, isBare: true };
	});
	readonly moment = $derived(momentAt(this.trace, this.step));
	readonly rootMoves = $derived(rootMovesAt(this.trace, this.step));
	readonly countIndex = $derived(countIndexOf(this.recording));
	readonly counts = $derived(this.countIndex.at(this.step));
	readonly sentence: string = $derived.by(() => {
		if (this.isUngiven) return UNGIVEN;
		if (this.isProblem) return textOf(explainProblem(this.story, this.setup.algorithm));
		if (this.bare !== null) return explainBare(this.story, this.moment);
		return textOf(explainStep(this.story, this.step));
	});

	/** Goes to a step that may be seen; to any other it stays. */
	go(step: number): void {
		if (step >= 0 && step <= this.lastStep) this.#gone = { of: this.recording, step };
	}

	goToRow(row: number): void {
		this.go(this.trace.enterStepOf(row));
	}

	/** The page of such a link changes nothing. */
	async change(): Promise<void> {
		await Promise.resolve();
	}
}
