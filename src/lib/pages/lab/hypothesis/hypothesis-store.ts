import { isRecord } from '$lib/core/base/is-record.ts';
import type { Evidence } from '$lib/core/experiments/krk/hypothesis-claims.ts';
import { KeptText } from '$lib/ui/kept-text.ts';
import { MATES } from '$lib/core/experiments/krk/hypothesis-point.ts';

const kept = new KeptText('plyscope-krk-hypothesis');
/** Increase whenever the figures, or their meaning, change: older ones are then computed again. */
const VERSION = 2;

/** Saves the results for the next visit. False if the browser cannot save. */
export function storeEvidence(evidence: Evidence): boolean {
	return kept.write(JSON.stringify({ version: VERSION, ...evidence }));
}

/** The results of an earlier visit; null if there are none of this version. */
export function readEvidence(): Evidence | null {
	return checkEvidence(kept.readJson());
}

export function forgetEvidence(): void {
	kept.write('');
}

const POINT_FIELDS = [
	'steps',
	'mate',
	'unmated',
	'moves',
	'perfectMoves',
	'whiteDecisions',
	'blackDecisions',
	'whitePlayed',
	'blackPlayed',
	'surelyMated',
	'neverMated',
	'longest',
	'seconds'
];
const SAMPLE_FIELDS = [
	'steps',
	'seeds',
	'games',
	'mate',
	'mateDeviation',
	'threefold',
	'moves',
	'movesDeviation'
];

function checkEvidence(stored: unknown): Evidence | null {
	if (!isRecord(stored) || stored['version'] !== VERSION) return null;
	const { points, samples } = stored;
	if (!Array.isArray(points) || !Array.isArray(samples)) return null;
	const arePoints = points.every(
		(one) =>
			hasNumbers(one, POINT_FIELDS) &&
			isRecord(one) &&
			hasNumbers(one['dawdler'], ['start', 'moves']) &&
			isByDistance(one['matesBy']) &&
			isByDistance(one['huntsBy'])
	);
	const areSamples = samples.every((one) => hasNumbers(one, SAMPLE_FIELDS));
	return arePoints && areSamples ? { points, samples } : null;
}

/** Shares by distance; none where no placement has such a distance. */
function isByDistance(value: unknown): boolean {
	return (
		isRecord(value) &&
		['near', 'next', 'far'].every((key) => value[key] === null || Number.isFinite(value[key]))
	);
}

function hasNumbers(value: unknown, fields: readonly string[]): boolean {
	if (!isRecord(value)) return false;
	const isNumbers = fields.every((field) => Number.isFinite(value[field]));
	// Points and samples record their kind of mates; the start of a dawdler does not.
	return isNumbers && (value['mates'] === undefined || MATES.some((one) => one === value['mates']));
}
