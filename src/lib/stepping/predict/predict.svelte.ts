/**
 * Predict: before some steps that are made forward, one by one or by playing, it asks what they do. Nothing of it is
 * stored; a new search begins a new tally.
 */
import type { Idea } from '$lib/core/practice/ideas/idea.ts';
import { KINDS, type Kind } from '$lib/core/practice/predict/kind.ts';
import { allShown, notQuite, right } from '$lib/core/practice/predict/predict.en.ts';
import { judge, type Judgement, type Question } from '$lib/core/practice/predict/question.ts';
import { questionsOf } from '$lib/core/practice/predict/questions.ts';
import { clauseOf, sayIdea } from '$lib/core/practice/predict/say-idea.ts';
import { voicesOf } from '$lib/core/practice/predict/voices.ts';
import type { Moment } from '$lib/core/trace/cursor.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { perStepped } from '$lib/tree/per-stepped.svelte.ts';
import type { Explorer } from '../explorer.svelte.ts';
import type { Verdict } from '../gate.ts';
import { stepperOf } from '../transport/stepper.svelte.ts';

/** A question without an answer: the step that it is about is not made yet. */
interface Standing {
	readonly question: Question;
	/** The moment at which it was asked: at any other one it is gone. */
	readonly moment: Moment;
	readonly wasPlaying: boolean;
	/** The options that are marked, to choose several. */
	readonly marked: readonly number[];
	/** In class mode the hands for each option. */
	readonly hands: readonly number[];
}

/** A question that was answered, at the step that it was about. */
export interface Answered extends Judgement {
	readonly question: Question;
	readonly chosen: readonly number[];
	/** Null but in class mode, where nobody alone is right or wrong. */
	readonly hands: readonly number[] | null;
}

/** What has been asked about one recording. */
interface Session {
	readonly of: Recording;
	/** Places that were asked, by kind and step: each is asked once. */
	readonly asked: ReadonlySet<string>;
	readonly answered: number;
	readonly right: number;
	/** How often the one answer of an idea was chosen. */
	readonly ideas: ReadonlyMap<Idea, number>;
}

export class Predict {
	/** What may be asked. */
	kinds: readonly Kind[] = $state.raw(KINDS);
	#standing: Standing | null = $state.raw(null);
	#answered: (Answered & { readonly moment: Moment }) | null = $state.raw(null);
	#session: Session | null = $state.raw(null);

	constructor(private readonly explorer: Explorer) {
		explorer.gate = {
			holds: (step) => this.#holds(step),
			takes: (row) => this.#takes(row),
			isAsking: () => this.standing !== null,
			withholds: () => withheldBy(this.standing?.question),
			verdict: () => this.#verdict
		};
	}

