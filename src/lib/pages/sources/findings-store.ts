import { KeptText } from '$lib/ui/kept-text.ts';
import { isRecord } from '$lib/core/base/is-record.ts';
import { VERDICTS, type Finding, type See } from '$lib/core/experiments/sources/claims/claim.ts';
import { gameOf, GAME_IDS, type GameId } from '$lib/core/games/registry.ts';
import type { ClaimId } from '$lib/core/experiments/sources/claims/claim-ids.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** A finished check. */
export interface Kept {
	readonly finding: Finding;
	readonly seconds: number;
}

const kept = new KeptText('plyscope-findings', 'the tab is closed');
/** One more whenever a check, or what its finding means, changes: older ones are then dropped. */
const VERSION = 3;
const ROOMS = ['program', 'experiment', 'hypothesis'];

/** Keeps the findings until the tab is closed, so that they survive leaving the page. */
export function storeFindings(findings: ReadonlyMap<ClaimId, Kept>): void {
	kept.write(JSON.stringify({ version: VERSION, claims: Object.fromEntries(findings) }));
}

/** This tab's earlier findings of these claims, without stale or broken ones. */
export function readFindings(ids: readonly ClaimId[]): Map<ClaimId, Kept> {
	const findings = new Map<ClaimId, Kept>();
	const stored = kept.readJson();
	if (!isRecord(stored) || stored['version'] !== VERSION) return findings;
	const { claims } = stored;
	if (!isRecord(claims)) return findings;
	for (const id of ids) {
		const claim = claims[id];
		if (isKept(claim)) findings.set(id, claim);
	}
	return findings;
}

function isKept(value: unknown): value is Kept {
	if (!isRecord(value) || !Number.isFinite(value['seconds'])) return false;
	const { finding } = value;
	if (!isRecord(finding)) return false;
	const { verdict, sentence, figures, see, played } = finding;
	return (
		VERDICTS.some((one) => one === verdict) &&
		typeof sentence === 'string' &&
		Array.isArray(figures) &&
		figures.every(isFigure) &&
		Array.isArray(see) &&
		see.every(isSee) &&
		(played === undefined || isPlayed(played))
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

/** True for games that a referee can read; whether their moves are legal is for the referee to say. */
function isPlayed(value: unknown): boolean {
	if (!isRecord(value) || !Array.isArray(value['games'])) return false;
	const id = GAME_IDS.find((one) => one === value['game']);
	return (
		id !== undefined &&
		gameOf(id).ruling !== undefined &&
		value['games'].every((game) => isPlayedGame(game, id))
	);
}

function isPlayedGame(value: unknown, id: GameId): boolean {
	if (!isRecord(value) || typeof value['start'] !== 'string') return false;
	const { start, moves, ending } = value;
	return (
		gameOf(id).parse(start, { root: 'max' }).ok &&
		Array.isArray(moves) &&
		moves.every((move) => Number.isSafeInteger(move)) &&
		(ending === null || typeof ending === 'string')
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
