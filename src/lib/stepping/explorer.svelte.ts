/**
 * The explorer's model: the search, its recording, and the current step. Everything on the page is derived from
 * (recording, step); only `change`, `open` and the player move anything.
 */
import type { InputFault } from '$lib/core/base/result.ts';
import { knownAt } from '$lib/core/explain/known.ts';
import { explainAllShown, explainProblem } from '$lib/core/explain/problem.ts';
import { storyOf } from '$lib/core/explain/story.ts';
import type { Sentence } from '$lib/core/explain/parts.ts';
import { explainStep } from '$lib/core/explain/sentence.ts';
import type { ParsedLink } from '$lib/core/fields/field-list.ts';
import { SEARCH_FIELDS, SETUP, type SetupFields } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { Future } from '$lib/core/trace/future.ts';
import { EXPLORER, type ExplorerValues, type TreePicture } from '$lib/core/share/link.ts';
import { countIndexOf } from '$lib/core/trace/counts.ts';
import { momentAt } from '$lib/core/trace/cursor.ts';
import { problemOf } from '$lib/core/trace/problem.ts';
import type { Stop } from '$lib/core/trace/record.ts';
import { recordingOf, type Recording } from '$lib/core/trace/recording.ts';
import { rootMovesAt } from '$lib/core/trace/root-moves.ts';
import { sameMoment } from '$lib/core/trace/same-moment.ts';
import { skippedAt } from '$lib/core/trace/skipped.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import { nextStep, previousStep, type Stride } from '$lib/core/trace/travel.ts';
import { isReady, loadFor } from '$lib/games/ready.ts';
import { gapOf } from './gap-of.ts';
import { hasSamePosition, pliesAhead, standInFor } from './stand-in.ts';
import { ChangeKeeper } from './change-keeper.svelte.ts';
import type { LastChange, Shown } from './last-change.ts';
import { fieldsToKeep } from './open-after.ts';
import type { Gate } from './gate.ts';
import { Look } from './look.svelte.ts';
import { Unpruned } from './unpruned.svelte.ts';
import { Player } from './player.svelte.ts';
import { Searcher } from './searcher.svelte.ts';
import type { Supposed } from './suppose/supposed.ts';
import type { MinimaxGap, Stepped } from '$lib/tree/stepped.ts';

const NONE_SKIPPED: ReadonlySet<number> = new Set();

export class Explorer extends Look implements Stepped {
	/** The search: what is asked for, how far it is, and what is shown. */
	readonly searcher: Searcher = new Searcher(SETUP.defaults, (setup, put) => {
		this.#keepMoment(setup, put);
	});
	readonly player: Player;
	/** The fields of the setup, for its form. */
	readonly fields = SEARCH_FIELDS;

	/** The setup of the last link, and what was assumed about its position. */
	#linked: { setup: SearchSetup; assumed: string | null } | null = $state.raw(null);

	readonly changes = new ChangeKeeper();
	/** What is tried at leaves, in the place of the search; null while nothing is. */
	supposed: Supposed | null = $state.raw(null);

	/** Plain minimax in place of the search. */
	readonly unpruned: Unpruned = new Unpruned(() => this.ownRecording);
	/** How much of the search was asked to be shown. */
	#future: Future = $state('hide');
	/** What is asked first; null if nothing is. */
	gate: Gate | null = $state.raw(null);

	/** @param newPlayer makes the player of the step; its argument gives the last one */
	constructor(newPlayer: (lastStep: () => number) => Player = (lastStep) => new Player(lastStep)) {
		super();
		this.player = newPlayer(() => this.unpruned.shown.trace.steps - 1);
		this.player.holds = (step) => this.gate?.holds(step) === true;
	}

	/** How much of the search is shown: a problem only where there is one, see `problem`. */
	get future(): Future {
		return this.#future === 'problem' && !this.problem.ok ? 'hide' : this.#future;
	}

	set future(future: Future) {
		this.clearFault('future');
		this.player.pause();
		this.#future = future;
	}

	/** The setup of the current recording, `trace`. */
	get setup(): SearchSetup {
		return this.searcher.shown.setup;
	}

