/** Computes points of the hypothesis's curve, and plays games for them, off the page's thread. */
import {
	Experiment,
	NO_GAMES,
	addTallies,
	type Tally
} from '../../../core/experiments/krk/experiment.ts';
import { HypothesisCurve, type Mates } from '../../../core/experiments/krk/hypothesis-point.ts';
import {
	planOfSample,
	summariseSample,
	type SamplePlan
} from '../../../core/experiments/krk/hypothesis-sample.ts';
import type { HypothesisRequest, HypothesisResponse } from './hypothesis-protocol.ts';
import { messageOf } from '../../../workers/message-of.ts';

/** Games between two clock readings, and milliseconds between two progress messages. */
const BATCH = 10;
const PACE = 150;

const post = (response: HypothesisResponse): void => {
	self.postMessage(response);
};

self.onmessage = ({ data: { id, task } }: MessageEvent<HypothesisRequest>): void => {
	try {
		if (task.kind === 'curve') computeCurve(id, task.mates, task.steps);
		else playSample(id, task.plan);
		post({ id, kind: 'done' });
	} catch (error) {
		post({ id, kind: 'failed', message: messageOf(error) });
	}
};

function computeCurve(id: number, mates: Mates, steps: number): void {
	const start = performance.now();
	const curve = new HypothesisCurve(mates);
	for (let made = 0; made < steps; made++) {
		const point = curve.next();
		const seconds = (performance.now() - start) / 1000;
		post({ id, kind: 'point', point: { ...point, seconds } });
	}
}

function playSample(id: number, plan: SamplePlan): void {
	const experiment = new Experiment(planOfSample(plan));
	let tally: Tally = NO_GAMES;
	let told = performance.now();
	while (tally.games < experiment.games) {
		const to = Math.min(tally.games + BATCH, experiment.games);
		tally = addTallies(tally, experiment.run(tally.games, to, null));
		if (performance.now() - told < PACE) continue;
		told = performance.now();
		post({ id, kind: 'progress', games: tally.games, of: experiment.games });
	}
	post({ id, kind: 'sample', sample: summariseSample(plan, tally) });
}
