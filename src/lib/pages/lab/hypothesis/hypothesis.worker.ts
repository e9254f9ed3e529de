/** Computes points of the hypothesis's curve, and plays games for them. */
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
import { atMostEvery } from '../../../workers/at-most-every.ts';
import { serve } from '../../../workers/serve.ts';
import type { HypothesisNews, HypothesisTask } from './hypothesis-protocol.ts';

/** Games between two clock readings, and milliseconds between two reports. */
const BATCH = 10;
const PACE = 150;

type Tell = (news: HypothesisNews) => void;

serve<HypothesisTask, HypothesisNews, null>((task, { progress }) => {
	if (task.kind === 'curve') computeCurve(task.mates, task.steps, progress);
	else playSample(task.plan, progress);
	return null;
});

function computeCurve(mates: Mates, steps: number, tell: Tell): void {
	const start = performance.now();
	const curve = new HypothesisCurve(mates);
	for (let made = 0; made < steps; made++) {
		const point = curve.next();
		const seconds = (performance.now() - start) / 1000;
		tell({ kind: 'point', point: { ...point, seconds } });
	}
}

function playSample(plan: SamplePlan, tell: Tell): void {
	const experiment = new Experiment(planOfSample(plan));
	const isTime = atMostEvery(PACE);
	let tally: Tally = NO_GAMES;
	while (tally.games < experiment.games) {
		const to = Math.min(tally.games + BATCH, experiment.games);
		tally = addTallies(tally, experiment.run(tally.games, to, null));
		if (isTime()) tell({ kind: 'progress', games: tally.games, of: experiment.games });
	}
	tell({ kind: 'sample', sample: summariseSample(plan, tally) });
}
