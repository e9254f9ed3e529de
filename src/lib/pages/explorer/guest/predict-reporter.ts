/** Reports the answers of Predict to the page around the frame: after each answer, and never less than before. */
import { crc32 } from '$lib/core/base/crc32.ts';
import {
	readPredicted,
	rightOnes,
	writePredicted
} from '$lib/core/practice/predict/predict-code.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { predictOf, type Answered, type Predict } from '$lib/stepping/predict/predict.svelte.ts';
import { perStepped } from '$lib/tree/per-stepped.svelte.ts';
import type { Host as PageAround } from '$lib/ui/frame/guest/host.ts';

type Host = Pick<PageAround, 'name' | 'tell' | 'askState'>;

export class PredictReporter {
	readonly #predict: Predict;
	/** Of the link: another search cannot be chosen here. */
	readonly #search: string;
	/** The answers that count: a right one of a question, or else the last. */
	readonly #given = new Map<number, readonly number[]>();
	/** A code of the page around that is not read yet. */
	#kept: string | null = null;
	#isAsked = false;
	#reported: Answered | null = null;

	constructor(private readonly explorer: Explorer) {
		this.#predict = predictOf(explorer);
		this.#search = SETUP.query(explorer.wanted);
	}

	/** Asks for what was kept, once; Predict may be switched off and on. */
	ask(host: Host): void {
		if (this.#isAsked) return;
		this.#isAsked = true;
		host.askState(this.#locationFor(host), (code) => {
			this.#kept = code;
			this.restore();
		});
	}

	/** True once the questions of the link's search are there. */
	get isReady(): boolean {
		const { searcher, setup, wanted } = this.explorer;
		const isSearched = searcher.in('running') === null && setup === wanted;
		return isSearched && this.#predict.questions.length > 0;
	}

	/** Takes over what was kept, as soon as that can be judged. What was wrong is asked again. */
	restore(): void {
		if (this.#kept === null || !this.isReady) return;
		const { questions } = this.#predict;
		const given = readPredicted(this.#kept, this.#search, questions);
		this.#kept = null;
		if (given === null) return;
		const right = rightOnes(questions, given);
		for (const [index, chosen] of given) {
			const isRight = questions[index] !== undefined && right.includes(questions[index]);
			if (isRight || !this.#given.has(index)) this.#given.set(index, chosen);
		}
		this.#predict.recall(right);
	}

	/** A question was answered. */
	report(host: Host, answered: Answered): void {
		if (answered === this.#reported) return;
		this.#reported = answered;
		const { questions } = this.#predict;
		const { question, chosen, isRight, idea } = answered;
		const location = this.#locationFor(host);
		host.tell('SPLICE.sendEvent', {
			location,
			name: 'predict',
			data: { kind: question.kind, step: question.step, right: isRight, idea: idea?.id ?? null }
		});
		const index = questions.findIndex(
			({ kind, step }) => kind === question.kind && step === question.step
		);
		if (index < 0) return;
		this.#given.set(index, chosen);
		const code = writePredicted(this.#search, questions, this.#given);
		host.tell('SPLICE.reportScoreAndState', {
			location,
			score: rightOnes(questions, this.#given).length / questions.length,
			state: { [location]: code }
		});
	}

	/** The name under which the page around keeps the answers. */
	#locationFor({ name }: Host): string {
		const sum = crc32(new TextEncoder().encode(this.#search));
		return name ?? `plyscope-${sum.toString(16).padStart(8, '0')}`;
	}
}

export const predictReporterOf = perStepped((explorer: Explorer) => new PredictReporter(explorer));