	/** The questions of the shown search, or why there are none; null while Predict is off. */
	readonly #voices = $derived.by(() => {
		const { predict, known, recording, ownRecording } = this.explorer;
		if (predict === 'off') return null;
		// In a problem plain minimax is drawn, and the search that solves it is asked about.
		return voicesOf(known.hasStarted ? recording : ownRecording);
	});
	readonly #plan = $derived.by(() => {
		const { predict, story, known } = this.explorer;
		if (this.#voices?.ok !== true || !known.hasStarted) return [];
		// A room has no way to mark branches one by one.
		const kinds = this.kinds.filter((kind) => predict !== 'class' || kind !== 'never');
		return questionsOf(this.#voices.value, kinds, story);
	});

	/** Why nothing is asked, in a sentence; null where questions may come. */
	readonly gap: string | null = $derived.by(() => {
		const { predict, known } = this.explorer;
		if (predict === 'off') return null;
		if (known.drawsAhead && known.hasStarted) return allShown;
		return this.#voices?.ok === false ? this.#voices.fault.message : null;
	});

	/** The question that waits for its answer; null if none does. */
	readonly standing: Standing | null = $derived.by(() => {
		const standing = this.#standing;
		return standing !== null && standing.moment === this.explorer.moment && this.#isAsking
			? standing
			: null;
	});

	/** What was just answered about the current step; nothing once the step has changed. */
	readonly answered: Answered | null = $derived.by(() =>
		this.#answered?.moment === this.explorer.moment ? this.#answered : null
	);

	/** The one wrong idea that gives an answer, in a sentence; null if none does, or several. */
	nameOf({ idea }: Judgement): string | null {
		return idea === null ? null : sayIdea(this.explorer.story, idea);
	}

	/** What makes that search another one, for a list. */
	clauseOf(idea: Idea): string {
		return clauseOf(this.explorer.story, idea);
	}

	readonly tally: Omit<Session, 'of' | 'asked'> = $derived.by(() => this.#sessionNow);

	/** Those of the whole search, in order; none while it is off. */
	get questions(): readonly Question[] {
		return this.#plan;
	}

	/** Counts questions that were answered rightly before: they are not asked. */
	recall(known: readonly Question[]): void {
		const { asked, answered, right, ...rest } = this.#sessionNow;
		const places = known.map(placeOf).filter((place) => !asked.has(place));
		this.#session = {
			...rest,
			asked: new Set([...asked, ...places]),
			answered: answered + places.length,
			right: right + places.length
		};
	}

	/** Says where nothing can be asked. */
	start(): void {
		if (this.gap !== null) stepperOf(this.explorer).say(this.gap);
	}

	/** Chooses one answer, or marks one of several; in class mode it adds a hand. */
	press(option: number): void {
		const { standing } = this;
		if (standing === null || option >= standing.question.options.length) return;
		if (this.explorer.predict === 'class') {
			this.changeHands(option, 1);
		} else if (standing.question.choose === 'every') {
			const { marked } = standing;
			const others = marked.filter((one) => one !== option);
			const isNew = others.length === marked.length;
			this.#standing = { ...standing, marked: isNew ? [...marked, option] : others };
		} else {
			this.#answer([option]);
		}
	}

	changeHands(option: number, by: 1 | -1): void {
		const { standing } = this;
		if (standing === null || option >= standing.question.options.length) return;
		const hands = standing.hands.map((count, i) =>
			i === option ? Math.max(0, count + by) : count
		);
		this.#standing = { ...standing, hands };
	}

	/** Ends the marking of several answers, or reveals to a room what is right. */
	done(): void {
		const { standing } = this;
		if (standing === null) return;
		if (this.explorer.predict === 'class') this.#answer([]);
		else if (standing.question.choose === 'every') this.#answer(standing.marked);
	}

	/** Passes the question by: the step is made, and nothing is counted. */
	skip(): void {
		if (this.standing !== null) this.#goOn(this.standing);
	}

	/** A room has no answer of its own. */
	get #verdict(): Verdict | null {
		if (this.answered?.hands !== null) return null;
		const { isRight } = this.answered;
		return { isRight, word: isRight ? right : notQuite };
	}

	get #isAsking(): boolean {
		const { predict, known, searcher } = this.explorer;
		return predict !== 'off' && !known.drawsAhead && searcher.state.kind !== 'running';
	}

	get #sessionNow(): Session {
		const { recording } = this.explorer;
		return this.#session?.of === recording
			? this.#session
			: { of: recording, asked: new Set(), answered: 0, right: 0, ideas: new Map() };
	}

	#holds(step: number): boolean {
		// Another press, or play, passes the question by.
		if (this.standing !== null || !this.#isAsking) return false;
		const session = this.#sessionNow;
		const question = this.#plan.find((one) => one.step === step);
		if (question === undefined || session.asked.has(placeOf(question))) return false;
		const { player, moment } = this.explorer;
		this.#session = { ...session, asked: new Set([...session.asked, placeOf(question)]) };
		this.#standing = {
			question,
			moment,
			wasPlaying: player.playing,
			marked: [],
			hands: question.options.map(() => 0)
		};
		player.pause();
		return true;
	}

	/** A node of the tree may be the answer. */
	#takes(row: number): boolean {
		const option = this.standing?.question.options.findIndex((one) => one.row === row) ?? -1;
		if (row < 0 || option < 0) return false;
		this.press(option);
		return true;
	}

	#answer(chosen: readonly number[]): void {
		const { standing } = this;
		if (standing === null) return;
		const { question } = standing;
		const isRoom = this.explorer.predict === 'class';
		const judgement = judge(question, chosen);
		if (!isRoom) this.#session = counted(this.#sessionNow, judgement);
		this.#goOn(standing);
		this.#answered = {
			...judgement,
			moment: this.explorer.moment,
			question,
			chosen,
			hands: isRoom ? standing.hands : null
		};
	}

	#goOn({ question, wasPlaying }: Standing): void {
		this.#standing = null;
		this.explorer.go(question.step);
		if (wasPlaying) this.explorer.player.play();
	}
}

/** A node whose value or bound is asked must not show it. */
function withheldBy(question: Question | undefined): number | null {
	return question?.kind === 'value' || question?.kind === 'bound' ? question.row : null;
}

function placeOf({ kind, step }: Question): string {
	return `${kind} ${step}`;
}

function counted(session: Session, { isRight, idea }: Judgement): Session {
	const ideas = new Map(session.ideas);
	if (idea !== null) ideas.set(idea, (ideas.get(idea) ?? 0) + 1);
	return {
		...session,
		answered: session.answered + 1,
		right: session.right + (isRight ? 1 : 0),
		ideas
	};
}

/** The one Predict of an explorer. */
export const predictOf = perStepped((explorer: Explorer) => new Predict(explorer));
