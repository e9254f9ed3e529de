/**
 * The four parts of the paper's hypothesis and its reason for them, and the verdict of the computed figures on each. A verdict waits for its
 * figure, and no figure is hard-coded here.
 */
import {
	ALL_STARTS,
	formatMoves,
	formatNearly,
	formatSeconds,
	isAllStarts
} from './hypothesis-format.ts';
import { CLAIMED_STEPS } from '../../evaluate/krk-paper/program-fields.ts';
import { MATES, type HypothesisPoint, type Mates } from './hypothesis-point.ts';
import type { HypothesisSample } from './hypothesis-sample.ts';
import { formatCount, formatPercent } from '../../base/count-words.ts';

/** A point, with the computing time of its worker when it was finished. */
export interface TimedPoint extends HypothesisPoint {
	readonly seconds: number;
}

/** All results so far. */
export interface Evidence {
	readonly points: readonly TimedPoint[];
	readonly samples: readonly HypothesisSample[];
}

export type Verdict = 'holds' | 'in-part' | 'fails' | 'open';

export interface Answer {
	readonly claim: string;
	readonly verdict: Verdict;
	/** In words; null while the figures are being computed. */
	readonly sentence: string | null;
	/** The figures behind it. */
	readonly figures: readonly { readonly name: string; readonly value: string }[];
}

const MATES_NAMES: Readonly<Record<Mates, string>> = { flat: 'flat', depth: 'depth-aware' };

export function pointAt(evidence: Evidence, mates: Mates, steps: number): TimedPoint | null {
	return evidence.points.find((one) => one.mates === mates && one.steps === steps) ?? null;
}

/** The last sample of a point: there may be several, of other starts or seeds. */
export function sampleAt(
	{ samples }: Evidence,
	mates: Mates,
	steps: number
): HypothesisSample | null {
	return samples.findLast((one) => one.mates === mates && one.steps === steps) ?? null;
}

export function answerAll(evidence: Evidence): readonly Answer[] {
	return [
		answerMates(evidence),
		answerShorter(evidence),
		answerOptimal(evidence),
		answerComputer(evidence),
		answerMechanism(evidence)
	];
}

function open(claim: string): Answer {
	return { claim, verdict: 'open', sentence: null, figures: [] };
}

function answerMates(evidence: Evidence): Answer {
	const claim = 'Every game ends in mate';
	const points = pairOf((mates) => pointAt(evidence, mates, CLAIMED_STEPS));
	const samples = pairOf((mates) => sampleAt(evidence, mates, CLAIMED_STEPS));
	if (points === null) return open(claim);
	const [{ unmated, surelyMated }] = points;
	const exact = [
		{ name: 'exact, without the record', value: formatNearly(unmated) },
		{
			name: 'mated whichever tied moves are played',
			value: `${formatCount(surelyMated)} of ${ALL_STARTS} starts`
		}
	];
	if (samples === null) {
		const sentence = `Not all of the games by all rules have been played yet. Without the game’s record, ${formatNearly(unmated)} of games end in mate. ${sureFrom(evidence)}`;
		return { claim, verdict: 'open', sentence, figures: exact };
	}
	const played = samples.map((sample) => ({
		name: `played, ${MATES_NAMES[sample.mates]}`,
		value: `${formatNearly(1 - sample.mate)} of ${formatCount(sample.games)} games`
	}));
	const figures = [...played, ...exact];
	const holds = samples.every(printsAsAll);
	return {
		claim,
		verdict: holds ? 'in-part' : 'fails',
		sentence: `${holds ? holdsFrom(evidence) : 'Not to the printed digits.'} ${sureFrom(evidence)}`,
		figures
	};
}

/** The paper prints two digits after the point. */
function printsAsAll({ mate }: HypothesisSample): boolean {
	return formatPercent(mate, 2) === formatPercent(1, 2);
}

function holdsFrom({ samples }: Evidence): string {
	const failing = samples.filter((one) => one.steps < CLAIMED_STEPS && !printsAsAll(one));
	const above = Math.max(0, ...failing.map(({ steps }) => steps));
	const first = Math.min(...samples.map(({ steps }) => steps).filter((steps) => steps > above));
	const earlier = first < CLAIMED_STEPS ? `, and at ${first} already` : '';
	return `Holds to the printed digits at ${CLAIMED_STEPS}${earlier}.`;
}

function sureFrom({ points }: Evidence): string {
	const sure = points.filter(({ surelyMated }) => isAllStarts(surelyMated));
	if (sure.length > 0) {
		return `Below ${Math.min(...sure.map(({ steps }) => steps))} steps, some choices among tied moves do not mate.`;
	}
	return `Some choices among tied moves do not mate, at any number of steps up to ${Math.max(...points.map(({ steps }) => steps))}.`;
}

function answerShorter(evidence: Evidence): Answer {
	const claim = 'Games become shorter';
	const now = pairOf((mates) => pointAt(evidence, mates, CLAIMED_STEPS));
	const before = pairOf((mates) => pointAt(evidence, mates, 2));
	if (now === null || before === null) return open(claim);
	const [flat, depth] = now.map(
		({ moves }, index) => moves < (before[index] as TimedPoint).moves
	) as [boolean, boolean];
	return {
		claim,
		verdict: flat === depth ? (flat ? 'holds' : 'fails') : 'in-part',
		sentence: `${flat ? 'True' : 'False'} if all mates count alike; ${depth ? 'true' : 'false'} if a faster mate counts more.`,
		figures: now.map(({ mates, moves }, index) => ({
			name: `${MATES_NAMES[mates]}, 2 steps → ${CLAIMED_STEPS} steps`,
			value: `${formatMoves((before[index] as TimedPoint).moves, 1)} → ${formatMoves(moves, 1)} moves`
		}))
	};
}