	/** The last requested setup: differs from `setup` while its search runs or waits for confirmation. */
	readonly wanted: SearchSetup = $derived.by(() => this.searcher.wanted);
	/** The same, for its form. */
	readonly values: SearchSetup = $derived.by(() => this.wanted);

	/**
	 * The recording that is shown: of the search, or of plain minimax in its place. In a problem nothing but plain
	 * minimax can be read at all.
	 */
	readonly recording: Recording = $derived.by(() => {
		if (this.future === 'problem' && this.problem.ok) return this.problem.value;
		return this.unpruned.shown;
	});

	/** The recording of the search itself, whatever is shown of it, or of what is tried in its place. */
	get ownRecording(): Recording {
		return this.supposed?.recording ?? this.searcher.shown.recording;
	}

	/** While other values are tried at leaves: the search in whose places the tree stays. */
	readonly held = $derived.by(() => this.supposed && this.searcher.shown.recording);

	readonly pliesAhead = $derived.by(() =>
		pliesAhead(this.searcher.in('running') && this.searcher.shown.standsInFor)
	);

	/** What is assumed about the position because its link does not say it, in a sentence; null if nothing is. */
	get assumed(): string | null {
		const linked = this.#linked;
		return linked !== null && hasSamePosition(linked.setup, this.setup) ? linked.assumed : null;
	}

	/** What the last change of this problem's search changed, until it is dismissed; null if there is nothing to say. */
	get lastChange(): LastChange | null {
		const { change } = this.supposed ?? { change: this.changes.said };
		return this.known.hasStarted ? change : null;
	}

	/** The problem of the search as a recording of plain minimax, or why it cannot be given. */
	readonly problem = $derived.by(() => problemOf(this.ownRecording));
	readonly trace = $derived(this.recording.trace);
	readonly lastStep = $derived(this.trace.steps - 1);
	/**
	 * The last step's number where it may be told: null while a question is open, since a search has a step for each
	 * cutoff, and two for each node.
	 */
	readonly lastStepTold: number | null = $derived.by(() =>
		this.gate?.isAsking() === true ? null : this.lastStep
	);
	get withheld(): number | null {
		return this.gate?.withholds() ?? null;
	}

