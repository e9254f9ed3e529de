import { isRecord } from '$lib/core/base/is-record.ts';
import type { Evidence } from '$lib/core/experiments/krk/hypothesis-claims.ts';
import { MATES } from '$lib/core/experiments/krk/hypothesis-point.ts';

const KEY = 'plyscope-krk-hypothesis';
/** Increase whenever the figures, or their meaning, change: older ones are then computed again. */
const VERSION = 2;

/** Saves the results for the next visit. False if the browser cannot save. */
export function storeEvidence(evidence: Evidence): boolean {
	try {
		localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...evidence }));
		return true;
	} catch {
		return false;
	}
}

/** The results of an earlier visit; null if there are none of this version. */
export function readEvidence(): Evidence | null {
	try {
		const stored = localStorage.getItem(KEY);
		return stored === null ? null : checkEvidence(JSON.parse(stored) as unknown);
	} catch {
		return null;
	}
}

export function forgetEvidence(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Unreadable storage counts as empty.
	}
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