function answerOptimal(evidence: Evidence): Answer {
	const claim = 'Both sides play optimally';
	const points = pairOf((mates) => pointAt(evidence, mates, CLAIMED_STEPS));
	if (points === null) return open(claim);
	const isOptimal = points.some(({ whiteDecisions }) => whiteDecisions === 1);
	const perfect = evidence.points.filter(
		({ whiteDecisions, blackDecisions }) => whiteDecisions === 1 && blackDecisions === 1
	);
	const from =
		perfect.length > 0
			? ` Perfect play begins at ${Math.min(...perfect.map(({ steps }) => steps))}, depth-aware.`
			: '';
	return {
		claim,
		verdict: isOptimal ? 'holds' : 'fails',
		sentence: `${isOptimal ? 'True' : 'False'} at ${CLAIMED_STEPS}.${from}`,
		figures: points.flatMap(({ mates, whiteDecisions, blackDecisions }) => [
			{ name: `White’s decisions, ${MATES_NAMES[mates]}`, value: formatPercent(whiteDecisions) },
			{ name: `Black’s decisions, ${MATES_NAMES[mates]}`, value: formatPercent(blackDecisions) }
		])
	};
}

/** The paper gives this as the reason: a king acts once it is n squares away from its aim. */
function answerMechanism(evidence: Evidence): Answer {
	const claim = 'Because a king acts from n squares away';
	const points = evidence.points.filter(
		({ mates, steps }) => mates === 'flat' && steps <= CLAIMED_STEPS
	);
	if (points.length < CLAIMED_STEPS) return open(claim);
	const white = countWhere(points, ({ matesBy: { near, far } }) => compare(near, far));
	const edge = countWhere(points, ({ matesBy: { near, next } }) => compare(near, next));
	const black = countWhere(points, ({ huntsBy: { near, far } }) => compare(near, far));
	const parts = [white, edge, black];
	const holds = parts.filter(({ held, of }) => held === of).length;
	const none = points.filter(({ matesBy }) => matesBy.near === null).map(({ steps }) => steps);
	const without =
		none.length === 0
			? ''
			: ` At ${none.join(' and ')} ${none.join() === '1' ? 'step' : 'steps'} no legal start has its kings so near.`;
	return {
		claim,
		verdict: holds === parts.length ? 'holds' : holds === 0 ? 'fails' : 'in-part',
		sentence: `With the kings at most n squares apart, mates are more frequent than with them farther apart at ${say(white)} numbers of steps, and than with them n + 1 apart at ${say(edge)}. Black’s king goes towards the rook more often from at most n squares away than from farther away at ${say(black)}.${without}`,
		figures: points.flatMap(({ steps, matesBy, huntsBy }) =>
			steps > SHOWN_STEPS
				? []
				: [
						{
							name: `Mates, kings at most ${steps}, exactly ${steps + 1}, more than ${steps} squares apart`,
							value: shareList(matesBy.near, matesBy.next, matesBy.far)
						},
						{
							name: `Black’s moves towards the rook, at most ${steps}, more than ${steps} squares away`,
							value: shareList(huntsBy.near, huntsBy.far)
						}
					]
		)
	};
}

/** The figures of the mechanism are shown up to here; beyond, nearly every game is mate. */
const SHOWN_STEPS = 3;

/** Whether the first share is larger; null if one of them has no placement. */
function compare(one: number | null, other: number | null): boolean | null {
	return one === null || other === null ? null : one > other;
}

function countWhere(
	points: readonly TimedPoint[],
	holds: (point: TimedPoint) => boolean | null
): { readonly held: number; readonly of: number } {
	const judged = points.map(holds).filter((one) => one !== null);
	return { held: judged.filter((one) => one).length, of: judged.length };
}

function say({ held, of }: { readonly held: number; readonly of: number }): string {
	return `${held} of ${of}`;
}

function shareList(...shares: readonly (number | null)[]): string {
	return shares.map((share) => (share === null ? 'none' : formatPercent(share))).join(', ');
}

function answerComputer({ points }: Evidence): Answer {
	const claim = 'It may take a supercomputer';
	const seven = points.filter(({ steps }) => steps === CLAIMED_STEPS);
	if (seven.length < MATES.length) return open(claim);
	const longest = (some: readonly TimedPoint[]): number =>
		Math.max(...some.map(({ seconds }) => seconds));
	const most = Math.max(...points.map(({ steps }) => steps));
	return {
		claim,
		verdict: 'fails',
		sentence: 'No: this browser computed the answer.',
		figures: [
			{ name: `1 to ${CLAIMED_STEPS} steps, here`, value: formatSeconds(longest(seven)) },
			...(most > CLAIMED_STEPS
				? [{ name: `1 to ${most} steps, here`, value: formatSeconds(longest(points)) }]
				: []),
			{ name: '1 and 2 steps, in the paper', value: 'about 40 hours' }
		]
	};
}

/** For flat and for depth-aware mates, if both are known. */
function pairOf<T>(find: (mates: Mates) => T | null): readonly [T, T] | null {
	const [flat, depth] = MATES.map(find);
	return flat == null || depth == null ? null : [flat, depth];
}
