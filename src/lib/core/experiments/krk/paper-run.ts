/**
 * The results of the paper's whole run with one seed, committed so that the page can show them at once. The file is
 * what `krk files --out FOLDER` writes next to the games; a test compares it with a fresh run.
 */
import { NO_GAMES, packResult, type Tally } from './experiment.ts';
import committed from './paper-run.json' with { type: 'json' };
import { OUTCOMES } from './play-game.ts';
import type { PartCounts, RunCounts } from './run-counts.ts';

export interface PaperPart {
	readonly steps: number;
	readonly tally: Tally;
}

/** The committed run. */
export const PAPER_COUNTS: RunCounts = committed;

/** The committed run as the page shows it. */
export const PAPER_RUN: { readonly seed: number; readonly parts: readonly PaperPart[] } = {
	seed: PAPER_COUNTS.seed,
	parts: PAPER_COUNTS.parts.map(({ steps, games, lengths }) => ({
		steps,
		tally: { games, counts: countsOf(lengths) }
	}))
};

function countsOf(lengths: PartCounts['lengths']): number[] {
	const counts = [...NO_GAMES.counts];
	for (const outcome of OUTCOMES) {
		for (const [moves, games] of Object.entries(lengths[outcome] ?? {})) {
			counts[packResult({ outcome, moves: Number(moves) })] = games;
		}
	}
	return counts;
}