	readonly story = $derived(storyOf(this.recording));
	readonly game = $derived(this.story.game);
	readonly step = $derived.by(() => (this.future === 'problem' ? 0 : this.player.step));
	/** What every part of the page may tell. */
	readonly known = $derived(knownAt(this.trace, this.step, this.future));
	readonly moment = $derived(momentAt(this.trace, this.step));
	readonly sentence = $derived.by(() => this.#explained('long'));
	/** The same in few words, for a lecture. */
	readonly shortSentence = $derived.by(() => this.#explained('short'));
	readonly rootMoves = $derived(rootMovesAt(this.trace, this.step));
	readonly countIndex = $derived(countIndexOf(this.recording));
	readonly counts = $derived(this.countIndex.at(this.step));
	readonly totals = $derived(this.countIndex.total);
	/**
	 * True at a step that cannot be told. It is asked before the step is drawn: a part that throws is taken away while
	 * others still read it.
	 */
	readonly isUntold: boolean = $derived.by(() => {
		try {
			const told: readonly unknown[] = [this.sentence, this.shortSentence, this.totals];
			return told.includes(undefined);
		} catch {
			return true;
		}
	});
	/** The setup of what is shown: in a problem that of the search that will solve it. */
	readonly shownSetup = $derived.by(() =>
		this.known.hasStarted ? this.trace.header.setup : this.setup
	);
	/** While minimax is shown in place of the search: what the search itself has counted by the same moment. */
	readonly ownCounts = $derived.by(() => {
		if (!this.unpruned.isOn || !this.known.hasStarted) return null;
		const { step } = sameMoment(this.trace, this.step, this.ownRecording.trace);
		return countIndexOf(this.ownRecording).at(step);
	});
	readonly skipped: ReadonlySet<number> = $derived.by(() =>
		this.unpruned.isOn && this.known.hasStarted
			? skippedAt(this.ownRecording, this.step)
			: NONE_SKIPPED
	);
	/** Plain minimax of the same position; null if not recorded. */
	readonly minimaxCounts = $derived(
		this.recording.shadow && countIndexOf(recordingOf(this.recording.shadow, null))
	);
	readonly minimaxTotals = $derived(this.minimaxCounts?.total ?? null);
	/** Why there is no whole minimax recording; null if there is one. */
	readonly minimaxGap: MinimaxGap | null = $derived.by(() => gapOf(this.recording, this.setup));
	/** The view of the tree pane: without a recorded minimax there is no minimax tree. */
	readonly treePicture: TreePicture = $derived(
		this.tree === 'minimax' && this.recording.shadow === null ? 'whole' : this.tree
	);
	/** The address of the current view, without the `?`. */
	readonly link = $derived(
		EXPLORER.query({
			...this.setup,
			step: this.supposed === null ? this.step : this.supposed.home.step,
			future: this.future,
			unpruned: this.unpruned.isOn ? 'on' : 'off',
			...this.look
		})
	);

	/** Shows the example at an interesting step: its first cutoff. */
	openExample(): void {
		const cutoff = nextStep(this.trace, 0, 'cutoff');
		if (cutoff !== null) this.player.go(cutoff);
	}

	/** Opens a link; its faults stay next to their fields until those are set. */
	async open({
		values: state,
		assumed,
		faults
	}: ParsedLink<ExplorerValues, keyof ExplorerValues>): Promise<void> {
		const setup = SETUP.fill(state);
		this.future = state.future;
		this.unpruned.isAsked = state.unpruned === 'on';
		this.look = state;
		this.setFaults(faults);
		this.#linked = { setup, assumed };
		this.changes.isOpening = true;
		// If the nodes to expand are unreadable, the whole search may be far larger than the requested one.
		const isAsked = !faults.some(({ field }) => field === 'open');
		const recorded = isAsked ? this.searcher.record(setup) : this.searcher.recordAtOnce(setup);
		// A search that is not finished immediately takes a while, or is not started: meanwhile its position is shown.
		const standIn = hasSamePosition(setup, this.setup) ? null : standInFor(setup);
		if (standIn !== null) this.searcher.show(standIn);
		if (!(await recorded)) return;
		this.#checkAsked(state);
		this.player.go(state.step);
		// The number of steps is told neither in a problem, where the step does not matter, nor where a link hides it.
		const isTold = this.future !== 'problem' && this.hide.length === 0;
		if (isTold && state.step > this.lastStep && state.step < Infinity) {
			const message = `This search has steps 0 to ${this.lastStep}. The last one is shown.`;
			this.setFault('step', { code: 'step-past-end', message });
		}
	}

	/**
	 * Changes some fields of the setup and records again, staying at the same moment of the same problem. Unreadable
	 * fields are added to `faults` and nothing else happens.
	 */
	async change(fields: SetupFields): Promise<void> {
		const unready = isReady(fields) ? null : await loadFor(fields);
		if (unready !== null) {
			this.setFault(unready.field, unready.fault);
			return;
		}
		const { values: setup, faults } = SETUP.parse({
			...fieldsToKeep(this.wanted, fields),
			...fields
		});
		if (!this.changeFaults(fields, faults)) return;
		this.changes.isOpening = false;
		await this.searcher.record(setup);
	}

	/**
	 * Searches again what a recording was made from; if it is the search that is shown, at the same step. False if it is
	 * not shown in the end.
	 */
	async openRecording(setup: SearchSetup, stop: Stop | null): Promise<boolean> {
		const { step } = this;
		const isSame = JSON.stringify(SETUP.texts(setup)) === JSON.stringify(SETUP.texts(this.setup));
		this.setFaults([]);
		this.#linked = null;
		this.changes.isOpening = true;
		if (!(await this.searcher.record(setup, stop))) return false;
		if (isSame) this.player.go(Math.min(step, this.lastStep));
		return true;
	}

	/** Goes to a step, with all the buttons, keys and lists that do so; from a problem always to the first one. */
	go(step: number): void {
		this.clearFault('step');
		this.player.go(this.#leaveProblem() ? 0 : step);
	}

	/** Goes to the last step of what is shown; from a problem to that of the search. */
	goToEnd(): void {
		this.clearFault('step');
		this.#leaveProblem();
		this.player.go(this.lastStep);
	}

	/** Plays, or pauses; from a problem it plays the search from its first step. */
	togglePlay(): void {
		if (this.#leaveProblem()) this.player.go(0);
		this.player.toggle();
	}

	/** Swaps plain minimax in for the search at the same moment, or the search for it; not in a problem. */
	toggleUnpruned(): void {
		this.#leaveProblem();
		this.player.go(this.unpruned.toggle(this.player.step));
	}

	/** Goes to a typed step; one past the end is a fault, which is returned for its field. */
	goTyped(step: number): InputFault | null {
		this.clearFault('step');
		if (step > this.lastStep) {
			const message = `There is no step ${step}: this search has the steps 0 to ${this.lastStep}.`;
			return { code: 'step-past-end', message };
		}
		this.go(step);
		return null;
	}

	/** Goes to the step at which a node was entered, or a move was pruned. */
	goToRow(row: number): void {
		if (this.gate?.takes(row) === true) return;
		this.go(this.trace.enterStepOf(row));
	}

	/** Goes to the next or previous event, node, leaf, cutoff or improvement of the root; false at the end. */
	travel(direction: 'next' | 'previous', stride: Stride): boolean {
		if (this.future === 'problem') {
			if (direction === 'next') this.go(0);
			return direction === 'next';
		}
		const find = direction === 'next' ? nextStep : previousStep;
		const step = find(this.trace, this.step, stride);
		if (step === null) return false;
		const isNext = direction === 'next' && stride === 'event';
		if (isNext && this.gate?.holds(step) === true) return true;
		this.go(step);
		return true;
	}

	/** Goes back from what is tried at leaves to the search itself, at the step where that began. */
	endSupposed(): void {
		const home = this.supposed?.home;
		this.supposed = null;
		if (home) this.player.settle(home.step);
	}

	/** Makes what is tried at leaves the tree itself, at the step that is shown. */
	async keepSupposed(): Promise<void> {
		const { supposed, step } = this;
		if (supposed === null) return;
		await this.change({ position: supposed.position });
		this.player.go(step);
	}

	/** Ends running work; call when the user leaves the page. */
	close(): void {
		this.player.pause();
		this.searcher.close();
	}

	/** Shows the search so far in place of the problem; false if it was shown already. */
	#leaveProblem(): boolean {
		const isProblem = this.future === 'problem';
		if (isProblem) this.future = 'hide';
		return isProblem;
	}

	/** What a link asks for and this search has not is said at its field. */
	#checkAsked({ future, unpruned }: ExplorerValues): void {
		if (future === 'problem' && !this.problem.ok) {
			const { code, message } = this.problem.fault;
			this.future = 'hide';
			this.setFault('future', { code, message: `${message} Until now is shown.` });
		}
		if (unpruned === 'on' && this.unpruned.gap !== null) {
			this.unpruned.isAsked = false;
			const message = `${this.unpruned.gap} The search itself is shown.`;
			this.setFault('unpruned', { code: 'unpruned-missing', message });
		}
	}

	/** Shows another search at the same moment of the same problem. */
	#keepMoment(setup: SearchSetup, put: () => void): void {
		this.endSupposed();
		if (this.searcher.shown.standsInFor !== null) this.changes.isOpening = true;
		const putTrace = (): Trace => {
			put();
			return this.unpruned.shown.trace;
		};
		this.changes.change(
			() => this.#shown,
			{ setup, put: putTrace },
			(step) => {
				this.player.settle(step);
			}
		);
	}

	/** What a later change is compared with. */
	get #shown(): Shown {
		const { story, step, totals } = this;
		return { setup: this.setup, story, step, visited: totals.visited };
	}

	#explained(form: 'long' | 'short'): Sentence {
		if (this.future === 'problem') return explainProblem(this.story, this.setup.algorithm);
		if (this.future === 'show' && this.step === 0) return explainAllShown();
		return explainStep(this.story, this.step, form);
	}
}
