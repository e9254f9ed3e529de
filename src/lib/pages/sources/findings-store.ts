import { isRecord } from '$lib/core/base/is-record.ts';
import { VERDICTS, type Finding, type See } from '$lib/core/experiments/sources/claims/claim.ts';
import type { ClaimId } from '$lib/core/experiments/sources/claims/registry.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** A finished check. */
export interface Kept {
	readonly finding: Finding;
	readonly seconds: number;
}

const KEY = 'plyscope-findings';
/** One more whenever a check, or what its finding means, changes: older ones are then dropped. */
const VERSION = 3;
const ROOMS = ['program', 'experiment', 'hypothesis'];

/** Keeps the findings until the tab is closed, so that they survive leaving the page. */
export function storeFindings(findings: ReadonlyMap<ClaimId, Kept>): void {
	try {
		const claims = Object.fromEntries(findings);
		sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, claims }));
	} catch {
		// Without storage they are still shown until the user leaves the page.
	}
}

/** This tab's earlier findings of these claims, without stale or broken ones. */
export function readFindings(ids: readonly ClaimId[]): Map<ClaimId, Kept> {
	const findings = new Map<ClaimId, Kept>();
	const stored = read();
	if (!isRecord(stored) || stored['version'] !== VERSION) return findings;
	const { claims } = stored;
	if (!isRecord(claims)) return findings;
	for (const id of ids) {
		const kept = claims[id];
		if (isKept(kept)) findings.set(id, kept);
	}
	return findings;
}

function read(): unknown {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown;
	} catch {
		return null;
	}
}

function isKept(value: unknown): value is Kept {
	if (!isRecord(value) || !Number.isFinite(value['seconds'])) return false;
	const { finding } = value;
	if (!isRecord(finding)) return false;
	const { verdict, sentence, figures, see } = finding;
	return (
		VERDICTS.some((one) => one === verdict) &&
		typeof sentence === 'string' &&
		Array.isArray(figures) &&
		figures.every(isFigure) &&
		Array.isArray(see) &&
		see.every(isSee)
	);
}

function isFigure(value: unknown): boolean {
	if (!isRecord(value)) return false;
	const { name, claimed, found, agrees } = value;
	return (
		typeof name === 'string' &&
		(claimed === null || typeof claimed === 'string') &&
		typeof found === 'string' &&
		(agrees === null || typeof agrees === 'boolean')
	);
}

function isSee(value: unknown): value is See {
	if (!isRecord(value) || typeof value['text'] !== 'string') return false;
	const { kind, room, query, setup, step, over, panel } = value;
	if (kind === 'lab') return ROOMS.some((one) => one === room) && typeof query === 'string';
	return (
		kind === 'step' &&
		Number.isSafeInteger(step) &&
		(over === undefined || typeof over === 'string') &&
		(panel === undefined || panel === 'worth') &&
		isSetup(setup)
	);
}

/** True if a link from it would open. */
function isSetup(value: unknown): boolean {
	try {
		return SETUP.parse(SETUP.texts(value as SearchSetup)).faults.length === 0;
	} catch {
		return false;
	}
}
