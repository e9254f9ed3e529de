import { describe, expect, it } from 'vitest';
import { PredictReporter } from '$lib/pages/explorer/guest/predict-reporter.ts';
import type { SetupFields } from '$lib/core/search/setup-fields.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { predictOf, type Predict } from '$lib/stepping/predict/predict.svelte.ts';
import { switchPredict } from '$lib/stepping/predict/switch.ts';
import { explorerOf } from '../../stepping/panels-host.ts';
import { DEEP, TEXTBOOK } from '../../stepping/searches.ts';

interface Report {
	readonly score: number;
	readonly state: Readonly<Record<string, string>>;
}

/** A frame with Predict, and a page around it that keeps states and hears reports. */
class Frame {
	readonly reports: Report[] = [];
	readonly events: unknown[] = [];
	readonly predict: Predict;
	answer: ((code: string) => void) | null = null;
	asked = 0;
	readonly host = {
		name: 'p',
		tell: (subject: string, fields?: Readonly<Record<string, unknown>>): string => {
			if (subject === 'SPLICE.reportScoreAndState') this.reports.push(fields as unknown as Report);
			else this.events.push(fields);
			return '';
		},
		askState: (_: string, take: (code: string) => void): (() => void) => {
			this.asked++;
			this.answer = take;
			return () => undefined;
		}
	};

	private constructor(
		readonly explorer: Explorer,
		readonly reporter: PredictReporter
	) {
		this.predict = predictOf(explorer);
		reporter.ask(this.host);
	}

	static async open(fields: SetupFields = TEXTBOOK): Promise<Frame> {
		const explorer = await explorerOf(fields);
		switchPredict(explorer, 'on');
		return new Frame(explorer, new PredictReporter(explorer));
	}

	/** Answers the next question; false if there is none. */
	next(way: 'right' | 'wrong'): boolean {
		const { explorer, predict } = this;
		while (predict.standing === null) {
			if (explorer.step === explorer.lastStep) return false;
			explorer.travel('next', 'event');
		}
		const { options, choose } = predict.standing.question;
		for (const [index, { isRight }] of options.entries()) {
			if (isRight !== (way === 'right')) continue;
			predict.press(index);
			if (choose === 'one') break;
		}
		if (choose === 'every') predict.done();
		if (predict.answered !== null) this.reporter.report(this.host, predict.answered);
		return true;
	}

	get lastCode(): string {
		return this.reports.at(-1)?.state['p'] ?? '';
	}
}

const scores = ({ reports }: Frame): number[] => reports.map(({ score }) => score);

describe('what Predict reports', () => {
	it('is a score after each answer, which ends at 1 where all are right', async () => {
		const frame = await Frame.open();
		const all = frame.predict.questions.length;
		expect(all).toBeGreaterThan(2);
		while (frame.next('right'));
		expect(scores(frame)).toEqual(Array.from({ length: all }, (_, at) => (at + 1) / all));
		expect(frame.events).toHaveLength(all);
	});

	it('is told once an answer, and nothing where Predict is switched off and on', async () => {
		const frame = await Frame.open();
		frame.next('right');
		const { answered } = frame.predict;
		if (answered !== null) frame.reporter.report(frame.host, answered);
		switchPredict(frame.explorer, 'off');
		switchPredict(frame.explorer, 'on');
		frame.reporter.ask(frame.host);
		expect(frame.reports).toHaveLength(1);
		expect(frame.asked).toBe(1);
	});
});

describe('what Predict restores', () => {
	it('is its right answers: they count, and are not asked again', async () => {
		const first = await Frame.open();
		first.next('right');
		first.next('wrong');
		first.next('right');
		const all = first.predict.questions.length;
		const again = await Frame.open();
		again.answer?.(first.lastCode);
		expect(again.predict.tally).toMatchObject({ right: 2, answered: 2 });
		expect(again.reports).toEqual([]);
		// The next question is the one that was answered wrongly.
		again.next('right');
		expect(again.predict.answered?.question.step).toBe(first.predict.questions[1]?.step);
		expect(scores(again)).toEqual([3 / all]);
		while (again.next('right'));
		expect(scores(again).at(-1)).toBe(1);
		expect(again.reports).toHaveLength(all - 2);
	});

	it('lowers no score, also where a wrong answer came before it', async () => {
		const first = await Frame.open();
		first.next('right');
		first.next('right');
		const late = await Frame.open();
		late.next('wrong');
		late.answer?.(first.lastCode);
		late.next('wrong');
		const all = first.predict.questions.length;
		expect(scores(late)).toEqual([0, 2 / all]);
	});

	it('waits until the questions are there', async () => {
		const first = await Frame.open();
		first.next('right');
		const { explorer, predict, reporter, ...later } = await Frame.open();
		switchPredict(explorer, 'off');
		later.answer?.(first.lastCode);
		expect(predict.tally.answered).toBe(0);
		switchPredict(explorer, 'on');
		expect(reporter.isReady).toBe(true);
		reporter.restore();
		expect(predict.tally).toMatchObject({ right: 1, answered: 1 });
	});

	it('is nothing of another search, or of a forged code', async () => {
		const first = await Frame.open(DEEP);
		first.next('right');
		for (const code of [first.lastCode, '', 'PP1-x-00000000', first.lastCode.slice(0, -1)]) {
			const frame = await Frame.open();
			frame.answer?.(code);
			expect(frame.predict.tally.answered).toBe(0);
			frame.next('wrong');
			expect(scores(frame)).toEqual([0]);
		}
	});
});
