/** Plays the games of an experiment; reports their results. */
import { Experiment, type Plan } from '../../../core/experiments/krk/experiment.ts';
import { serve } from '../../../workers/serve.ts';
import type { Played, PlayTask, Speed } from './experiment-protocol.ts';

/** Milliseconds of play between two reports, and games between two clock readings. */
const REPORT_MS = 60;
const FEW = 8;
/** For a measurement: milliseconds of warm-up, and milliseconds that count. */
const WARM_UP_MS = 150;
const MEASURE_MS = 250;

/** The tables are kept as long as requests have the same plan. */
let current: { readonly key: string; readonly experiment: Experiment } | null = null;

serve<PlayTask, Played, Speed | null>((task, { progress }) => {
	if (task.kind === 'measure') return measureSpeed(task.plan);
	play(task.from, task.to, experimentOf(task.plan), (played) => {
		progress(played, [played.results.buffer]);
	});
	return null;
});

function experimentOf(plan: Plan): Experiment {
	const key = JSON.stringify(plan);
	if (current?.key !== key) {
		// The old tables are dropped first: both together might exceed the memory.
		current = null;
		current = { key, experiment: new Experiment(plan) };
	}
	return current.experiment;
}

function play(
	from: number,
	to: number,
	experiment: Experiment,
	tell: (played: Played) => void
): void {
	let sent = from;
	let since = performance.now();
	let results = new Uint8Array(to - from);
	for (let at = from; at < to;) {
		const next = Math.min(at + FEW, to);
		experiment.run(at, next, results.subarray(at - sent, next - sent));
		at = next;
		const now = performance.now();
		if (at < to && now - since < REPORT_MS) continue;
		tell({ from: sent, results: results.slice(0, at - sent) });
		results = results.subarray(at - sent);
		sent = at;
		since = now;
	}
}

function measureSpeed(plan: Plan): Speed {
	const begun = performance.now();
	const experiment = experimentOf(plan);
	const tableSeconds = (performance.now() - begun) / 1000;
	playFor(experiment, WARM_UP_MS);
	return { gamesPerSecond: playFor(experiment, MEASURE_MS), tableSeconds };
}

/** Plays games from all over the plan for a while; returns games per second. */
function playFor(experiment: Experiment, milliseconds: number): number {
	const begun = performance.now();
	let games = 0;
	for (let passed = 0; passed < milliseconds; passed = performance.now() - begun) {
		// Neighbouring games are similar. The prime steps through all games in an unrelated order.
		experiment.play((games * 104_729) % experiment.games, null);
		games++;
	}
	return (1000 * games) / (performance.now() - begun);
}
