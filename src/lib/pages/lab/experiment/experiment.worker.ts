import { Experiment, type Plan } from '../../../core/experiments/krk/experiment.ts';
import type { PlayRequest, PlayResponse, Speed } from './experiment-protocol.ts';
import { messageOf } from '../../../workers/message-of.ts';

/** Milliseconds of play between two messages, and games between two clock readings. */
const REPORT_MS = 60;
const FEW = 8;
/** For a measurement: milliseconds of warm-up, and milliseconds that count. */
const WARM_UP_MS = 150;
const MEASURE_MS = 250;

const post = (response: PlayResponse, transfer: Transferable[] = []): void => {
	self.postMessage(response, { transfer });
};

/** The tables are kept as long as requests have the same plan. */
let current: { readonly key: string; readonly experiment: Experiment } | null = null;

self.onmessage = ({ data }: MessageEvent<PlayRequest>): void => {
	try {
		answer(data);
	} catch (error) {
		post({ id: data.id, kind: 'failed', message: messageOf(error) });
	}
};

function answer(request: PlayRequest): void {
	const { id, plan } = request;
	if (request.kind === 'measure') post({ id, kind: 'measured', speed: measureSpeed(plan) });
	else {
		play(id, experimentOf(plan), request.from, request.to);
		post({ id, kind: 'done' });
	}
}

function experimentOf(plan: Plan): Experiment {
	const key = JSON.stringify(plan);
	if (current?.key !== key) {
		// The old tables are dropped first: both together might exceed the memory.
		current = null;
		current = { key, experiment: new Experiment(plan) };
	}
	return current.experiment;
}

function play(id: number, experiment: Experiment, from: number, to: number): void {
	let sent = from;
	let since = performance.now();
	let results = new Uint8Array(to - from);
	for (let at = from; at < to;) {
		const next = Math.min(at + FEW, to);
		experiment.run(at, next, results.subarray(at - sent, next - sent));
		at = next;
		const now = performance.now();
		if (at < to && now - since < REPORT_MS) continue;
		const bytes = results.slice(0, at - sent);
		post({ id, kind: 'played', from: sent, results: bytes }, [bytes.buffer]);
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
